import { type RawBuilder, sql } from 'kysely'
import type { Source } from '../../../shared/areas/analysis/metrics.ts'
import type { Tx } from '../../db/tables.ts'
import { linesOf, salesPaid } from '../scope.ts'
import { type Asked, groupRows, type Rows } from './asked.ts'
import type { Group } from './groups.ts'
import type { Side } from './side.ts'

type Sql = RawBuilder<unknown>

/** Of a member those that its own lines name; everything of its company for a whole one. */
const seen = ({ view: { scope } }: Asked, id: 'content_id' | 'product_id', of: Sql): Sql =>
  scope.member_id === null
    ? sql`true`
    : sql`${of} in (select ${sql.ref(`l.${id}`)} from affiliate_order_line l where ${linesOf(scope)})`

/** Days as the selling platform reports them: `day` is the number of one. */
const dayRows = (asked: Asked, side: Side, table: string, id: 'content_id' | 'product_id'): Rows => ({
  table: sql.table(table),
  t: sql`(${side.starts}::bigint[])[l.day - ${side.from}::int + 1]`,
  when: sql`l.company_id = ${asked.view.scope.company_id} and l.day between ${side.from} and ${side.to}
    and ${seen(asked, id, sql.ref(`l.${id}`))}`,
  // What is divided by a day's views or clicks was sold on a day that has them.
  joins: sql`left join (
    select ${sql.ref(`l.${id}`)} as id, width_bucket(l.paid_t, ${side.starts}::bigint[]) as place,
      sum(l.pay_amt) as sold_amt, count(distinct (l.order_id, l.sku_id)) as sold_skus
    from affiliate_order_line l where ${salesPaid(asked.view.scope, side.start, side.end - 1)} group by 1, 2
  ) sold on sold.id = ${sql.ref(`l.${id}`)} and sold.place = l.day - ${side.from}::int + 1`,
  more: sql`, sold.sold_amt, sold.sold_skus`,
})

const total = (column: string): Sql => sql`coalesce(sum(${sql.ref(`l.${column}`)}), 0)::bigint`
const clicks = { clicks: total('clicks'), impressions: total('impressions'), content_skus: total('sold_skus') }

const readContents = (tx: Tx, asked: Asked, side: Side): Promise<readonly Group[]> =>
  groupRows(tx, asked, side, dayRows(asked, side, 'content_daily', 'content_id'), {
    ...clicks,
    views: total('views'),
    watch_s: total('watch_s'),
    room_impressions: total('room_impressions'),
    live_views: sql`coalesce(sum(l.views) filter (where l.content_type = 2), 0)::bigint`,
    content_gmv_amt: total('sold_amt'),
  })

const readProducts = (tx: Tx, asked: Asked, side: Side): Promise<readonly Group[]> =>
  groupRows(tx, asked, side, dayRows(asked, side, 'product_daily', 'product_id'), clicks)

const readLive = (tx: Tx, asked: Asked, side: Side): Promise<readonly Group[]> => {
  const rows: Rows = {
    table: sql`(select m.*, m.live_id as content_id, s.creator_id
      from live_minute m join live_session s using (company_id, live_id))`,
    t: sql`l.minute_t`,
    when: sql`l.company_id = ${asked.view.scope.company_id} and l.minute_t >= ${side.start}
      and l.minute_t <= ${side.last} and ${seen(asked, 'content_id', sql`l.content_id`)}`,
  }
  return groupRows(tx, asked, side, rows, { peak: sql`max(l.viewers)` })
}

export const contentReaders: Readonly<
  Record<
    Extract<Source, 'contents' | 'products' | 'live'>,
    (tx: Tx, asked: Asked, side: Side) => Promise<readonly Group[]>
  >
> = { contents: readContents, products: readProducts, live: readLive }
