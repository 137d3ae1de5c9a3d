import { sql } from 'kysely'
import { spyAdList } from '../../../../shared/areas/spy/ads-list.ts'
import { holds } from '../../../queries/words.ts'
import { type Part, part } from '../../source.ts'
import { productName, productOf } from '../shared/joins.ts'
import { columnsOf } from '../shared/parts.ts'
import { marketSource } from '../shared/source.ts'

const of = columnsOf('a')

const columns = {
  ad_title: of('title'),
  ad_id: of('ad_id'),
  advertiser: of('advertiser'),
  paid_for_by: of('paid_for_by'),
  product_name: productName,
  region: of('region'),
  first_shown: of('first_shown_t'),
  last_shown: of('last_shown_t'),
  // Both ends are days on which it ran.
  ad_days: part(sql`((a.last_shown_t - a.first_shown_t) / 86400 + 1)`),
  reach: of('reach'),
  likes: of('likes'),
  ctr_band: of('ctr_band'),
  ad_state: of('state'),
} as const satisfies Readonly<Record<string, Part>>

export const spyAdSource = marketSource(spyAdList, {
  table: sql`spy_ad a`,
  alias: 'a',
  key: ['ad_id'],
  joins: { product: productOf(sql`a.product_id`) },
  columns,
  filled: ['first_shown', 'last_shown', 'ad_days', 'reach', 'likes'],
  filters: {
    advertiser: (value) => part(sql`${holds(sql`a.advertiser`, value)} or ${holds(sql`a.paid_for_by`, value)}`),
  },
  keyword: (keyword) => part(sql`${holds(sql`a.title`, keyword)} or starts_with(a.ad_id, ${keyword})`),
})
