import { sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { liveApi } from '../../../shared/areas/lives/api.ts'
import { liveState } from '../../../shared/areas/lives/states.ts'
import type { Db } from '../../db/tables.ts'
import { formulas } from '../metrics/formulas.ts'
import { shownName } from '../names.ts'
import type { View } from '../view.ts'
import { livesOf } from './lives.ts'

type Room = CallData<typeof liveApi.running>['list'][number]
type Found = Omit<Room, 'gpm'> & { readonly views: number | null }

/** More than a company runs at a time: the screen says how many there are by them. */
const MOST = 500
const PACE_S = 300

/** Rooms that are live now, the one with most turnover first. */
export const readRunning = async (tx: Db, { scope, now, company }: View): Promise<Room[]> => {
  const { rows } = await sql<Found>`
    select s.live_id, coalesce(nullif(s.title, ''), s.live_id) as title, coalesce(nullif(c.nickname, ''), nullif(c.username, ''), s.creator_id) as creator_name, s.start_t,
      (select m.viewers from live_minute m where m.company_id = s.company_id and m.live_id = s.live_id
        order by m.minute_t desc limit 1) as viewers,
      (select sum(m.views)::bigint from live_minute m where m.company_id = s.company_id and m.live_id = s.live_id) as views,
      coalesce(k.gmv_amt, 0) as gmv_amt, coalesce(k.orders, 0) as orders,
      round(coalesce(k.recent, 0) * 60.0 / ${PACE_S}, 1)::float8 as orders_per_minute
    from live_session s
    left join creator c on c.company_id = s.company_id and c.creator_id = s.creator_id
    left join lateral (
      select sum(l.pay_amt)::bigint as gmv_amt, count(distinct l.order_id) as orders,
        count(distinct l.order_id) filter (where l.paid_t > ${now - PACE_S}) as recent
      from affiliate_order_line l
      where l.company_id = s.company_id and l.content_id = s.live_id and l.content_id <> '' and l.paid_t is not null) k on true
    where ${livesOf(scope)} and s.state = ${liveState.live}
    order by gmv_amt desc, s.live_id limit ${MOST}`.execute(tx)
  return rows.map(({ views, ...room }) => ({
    ...room,
    creator_name: shownName(room.creator_name, company.mask_names),
    gpm: formulas.M19({ content_gmv_amt: room.gmv_amt, views: views ?? 0 }),
  }))
}
