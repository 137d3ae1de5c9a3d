import type { Db } from '../../platform/db/tables.ts'
import type { productList } from '../../shared/areas/products/list.ts'
import type { ListRow } from '../../shared/lists/list.ts'
import type { OracleLine, Query } from './order-oracle.ts'

export type ProductRow = ListRow<typeof productList>

const DAY = 86_400
const SHANGHAI = 8 * 3600
const dayOf = (t: number): number => Math.floor((t + SHANGHAI) / DAY)

const endOf = (values: readonly (number | null)[], pick: (...all: number[]) => number): number | null => {
  const known = values.filter((value) => value !== null)
  return known.length > 0 ? pick(...known) : null
}

/** More than a fifth above the mean of 30 days 1, below it 2. */
const trendOf = (items7: number, items30: number): number => {
  const [short, long] = [items7 / 7, items30 / 30]
  if (Math.abs(short - 1.2 * long) < 1e-9 || Math.abs(short - 0.8 * long) < 1e-9) return 0
  return short > 1.2 * long ? 1 : short < 0.8 * long ? 2 : 0
}

const different = (values: readonly string[]): number => new Set(values.filter((value) => value !== '')).size

/**
 * The products of a company as the list should show them, from `lines` one by one; the company's days are Shanghai's.
 * @param all every line of the company: who sells a product does not depend on who looks
 * @param member who looks; null: somebody who sees the whole company
 */
export const readProducts = async (
  db: Db,
  company_id: number,
  lines: readonly OracleLine[],
  all: readonly OracleLine[],
  now: number,
  member: number | null,
) => {
  const [offers, samples, products, shops, skus, categories] = await Promise.all([
    db.selectFrom('product_offer').selectAll().where('company_id', '=', company_id).execute(),
    db.selectFrom('sample_request').selectAll().where('company_id', '=', company_id).execute(),
    db.selectFrom('product').selectAll().where('company_id', '=', company_id).execute(),
    db.selectFrom('shop').selectAll().where('company_id', '=', company_id).execute(),
    db.selectFrom('sku').selectAll().where('company_id', '=', company_id).execute(),
    db.selectFrom('category').selectAll().execute(),
  ])
  return products.map((product): ProductRow => {
    const shop = shops.find((one) => one.shop_id === product.shop_id)
    const category = categories.find((one) => one.id === product.category_id)
    const prices = skus.filter((one) => one.product_id === product.product_id).map((one) => one.price_amt)
    const sold = all.filter((line) => line.product_id === product.product_id && line.paid_t !== null)
    const contents = (type: number): number =>
      different(sold.filter((line) => line.content_type === type).map((line) => line.content_id))
    const offer = offers.find((one) => one.product_id === product.product_id)
    const taken = samples
      .filter((one) => one.product_id === product.product_id && [0, 1, 2, 3, 4, 9].includes(one.state))
      .reduce((sum, one) => sum + one.qty, 0)
    const stateOf = (): number => {
      if (product.status !== 1 || (offer?.off_t && offer.off_t <= now)) return 3
      if (offer?.off_t) return 2
      if (product.stock !== null && product.stock < 10) return 4
      return offer?.next_rate_bp !== null && (offer?.next_rate_bp ?? 1e9) < (product.standard_rate_bp ?? 0) ? 5 : 1
    }
    const low = product.min_price_amt ?? endOf(prices, Math.min)
    const rate = product.standard_rate_bp
    const paid = lines.filter((line) => line.product_id === product.product_id && line.paid_t !== null)
    const within = (days: number) => paid.filter((line) => dayOf(now) - dayOf(line.paid_t ?? 0) < days)
    const sumOf = (days: number, of: 'quantity' | 'pay_amt'): number =>
      within(days).reduce((sum, line) => sum + line[of], 0)
    const wholeOf = (days: number): number => sumOf(days + 1, 'quantity') - sumOf(1, 'quantity')
    return {
      title: product.title || product.product_id,
      product_id: product.product_id,
      region: shop?.region ?? '',
      category_name: category ? `${category.name_zh}\n${category.name_en}` : '',
      shop_name: shop?.name || product.shop_id,
      min_price: low,
      max_price: product.max_price_amt ?? endOf(prices, Math.max),
      commission_rate_bp: rate,
      est_commission_per_item: low === null || rate === null ? null : Math.floor((low * rate) / 10_000 + 0.5),
      shop_ads_rate_bp: product.shop_ads_rate_bp,
      sales_7d: sumOf(7, 'quantity'),
      sales_30d: sumOf(30, 'quantity'),
      gmv_30d: sumOf(30, 'pay_amt'),
      ours_30d: within(30).reduce((sum, line) => sum + line.ours(member), 0),
      trend_flag: trendOf(wholeOf(7), wholeOf(30)),
      total_sales: sumOf(Number.POSITIVE_INFINITY, 'quantity'),
      creator_count: different(sold.map((line) => line.creator_id)),
      video_count: contents(1),
      live_count: contents(2),
      rating: product.rating === null ? null : Math.round(product.rating * 100),
      review_count: product.review_count,
      inventory: product.stock,
      sample_status: offer?.sample_kind ?? 0,
      sample_quota: offer?.sample_kind ? Math.max(0, offer.sample_quota - taken) : null,
      collab_type: offer?.collab_type ?? 1,
      seller_type: shop?.seller_type ?? 1,
      first_seen_time: product.first_seen_t,
      offer_state: stateOf(),
      status: product.status,
    }
  })
}

