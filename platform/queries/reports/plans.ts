import { sql, type Updateable } from 'kysely'
import { everyWeek, planState } from '../../../shared/areas/reports/states.ts'
import type { Language } from '../../../shared/i18n/texts.ts'
import { type BusinessClock, dayNumber } from '../../../shared/time/zone.ts'
import type { Db, Tx } from '../../db/tables.ts'
import type { ReportPlanTable } from '../../db/tables-reports.ts'
import { calledBy } from '../orders/line.ts'
import { ownMember } from '../products/creators.ts'
import type { Scope } from '../scope.ts'

/** Condition on `report_plan p`: the viewer's own, or somebody's below. */
export const plansOf = (scope: Scope) =>
  sql<boolean>`(p.company_id = ${scope.company_id} and ${ownMember(scope, sql`p.member_id`)})`

/** Business days, first and last included. */
export interface Days {
  readonly from: number
  readonly to: number
}

const WEEK = 7
/** 1970-01-01 was a Thursday, the third day after Monday. */
const afterMonday = (day: number): number => (day + 3) % WEEK

/** The days that a plan reports last, once its hour has come: yesterday, or the week from Monday to Sunday. */
export const lastDays = (
  { every, hour }: Pick<ReportPlanTable, 'every' | 'hour'>,
  clock: BusinessClock,
  now: number,
): Days => {
  const today = dayNumber(clock, now - hour * 3600)
  if (every !== everyWeek) return { from: today - 1, to: today - 1 }
  const monday = today - afterMonday(today)
  return { from: monday - WEEK, to: monday - 1 }
}

/** A plan with the days of one of its sendings. */
export interface DuePlan {
  readonly sending_id: number
  readonly plan_id: number
  readonly company_id: number
  readonly member_id: number
  readonly name: string
  readonly content: number
  readonly team_id: number | null
  readonly team_name: string | null
  readonly format: number
  readonly channel: number
  readonly language: Language
  readonly sealed: string
  readonly from_day: number
  readonly to_day: number
  readonly tries: number
  readonly file_name: string
  readonly file: Buffer | null
}

export interface NewPlan {
  readonly company_id: number
  readonly member_id: number
  readonly name: string
  readonly content: number
  readonly team_id: number | null
  readonly every: number
  readonly hour: number
  readonly format: number
  readonly channel: number
  readonly language: Language
  readonly sealed: string
  readonly shown: string
  readonly sent_day: number
}

export const insertPlan = async (tx: Tx, plan: NewPlan, now: number): Promise<string> => {
  const made = await tx
    .insertInto('report_plan')
    .values({ ...plan, add_time: now, update_time: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(made.id)
}

export interface HeldPlan {
  readonly id: number
  readonly company_id: number
  readonly state: number
  readonly name: string
  readonly every: number
  readonly hour: number
}

/** Held until the transaction ends. */
export const holdPlan = async (tx: Tx, scope: Scope, id: string): Promise<HeldPlan | undefined> => {
  const { rows } = await sql<HeldPlan>`
    select p.id, p.company_id, p.state, p.name, p.every, p.hour from report_plan p
    where p.id::text = ${id} and ${plansOf(scope)} for update`.execute(tx)
  return rows[0]
}

export const setPlan = async (tx: Tx, id: number, values: Updateable<ReportPlanTable>, now: number): Promise<void> => {
  await tx
    .updateTable('report_plan')
    .set({ ...values, update_time: now })
    .where('id', '=', id)
    .execute()
}

/** Puts the sending of some days of a plan where it goes out next; one that is there already goes out again. */
export const putSending = async (
  tx: Tx,
  { id, company_id }: Pick<HeldPlan, 'id' | 'company_id'>,
  { from, to }: Days,
  now: number,
): Promise<void> => {
  const times = { add_time: now, update_time: now }
  await tx
    .insertInto('report_sending')
    .values({ plan_id: id, company_id, from_day: from, to_day: to, next_t: now, file: null, sent_t: null, ...times })
    .onConflict((conflict) =>
      conflict
        .columns(['plan_id', 'to_day'])
        .doUpdateSet({ state: 0, tries: 0, next_t: now, error: '', file: null, update_time: now }),
    )
    .execute()
}

/** Plans that are on. */
export const readPlans = async (db: Db) =>
  db
    .selectFrom('report_plan')
    .select(['id', 'company_id', 'every', 'hour', 'sent_day'])
    .where('state', '=', planState.on)
    .orderBy('id')
    .execute()

/** Sendings that wait and whose time has come, one after another: whoever takes one has it for `held` seconds. */
export const takeSending = async (db: Db, now: number, held: number): Promise<DuePlan | undefined> => {
  const { rows } = await sql<DuePlan>`
    with taken as (
      update report_sending s set next_t = ${now + held}, tries = s.tries + 1, update_time = ${now}
      where s.id = (select id from report_sending where state = 0 and next_t <= ${now} order by next_t limit 1
        for update skip locked)
      returning s.*)
    select t.id as sending_id, p.id as plan_id, p.company_id, p.member_id, p.name, p.content, p.team_id,
      case when p.team_id is not null then ${calledBy('team')} end as team_name, p.format, p.channel, p.language, p.sealed, t.from_day, t.to_day, t.tries,
      t.file_name, t.file
    from taken t join report_plan p on p.id = t.plan_id left join member team on team.id = p.team_id`.execute(db)
  return rows[0]
}
