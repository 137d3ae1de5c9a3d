import { sql } from 'kysely'
import { idsIn } from '../../../shared/areas/products/promo.ts'
import type { ListQuery } from '../../../shared/lists/list.ts'
import { holds } from '../../queries/words.ts'
import { allOf, askedOf, between, inChoice, inCountries, inPeriod, inRange, isFlag } from '../conditions.ts'
import { inRating } from '../rating.ts'
import { type Conditions, part, type Sql } from '../source.ts'
import { productCells } from './columns.ts'

const ranges = ['commission_rate_bp', 'sales_30d', 'gmv_30d', 'review_count', 'creator_count'] as const
const choices = ['status', 'offer_state', 'trend_flag', 'collab_type', 'seller_type'] as const

/** Condition on a product `p`: of a category of that name in either language, or of one that stands below it. */
export const inCategory = (name: string): Sql => sql`p.category_id in (
  with recursive tree as (
    select id from category where ${holds(sql`name_zh`, name)} or ${holds(sql`name_en`, name)}
    union select c.id from category c join tree on c.pid = tree.id
  ) select id from tree)`

/** The conditions of a query on products. A keyword is a part of the title, the beginning of the id, ids, or a link. */
export const productConditions = async ({ filters, keyword }: ListQuery): Promise<Conditions> => {
  const { min_price, max_price, first_seen_time } = productCells
  const { rating_band, category, has_sample } = filters
  const ids = idsIn(keyword)
  return askedOf({
    period: inPeriod(first_seen_time, filters),
    // From the lowest price to the highest one a product costs what is asked for somewhere.
    price: allOf([between(max_price, filters.price_min, undefined), between(min_price, undefined, filters.price_max)]),
    ...Object.fromEntries(ranges.map((name) => [name, inRange(productCells[name], filters, name)])),
    ...Object.fromEntries(choices.map((name) => [name, inChoice(productCells[name], filters[name])])),
    rating_band: inRating(sql`p.rating`, rating_band),
    category: category === undefined ? undefined : part(inCategory(String(category))),
    has_sample: isFlag(part(sql`(coalesce(offer.sample_kind, 0) > 0)`, 'offer'), has_sample),
    region: inCountries(part(sql`shop.region`, 'shop'), filters.region),
    keyword: ids
      ? part(sql`p.product_id = any(${ids}::text[])`)
      : keyword === ''
        ? undefined
        : part(sql`${holds(sql`p.title`, keyword)} or starts_with(p.product_id, ${keyword})`),
  })
}