type Field = keyof ProductRow
const atLeast =
  (field: Field) =>
  (row: ProductRow, value: string): boolean =>
    row[field] !== null && Number(row[field]) >= Number(value)
const atMost =
  (field: Field) =>
  (row: ProductRow, value: string): boolean =>
    row[field] !== null && Number(row[field]) <= Number(value)

const isOne =
  (field: Field) =>
  (row: ProductRow, value: string): boolean =>
    value.split(',').includes(String(row[field]))
const bands: readonly (readonly [number, number])[] = [
  [0, 400],
  [400, 450],
  [450, 480],
  [480, 501],
]
const inBand = (row: ProductRow, value: string): boolean =>
  value.split(',').some((band) => {
    const [from, to] = bands[Number(band) - 1] ?? [1, 0]
    return row.rating !== null && row.rating >= from && row.rating < to
  })

const tests: Readonly<Record<string, (row: ProductRow, value: string) => boolean>> = {
  status: isOne('status'),
  region: isOne('region'),
  offer_state: isOne('offer_state'),
  trend_flag: isOne('trend_flag'),
  collab_type: isOne('collab_type'),
  seller_type: isOne('seller_type'),
  rating_band: inBand,
  has_sample: (row, value) => row.sample_status > 0 === (value === '1'),
  category: (row, value) => row.category_name.toLowerCase().includes(value.toLowerCase()),
  review_count_min: atLeast('review_count'),
  creator_count_min: atLeast('creator_count'),
  creator_count_max: atMost('creator_count'),
  price_min: atLeast('max_price'),
  price_max: atMost('min_price'),
  commission_rate_bp_min: atLeast('commission_rate_bp'),
  commission_rate_bp_max: atMost('commission_rate_bp'),
  sales_30d_min: atLeast('sales_30d'),
  sales_30d_max: atMost('sales_30d'),
  gmv_30d_min: atLeast('gmv_30d'),
  gmv_30d_max: atMost('gmv_30d'),
  start_time: atLeast('first_seen_time'),
  end_time: (row, value) => (row.first_seen_time ?? 0) < Number(value),
  keyword: (row, value) => row.title.toLowerCase().includes(value.toLowerCase()) || row.product_id.startsWith(value),
}

export const filteredProducts = (rows: readonly ProductRow[], query: Query): ProductRow[] =>
  rows.filter((row) => Object.entries(query).every(([name, value]) => tests[name]?.(row, value) ?? true))

/** What is not reported last, ties by the id in the same direction. */
export const sortedProducts = (rows: readonly ProductRow[], field: Field, order: string): ProductRow[] => {
  const sign = order === 'desc' ? -1 : 1
  return rows.toSorted((a, b) => {
    const [one, other] = [a[field], b[field]]
    if (one !== other && (one === null || other === null)) return one === null ? 1 : -1
    return sign * (Number(one) - Number(other) || (a.product_id < b.product_id ? -1 : 1))
  })
}
