import { type RawBuilder, sql } from 'kysely'
import { goodsRows } from '../../../shared/api/goods.ts'
import type { Db } from '../../db/tables.ts'
import { rateBp } from '../arithmetic.ts'
import { type ContentFacts, contentDays, contentSums } from '../metrics/content-facts.ts'
import { formulas } from '../metrics/formulas.ts'
import { shownName } from '../names.ts'
import { type GoodsAsk, productLines } from './product-lines.ts'

/** What a content sold of the product, and what it did by itself; null where no day is reported. */
export interface GoodsContent {
  readonly content_id: string
  readonly creator_name: string
  readonly gmv: number
  readonly items: number
  readonly sku_orders: number
  readonly views: number | null
  readonly likes: number | null
  readonly comments: number | null
  readonly shares: number | null
  readonly new_followers: number | null
  readonly ctr: number | null
  readonly ctor: number | null
  readonly gpm: number | null
  readonly stay: number | null
  readonly entry: number | null
  readonly engagement: number | null
}

type Found = ContentFacts & {
  readonly content_id: string
  readonly creator_name: string
  readonly gmv: number
  readonly items: number
  readonly sku_orders: number
  readonly reported: number
  readonly likes: number
  readonly comments: number
  readonly shares: number
  readonly new_followers: number
}

const ratesOf = (row: Found): Omit<GoodsContent, 'content_id' | 'creator_name' | 'gmv' | 'items' | 'sku_orders'> => {
  const { views, likes, comments, shares, new_followers } = row
  if (row.reported === 0) {
    const none = { views: null, likes: null, comments: null, shares: null, new_followers: null }
    return { ...none, ctr: null, ctor: null, gpm: null, stay: null, entry: null, engagement: null }
  }
  return {
    views,
    likes,
    comments,
    shares,
    new_followers,
    ctr: formulas.M20(row),
    ctor: formulas.M21(row),
    gpm: formulas.M19(row),
    stay: formulas.M23(row),
    entry: formulas.M22(row),
    engagement: views === 0 ? null : rateBp(likes + comments + shares, views),
  }
}

/**
 * Contents of some types (`(1, 2)`) that show the product or sold it in the days, largest turnover first, then most viewed;
 * of a member those that its own lines name. Everything by content id: views, rates and GPM are of the whole content.
 */
export const readGoodsContents = async (db: Db, ask: GoodsAsk, types: RawBuilder<unknown>): Promise<GoodsContent[]> => {
  const { view, product_id, range } = ask
  const { company_id, member_id } = view.scope
  const shown =
    member_id === null
      ? sql`union select k.content_id from content_product k where k.company_id = ${company_id} and k.product_id = ${product_id}`
      : sql``
  const days = contentDays(view, range, (id) => sql`${id} in (select content_id from asked)`)
  const { rows } = await sql<Found>`
    with sold as materialized (
      select l.content_id, sum(l.pay_amt) as gmv, sum(l.quantity) as items, count(distinct (l.order_id, l.sku_id)) as sku_orders
      from affiliate_order_line l
      where ${productLines(ask)} and l.content_id <> '' and l.content_type in ${types} group by 1),
    asked as materialized (
      select c.content_id from content c
      where c.company_id = ${company_id} and c.content_type in ${types}
        and c.content_id in (select content_id from sold ${shown})),
    done as (
      select content_id, count(*) as reported, ${contentSums}, sum(likes) as likes, sum(comments) as comments,
        sum(shares) as shares, sum(new_followers) as new_followers
      from (${days}) days group by 1)
    select a.content_id, coalesce(nullif(c.nickname, ''), c.username, t.creator_id) as creator_name,
      coalesce(s.gmv, 0) as gmv, coalesce(s.items, 0) as items, coalesce(s.sku_orders, 0) as sku_orders,
      coalesce(d.reported, 0) as reported, d.views, d.impressions, d.clicks, d.live_views, d.room_impressions, d.watch_s,
      d.content_gmv_amt, d.content_skus, d.likes, d.comments, d.shares, d.new_followers
    from asked a
    join content t on t.company_id = ${company_id} and t.content_id = a.content_id
    left join creator c on c.company_id = ${company_id} and c.creator_id = t.creator_id
    left join sold s on s.content_id = a.content_id
    left join done d on d.content_id = a.content_id
    where s.content_id is not null or d.content_id is not null
    order by coalesce(s.gmv, 0) desc, coalesce(d.views, 0) desc, a.content_id limit ${goodsRows}`.execute(db)
  return rows.map((row) => ({
    content_id: row.content_id,
    creator_name: shownName(row.creator_name, view.company.mask_names),
    gmv: row.gmv,
    items: row.items,
    sku_orders: row.sku_orders,
    ...ratesOf(row),
  }))
}
