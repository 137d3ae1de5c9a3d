import type { Router } from 'express'
import { mcnApi } from '../../../../shared/areas/mcn/api.ts'
import { insertAudit, objectOf } from '../../../queries/account/audit.ts'
import { findHolder, offerContract } from '../../../queries/creators/contracts.ts'
import { isOwnCreator } from '../../../queries/products/creators.ts'
import { raiseVersion } from '../../../queries/pulse.ts'
import { lastSecond } from '../../../workflows/last-second.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { Refused, wrongField } from '../../refused.ts'

export const mountMcn = (router: Router, context: Context): void =>
  implement(router, context, mcnApi, {
    bind: ({ creator_id, share_rate_bp, end_date }, { viewer: { scope, record }, now, ip }) =>
      context.db.transaction().execute(async (tx) => {
        const { company_id } = scope
        if (!(await isOwnCreator(tx, scope, creator_id))) throw wrongField('creator_id', 'creator.none')
        const end_t = await lastSecond(tx, { scope, now }, 'end_date', end_date)
        const holder = await findHolder(tx, company_id, creator_id)
        if (holder) {
          const { isLive, owner } = holder
          throw isLive ? new Refused('mcn.bound', { params: { owner } }) : new Refused('mcn.asked')
        }
        const member_id = Number(record.id)
        const offer = { company_id, creator_id, member_id, share_rate_bp, end_t }
        await offerContract(tx, offer, now)
        await insertAudit(tx, {
          member_id,
          action: 'creator.offer',
          object_type: 'creator',
          object_id: objectOf(company_id, creator_id),
          after: { share_rate_bp, end_date },
          ip,
          now,
        })
        await raiseVersion(tx, company_id, now)
        return { id: creator_id }
      }),
  })
