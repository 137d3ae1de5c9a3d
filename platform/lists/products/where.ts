import { sql } from 'kysely'
import type { ListQuery } from '../../../shared/lists/list.ts'
import { holds } from '../../queries/search/catalogue.ts'
import { type Conditions, type Part, part } from '../source.ts'
import { productCells } from './columns.ts'

type End = string | number | undefined

const atLeast = ({ sql: of, needs }: Part, from: End): readonly Part[] =>
  from === undefined ? [] : [part(sql`${of} >= ${Number(from)}`, ...needs)]
const atMost = ({ sql: of, needs }: Part, to: End): readonly Part[] =>
  to === undefined ? [] : [part(sql`${of} <= ${Number(to)}`, ...needs)]
const before = ({ sql: of, needs }: Part, end: End): readonly Part[] =>
  end === undefined ? [] : [part(sql`${of} < ${Number(end)}`, ...needs)]

const ranges = ['commission_rate_bp', 'sales_30d', 'gmv_30d'] as const

/** The conditions of a query on products. A keyword is a part of the title, or the beginning of the id. */
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
  if (filters.status !== undefined)
    set('status', [part(sql`p.status = any(${String(filters.status).split(',').map(Number)}::smallint[])`)])
  if (filters.region !== undefined)
    set('region', [part(sql`shop.region = any(${String(filters.region).split(',')}::text[])`, 'shop')])
  if (keyword !== '')
    set('keyword', [part(sql`${holds(sql`p.title`, keyword)} or starts_with(p.product_id, ${keyword})`)])
  return found
}
