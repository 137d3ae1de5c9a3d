import type { Router } from 'express'
import { ttAccountApi } from '../../../../shared/areas/tt-accounts/api.ts'
import { handleOf, MOST_FOLLOWED } from '../../../../shared/areas/tt-accounts/states.ts'
import { insertAudit, objectOf } from '../../../queries/account/audit.ts'
import { raiseVersion } from '../../../queries/pulse.ts'
import { countOthers, findMarketAccount, followAccount, readAccount } from '../../../queries/tt-accounts/accounts.ts'
import { readAccountDetail } from '../../../queries/tt-accounts/detail.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { present } from '../../present.ts'
import { Refused, wrongField } from '../../refused.ts'

export const mountTtAccounts = (router: Router, context: Context): void =>
  implement(router, context, ttAccountApi, {
    add: ({ account }, { viewer: { scope, record }, now, ip }) =>
      context.db.transaction().execute(async (tx) => {
        const handle = handleOf(account)
        if (handle === undefined) throw wrongField('account', 'ttAccount.handle')
        const creator_id = await findMarketAccount(tx, handle)
        if (creator_id === undefined) throw wrongField('account', 'ttAccount.unknown')
        const [member_id, { company_id }] = [Number(record.id), scope]
        if ((await countOthers(tx, member_id, creator_id)) >= MOST_FOLLOWED)
          throw new Refused('ttAccount.full', { params: { most: MOST_FOLLOWED } })
        const id = await followAccount(tx, { company_id, member_id, creator_id }, now)
        await insertAudit(tx, {
          member_id,
          action: 'ttAccount.follow',
          object_type: 'ttAccount',
          object_id: objectOf(company_id, id),
          after: { account: `@${handle}` },
          ip,
          now,
        })
        await raiseVersion(tx, company_id, now)
        return { id }
      }),
    detail: ({ id }, call) =>
      present(call, async (tx, view) => {
        const account = await readAccount(tx, view.scope, id)
        if (!account) throw new Refused('ttAccount.none')
        return readAccountDetail(tx, view, account, Number(call.viewer.record.id))
      }),
  })
