import type { Router } from 'express'
import { limitsApi } from '../../../../shared/areas/wall/limits-api.ts'
import { rateText } from '../../../../shared/format/number.ts'
import type { AlertLimits } from '../../../../shared/live/alert-limits.ts'
import { insertAudit } from '../../../queries/account/audit.ts'
import { raiseVersion } from '../../../queries/pulse.ts'
import { readLimits, writeLimits } from '../../../queries/wall/limits.ts'
import type { Context } from '../../context.ts'
import { implement, requirePerson } from '../../implement.ts'
import { wrongField } from '../../refused.ts'

/** @throws {Refused} beside the limit by which red would come before amber */
const requireOrder = ({ a2_amber, a2_red, a3_amber, a3_red }: AlertLimits): void => {
  if (a2_red > a2_amber) throw wrongField('a2_red', 'limits.below', { most: rateText(a2_amber, 2) })
  if (a3_red < a3_amber) throw wrongField('a3_red', 'limits.above', { least: rateText(a3_amber, 2) })
}

export const mountLimits = (router: Router, context: Context): void =>
  implement(router, context, limitsApi, {
    read: async (_, { viewer }) => ({ limits: await readLimits(context.db, viewer.scope.text) }),
    save: (limits, { viewer, ip, now }) => {
      requirePerson(viewer)
      requireOrder(limits)
      const { record, scope } = viewer
      const member_id = Number(record.id)
      return context.db.transaction().execute(async (tx) => {
        const before = await readLimits(tx, scope.text)
        await writeLimits(tx, scope.text, limits, { member_id, now })
        await insertAudit(tx, {
          member_id,
          action: 'company.limits',
          object_type: 'company',
          object_id: String(scope.company_id),
          before,
          after: limits,
          ip,
          now,
        })
        await raiseVersion(tx, scope.company_id, now)
        return { limits: await readLimits(tx, scope.text) }
      })
    },
  })
