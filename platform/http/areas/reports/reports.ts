import type { Router } from 'express'
import { decideAccess } from '../../../../shared/access/decide.ts'
import { mayExport } from '../../../../shared/access/rights.ts'
import type { HandlerInput } from '../../../../shared/api/endpoint.ts'
import { reportApi } from '../../../../shared/areas/reports/api.ts'
import { insertAudit, objectOf } from '../../../queries/account/audit.ts'
import { isMemberChoice } from '../../../queries/account/choices.ts'
import { raiseVersion } from '../../../queries/pulse.ts'
import { insertPlan, lastDays } from '../../../queries/reports/plans.ts'
import { readSentFile } from '../../../queries/reports/sendings.ts'
import { readCompany } from '../../../queries/view.ts'
import { listOf } from '../../../reports/make.ts'
import { readTarget, shownTarget, targetOf } from '../../../reports/target.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { Refused, wrongField } from '../../refused.ts'
import { languageOf } from '../../texts.ts'

/** @throws {Refused} for a content that whoever asks does not see, or makes no files of */
const requireContent = ({ viewer: { record } }: Call, content: number): void => {
  const { screen, also = [] } = listOf(content)
  const screens = [screen, ...also]
  const { allows } = decideAccess(record)
  if (!screens.some((one) => allows(one)) || !mayExport(record, screens)) throw wrongField('content', 'report.content')
}

const save = async (input: HandlerInput<typeof reportApi.save>, call: Call) => {
  const { context, viewer, now, ip } = call
  const { record, scope } = viewer
  requireContent(call, input.content)
  const target = readTarget(input, context.reportSettings)
  const { name, content, every, hour, format, channel } = input
  return context.db.transaction().execute(async (tx) => {
    const { team_id } = input
    if (team_id !== null && !(await isMemberChoice(tx, scope, team_id))) throw wrongField('team_id', 'team.outside')
    const { clock } = await readCompany(tx, scope.company_id)
    const member_id = Number(record.id)
    const shown = shownTarget(target, channel)
    const id = await insertPlan(
      tx,
      {
        ...{ company_id: scope.company_id, member_id, name, content, every, hour, format, channel, shown },
        ...{ team_id: team_id === null ? null : Number(team_id), language: languageOf(call) },
        sealed: context.vault.seal(JSON.stringify(target), targetOf(member_id)),
        sent_day: lastDays(input, clock, now).to,
      },
      now,
    )
    const object = { object_type: 'report', object_id: objectOf(scope.company_id, id) }
    const after = { name, content, team_id, every, hour, format, channel, target: shown }
    await insertAudit(tx, { member_id, action: 'report.make', ...object, after, ip, now })
    await raiseVersion(tx, scope.company_id, now)
    return { id }
  })
}

export const mountReports = (router: Router, context: Context): void =>
  implement(router, context, reportApi, {
    save,
    file: async ({ id }, { context: { reads }, viewer: { scope, record } }) => {
      const sent = await readSentFile(reads, scope, id)
      // It holds what its maker sees: nobody else's sight is wider by it.
      if (!sent || sent.member_id !== Number(record.id)) throw new Refused('report.none')
      if (!sent.file) throw new Refused('report.noFile')
      return { name: sent.name, file: sent.file.toString('base64') }
    },
  })
