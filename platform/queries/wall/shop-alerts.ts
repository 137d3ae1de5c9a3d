import { sql } from 'kysely'
import { authState } from '../../../shared/areas/shops/auth-states.ts'
import type { AlertLimits } from '../../../shared/live/alert-limits.ts'
import type { Db } from '../../db/tables.ts'
import { authState as stateAt, withAuth } from '../shops/auth.ts'
import { ownShops } from '../shops/scope.ts'
import type { View } from '../view.ts'
import { alert, fewOf, type Notice } from './notice.ts'

const DAY = 86_400

interface Shop {
  readonly shop_id: string
  readonly title: string
  readonly state: number
  /** When the authorisation ends, and when it was last heard of. */
  readonly end_t: number | null
  readonly heard_t: number | null
}

const codes: Readonly<Record<number, string>> = {
  [authState.ended]: 'A5.ended',
  [authState.revoked]: 'A5.revoked',
  [authState.failing]: 'A5.failing',
}

/** A5: a shop's authorisation ends soon, amber; it has ended, was taken back or fails, red. Shops out of use count for nothing. */
export const readShopAlerts = async (
  db: Db,
  { scope, now }: View,
  { a5_days }: AlertLimits,
): Promise<readonly Notice[]> => {
  const soon = now + a5_days * DAY
  const state = stateAt(now)
  const { rows } = await sql<Shop>`
    select s.shop_id, coalesce(nullif(s.name, ''), s.shop_id) as title, ${state} as state, a.refresh_expire_t as end_t,
      coalesce((select max(g.t) from shop_auth_log g where g.company_id = s.company_id and g.shop_id = s.shop_id),
        a.last_sync_t) as heard_t
    from shop s ${withAuth}
    where ${ownShops(scope)} and s.disabled_t is null
      and (${state} in (3, 4, 5) or (${state} in (1, 2) and a.refresh_expire_t <= ${soon}))
    order by ${state} in (1, 2), a.refresh_expire_t, s.shop_id`.execute(db)
  const found = rows.map(({ shop_id, title, state, end_t, heard_t }): Notice => {
    const id = `A5.${shop_id}`
    const code = codes[state]
    if (code !== undefined)
      return alert(id, code, 'red', (state === authState.ended ? end_t : heard_t) ?? now, { title })
    const end = end_t ?? now
    return alert(id, 'A5.ending', 'amber', end - a5_days * DAY, { title, days: Math.ceil((end - now) / DAY) })
  })
  return fewOf('A5', found)
}
