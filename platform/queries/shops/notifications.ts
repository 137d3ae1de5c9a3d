import { sql } from 'kysely'
import { authState, syncResult } from '../../../shared/areas/shops/auth-states.ts'
import type { Db } from '../../db/tables.ts'
import { type Notification, notificationKinds } from '../../network/webhook.ts'
import { raiseVersion } from '../pulse.ts'
import { logAuth, setAuth } from './auths.ts'
import { tellOfAuth } from './tell-auth.ts'

interface Known {
  readonly company_id: number
  readonly shop_id: string
}

/**
 * Does what a network's notification says, once: `id` names it. A shop may stand in several companies. What is not acted on,
 * and shops that nobody has authorised, change nothing.
 */
export const applyNotification = (db: Db, { type, shop_id }: Notification, id: string, now: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const isNew = await tx
      .insertInto('shop_notification')
      .values({ id, t: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!isNew) return
    const { rows } = await sql<Known>`
      select company_id, shop_id from shop_auth where shop_id = ${shop_id} and state <> ${authState.revoked}
      order by company_id for no key update`.execute(tx)
    for (const shop of rows) {
      if (type === notificationKinds.revoked) {
        const result = syncResult.gone
        const values = { state: authState.revoked, sync_result: result, sealed: null, access_expire_t: null }
        await setAuth(tx, shop, values, { event: 'revoked', result, member_id: null, now })
        await tellOfAuth(tx, shop, 'revoked', now)
      } else if (type === notificationKinds.ending) {
        await logAuth(tx, shop, { event: 'ending', member_id: null, now })
        await tellOfAuth(tx, shop, 'ending', now)
      } else continue
      await raiseVersion(tx, shop.company_id, now)
    }
  })
