import { sql } from 'kysely'
import { allScopes, syncResult } from '../../shared/areas/shops/auth-states.ts'
import type { Db, Tx } from '../db/tables.ts'

const DAY = 86_400

/** Shops of the demo whose data cannot be read any more, and one that is soon to be authorised anew. */
const FAILING = ['7495301122846650104', '7495301122846650204']
const ENDING = '7495301122846650107'

/** Every shop authorised for the better part of a year, but for the two kinds above. @param today second it began */
export const insertAuths = async (tx: Tx, company_id: number, today: number): Promise<void> => {
  await sql`
    insert into shop_auth (company_id, shop_id, seller_name, scopes, auth_t, sync_result, access_expire_t, state,
      refresh_expire_t, last_sync_t)
    select company_id, shop_id, name, ${[...allScopes]}::text[], ${today}::bigint - ${DAY}::int * (20 + (hashtext(shop_id) & 63)),
      case when shop_id = any(${FAILING}::text[]) then ${syncResult.token}::int else ${syncResult.done}::int end,
      ${today + 6 * DAY}::bigint, case when shop_id = any(${FAILING}::text[]) then 5 else 1 end,
      ${today} + ${DAY} * case when shop_id = ${ENDING} then 12 else 180 + (hashtext(shop_id) & 127) end,
      ${today} - case when shop_id = any(${FAILING}::text[]) then ${2 * DAY} else 0 end
    from shop where company_id = ${company_id}`.execute(tx)
}

/** Shops that may be read are: their data are as of `now`. */
export const syncShops = async (db: Db, companies: readonly number[], now: number): Promise<void> => {
  await sql`
    update shop_auth set last_sync_t = ${now}
    where company_id = any(${companies}::bigint[]) and state = 1 and refresh_expire_t > ${now}`.execute(db)
}
