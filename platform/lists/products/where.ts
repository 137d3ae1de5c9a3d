import { sql } from 'kysely'
import type { ListQuery } from '../../../shared/lists/list.ts'
import { idsIn } from '../../../shared/market/promo.ts'
import { holds } from '../../queries/search/catalogue.ts'
import { type Conditions, type Part, part, type Sql } from '../source.ts'
import { productCells } from './columns.ts'

type End = string | number | undefined

const atLeast = ({ sql: of, needs }: Part, from: End): readonly Part[] =>
  from === undefined ? [] : [part(sql`${of} >= ${Number(from)}`, ...needs)]
const atMost = ({ sql: of, needs }: Part, to: End): readonly Part[] =>
  to === undefined ? [] : [part(sql`${of} <= ${Number(to)}`, ...needs)]
const before = ({ sql: of, needs }: Part, end: End): readonly Part[] =>
  end === undefined ? [] : [part(sql`${of} < ${Number(end)}`, ...needs)]

const ranges = ['commission_rate_bp', 'sales_30d', 'gmv_30d', 'review_count', 'creator_count'] as const
const choices = ['status', 'offer_state', 'trend_flag', 'collab_type', 'seller_type'] as const

/** Where each band of the rating begins, and the last one ends. */
const bandEnds = [0, 4, 4.5, 4.8, 6]
const inBand = (band: number): Sql => sql`(p.rating >= ${bandEnds[band - 1]} and p.rating < ${bandEnds[band]})`

/** A category of that name in either language, or one that stands below it. */
const inCategory = (name: string): Sql => sql`p.category_id in (
  with recursive tree as (
    select id from category where ${holds(sql`name_zh`, name)} or ${holds(sql`name_en`, name)}
    union select c.id from category c join tree on c.pid = tree.id
  ) select id from tree)`

const numbers = (value: string | number): number[] => String(value).split(',').map(Number)

/** The conditions of a query on products. A keyword is a part of the title, the beginning of the id, ids, or a link. */
export const productConditions = async ({ filters, keyword }: ListQuery): Promise<Conditions> => {
  const found = new Map<string, Part>()
  const set = (name: string, conditions: readonly Part[]): void => {
    if (conditions.length === 0) return
    const all = conditions.map((one) => one.sql)
    found.set(name, part(sql.join(all, sql` and `), ...conditions.flatMap(({ needs }) => needs)))
  }
  const { min_price, max_price, first_seen_time } = productCells
  set('period', [...atLeast(first_seen_time, filters.start_time), ...before(first_seen_time, filters.end_time)])
  // From the lowest price to the highest one a product costs what is asked for somewhere.
  set('price', [...atLeast(max_price, filters.price_min), ...atMost(min_price, filters.price_max)])
  for (const name of ranges)
    set(name, [
      ...atLeast(productCells[name], filters[`${name}_min`]),
      ...atMost(productCells[name], filters[`${name}_max`]),
    ])
  for (const name of choices) {
    const wanted = filters[name]
    const { sql: of, needs } = productCells[name]
    if (wanted !== undefined) set(name, [part(sql`${of} = any(${numbers(wanted)}::smallint[])`, ...needs)])
  }
  if (filters.rating_band !== undefined)
    set('rating_band', [part(sql`(${sql.join(numbers(filters.rating_band).map(inBand), sql` or `)})`)])
  if (filters.category !== undefined) set('category', [part(inCategory(String(filters.category)))])
  if (filters.has_sample !== undefined)
    set('has_sample', [part(sql`(coalesce(offer.sample_kind, 0) > 0) = ${filters.has_sample === '1'}`, 'offer')])
  if (filters.region !== undefined)
    set('region', [part(sql`shop.region = any(${String(filters.region).split(',')}::text[])`, 'shop')])
  const ids = idsIn(keyword)
  if (ids) set('keyword', [part(sql`p.product_id = any(${ids}::text[])`)])
  else if (keyword !== '')
    set('keyword', [part(sql`${holds(sql`p.title`, keyword)} or starts_with(p.product_id, ${keyword})`)])
  return found
}
