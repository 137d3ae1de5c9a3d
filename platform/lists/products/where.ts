import { sql } from 'kysely'
import { idsIn } from '../../../shared/areas/products/promo.ts'
import { holds } from '../../queries/words.ts'
import { allOf, between } from '../conditions.ts'
import { ofProduct } from '../of-product.ts'
import { inRating } from '../rating.ts'
import { type Part, part } from '../source.ts'
import type { Meaning } from '../table-source.ts'
import { productCells } from './columns.ts'

/** A part of the title, the beginning of the id, ids, or a link. */
export const productKeyword = (keyword: string): Part => {
  const ids = idsIn(keyword)
  return ids
    ? part(sql`p.product_id = any(${ids}::text[])`)
    : part(sql`${holds(sql`p.title`, keyword)} or starts_with(p.product_id, ${keyword})`)
}

const { min_price, max_price } = productCells

export const productFilters: Readonly<Record<string, Meaning>> = {
  // From the lowest price to the highest one a product costs what is asked for somewhere.
  price: (_, { filters }) =>
    allOf([between(max_price, filters.price_min, undefined), between(min_price, undefined, filters.price_max)]),
  rating_band: (bands) => inRating(sql`p.rating`, bands),
  category: ofProduct.category,
  has_sample: part(sql`(coalesce(offer.sample_kind, 0) > 0)`, 'offer'),
  region: part(sql`shop.region`, 'shop'),
}
