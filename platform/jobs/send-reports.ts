import { sendingState } from '../../shared/areas/reports/states.ts'
import { reportErrors } from '../../shared/areas/reports/workflow-words.ts'
import { translators } from '../../shared/i18n/texts.ts'
import type { Db } from '../db/tables.ts'
import { screenRight } from '../exports/right.ts'
import type { SpecialIds } from '../http/record.ts'
import { isMemberChoice } from '../queries/account/choices.ts'
import { consistently } from '../queries/consistent.ts'
import { type DuePlan, lastDays, putSending, readPlans, takeSending } from '../queries/reports/plans.ts'
import { forgetFiles, setSending } from '../queries/reports/sendings.ts'
import type { Scope } from '../queries/scope.ts'
import { readCompany } from '../queries/view.ts'
import { listOf, makeLetter } from '../reports/make.ts'
import { NotSent, sendLetter } from '../reports/send.ts'
import type { ReportSettings } from '../reports/settings.ts'
import { openTarget } from '../reports/target.ts'
import type { Vault } from '../vault/vault.ts'

const DAY = 86_400
/** Seconds for which nobody else tries what somebody tries. */
const HELD_S = 300
/** Tries before a report is given up, and seconds until the second; each later one waits four times as long. */
const MOST_TRIES = 4
const AGAIN_S = 300
/** Seconds for which files are kept. */
export const KEPT_S = 90 * DAY

export interface Sending {
  readonly db: Db
  readonly special: SpecialIds
  readonly vault: Vault
  readonly settings: ReportSettings
  readonly log: { warn(details: object, message: string): void }
}

/** Puts what is due of each plan in the queue, once for its days. */
const planDue = async (db: Db, now: number): Promise<void> => {
  for (const plan of await readPlans(db)) {
    const { clock } = await readCompany(db, plan.company_id)
    const days = lastDays(plan, clock, now)
    if (days.to <= plan.sent_day) continue
    await db.transaction().execute(async (tx) => {
      const taken = await tx
        .updateTable('report_plan')
        .set({ sent_day: days.to })
        .where('id', '=', plan.id)
        .where('sent_day', '<', days.to)
        .returning('id')
        .executeTakeFirst()
      if (taken) await putSending(tx, plan, days, now)
    })
  }
}

/** The scope of whoever made the plan, as long as it may see and export the content, and has the team within; else null. */
const scopeNow = async ({ db, special }: Sending, plan: DuePlan, now: number): Promise<Scope | null> => {
  const { screen, also = [] } = listOf(plan.content)
  const asked = { screens: [screen, ...also], exports: true }
  const scope = await screenRight(db, special, plan.member_id, asked, now)
  if (scope?.company_id !== plan.company_id) return null
  const { team_id } = plan
  if (team_id === null) return scope
  return (await consistently(db, (tx) => isMemberChoice(tx, scope, String(team_id)))) ? scope : null
}

const sendOne = async (sending: Sending, plan: DuePlan, now: number): Promise<void> => {
  const { db, vault, settings } = sending
  const text = translators(reportErrors)[plan.language]
  const scope = await scopeNow(sending, plan, now)
  if (scope === null) {
    await setSending(db, plan.sending_id, { state: sendingState.failed, error: text('report.lostRight') }, now)
    return
  }
  const letter = await makeLetter(db, plan, scope, now)
  await setSending(db, plan.sending_id, { file: letter.file.bytes, file_name: letter.file.name }, now)
  try {
    await sendLetter(plan.channel, openTarget(vault, plan.sealed, plan.member_id), letter, settings, now)
    await setSending(db, plan.sending_id, { state: sendingState.sent, sent_t: now, error: '' }, now)
  } catch (error) {
    if (!(error instanceof NotSent)) throw error
    const isOver = plan.tries >= MOST_TRIES
    const said = { error: text(error.key, { why: error.why }), next_t: now + AGAIN_S * 4 ** (plan.tries - 1) }
    await setSending(db, plan.sending_id, { ...said, ...(isOver ? { state: sendingState.failed } : {}) }, now)
  }
}

/** Makes and sends the reports whose time has come; what does not arrive is tried again, four times in all. */
export const sendPlanned = async (
  sending: Sending,
  now: number,
  isStopped: () => boolean = () => false,
): Promise<void> => {
  const { db } = sending
  await planDue(db, now)
  await forgetFiles(db, now - KEPT_S)
  while (!isStopped()) {
    const plan = await takeSending(db, now, HELD_S)
    if (!plan) return
    await sendOne(sending, plan, now).catch((error: unknown) => {
      sending.log.warn({ err: error, report: plan.plan_id }, 'a report could not be made')
    })
  }
}
