import type { ListRow } from '../../shared/lists/list.ts'
import type { productList } from '../../shared/lists/products.ts'
import { fakeNow } from './fake-data.ts'

type ProductRow = ListRow<typeof productList>

const regions = ['US', 'GB', 'VN', 'TH']

/** A product of the demo kind; `n` from 0 sold most. Names that a web address holds as they are. */
const fakeProduct = (n: number): ProductRow => {
  const price = 990 + ((n * 7919) % 6000)
  const isUnknown = n % 9 === 4
  return {
    title: `Lamp-${String(n).padStart(2, '0')}`,
    product_id: String(1_729_000_000_000_000_000n + BigInt(n)),
    region: regions[n % 4] ?? 'US',
    category_name: '家居 / Home',
    shop_name: '潮汐优选旗舰店',
    min_price: isUnknown ? null : price,
    max_price: isUnknown ? null : price + 300,
    commission_rate_bp: 1150,
    est_commission_per_item: isUnknown ? null : Math.round(price * 0.115),
    shop_ads_rate_bp: null,
    sales_7d: 63 - n,
    sales_30d: 4 * (63 - n),
    gmv_30d: 4 * (63 - n) * price,
    total_sales: 9 * (63 - n),
    rating: 475,
    review_count: 120 + n,
    inventory: isUnknown ? null : 800 - n,
    first_seen_time: fakeNow - n * 86_400,
    status: n % 6 === 5 ? 4 : 1,
  }
}

export const fakeProducts: readonly ProductRow[] = Array.from({ length: 63 }, (_, n) => fakeProduct(n))
