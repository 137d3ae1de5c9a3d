import { type RawBuilder, sql } from 'kysely'
import type { FeedLine } from '../../shared/live/zones.ts'
import type { Db } from '../db/tables.ts'
import { estimated } from '../sums/totals.ts'
import { shownName } from './names.ts'
import type { View } from './view.ts'

export interface LineRow {
  order_id: string
  sku_id: string
  content_id: string
  n: number
  t: number
  region: string
  from: string
  product: string
  creator: string
  content_type: number
  qty: number
  amt: number
  commission_amt: number
}

export interface KeyedLine {
  readonly key: readonly [t: number, order_id: string, sku_id: string, content_id: string, n: number]
  readonly line: FeedLine
}

/** A row as a feed shows it. @param mask whether names of creators are covered */
export const keyedLine = ({ order_id, sku_id, content_id, n, ...row }: LineRow, mask: boolean): KeyedLine => ({
  key: [row.t, order_id, sku_id, content_id, n],
  line: {
    ...row,
    id: `${order_id}-${sku_id}-${content_id}-${n}`,
    creator: shownName(row.creator, mask),
  },
})

/** Order of lines: by payment, then by their key in byte order, so that every reader agrees on it. */
export const lineKey = sql`l.paid_t, l.order_id collate "C", l.sku_id collate "C", l.content_id collate "C", l.n`
/** The same backward. */
export const newestFirst = sql`
  l.paid_t desc, l.order_id collate "C" desc, l.sku_id collate "C" desc, l.content_id collate "C" desc, l.n desc`

/** `limit` lines that meet `condition` on `l`, newest or oldest first, with the names that people know. */
export const readLines = async (
  db: Db,
  view: View,
  condition: RawBuilder<unknown>,
  limit: number,
  order: 'newest' | 'oldest',
): Promise<readonly KeyedLine[]> => {
  const { rows } = await sql<LineRow>`
    select l.order_id, l.sku_id, l.content_id, l.n, l.paid_t as t, l.region, coalesce(s.region, 'ZZ') as "from",
      coalesce(p.title, l.product_id) as product, coalesce(nullif(c.nickname, ''), c.username, l.creator_id) as creator,
      l.content_type, l.quantity as qty, l.pay_amt as amt,
      ${estimated} as commission_amt
    from (select * from affiliate_order_line l where ${condition}
          order by ${order === 'newest' ? newestFirst : lineKey} limit ${limit}) l
    left join shop s on s.company_id = l.company_id and s.shop_id = l.shop_id
    left join product p on p.company_id = l.company_id and p.product_id = l.product_id
    left join creator c on c.company_id = l.company_id and c.creator_id = l.creator_id
    order by ${order === 'newest' ? newestFirst : lineKey}`.execute(db)
  return rows.map((row) => keyedLine(row, view.company.mask_names))
}
