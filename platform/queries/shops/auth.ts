import { type RawBuilder, sql } from 'kysely'

/** Seconds before its end in which an authorisation is said to end soon. */
export const AUTH_SOON_S = 30 * 86_400

/** State of the authorisation `a` (a left joined `shop_auth`) as of `now`; shared/areas/shops/auth-states.ts says what the numbers are. */
export const authState = (now: number): RawBuilder<number> => sql<number>`(case
  when a.state is null then 0 when a.state <> 1 then a.state when a.refresh_expire_t <= ${now} then 3
  when a.refresh_expire_t <= ${now + AUTH_SOON_S} then 2 else 1 end)::smallint`

/** Joins `shop s` to it. */
export const withAuth = sql`left join shop_auth a on a.company_id = s.company_id and a.shop_id = s.shop_id`
