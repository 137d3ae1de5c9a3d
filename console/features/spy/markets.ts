import { spyAdList } from '../../../shared/areas/spy/ads-list.ts'
import type { SpyKind } from '../../../shared/areas/spy/api.ts'
import { spyCreatorList } from '../../../shared/areas/spy/creators-list.ts'
import { spyLiveList } from '../../../shared/areas/spy/lives-list.ts'
import { spyProductList } from '../../../shared/areas/spy/products-list.ts'
import { spyShopList } from '../../../shared/areas/spy/shops-list.ts'
import { spyVideoList } from '../../../shared/areas/spy/videos-list.ts'
import type { AnyList } from '../../lists/any-list.ts'
import type { Filters } from '../../lists/url-state.ts'

/** An order of a list under the name that people know it by; `filters` take the place of the list's period. */
export interface Rank {
  readonly name: string
  readonly field: string
  readonly filters?: Filters
}

export interface Market {
  readonly tab: string
  readonly kind: SpyKind
  readonly list: AnyList
  readonly ranks: readonly Rank[]
}

/** Where the market of a kind stands; the first is what the page begins with. */
export const markets: readonly Market[] = [
  {
    tab: 'products',
    kind: 1,
    list: spyProductList,
    ranks: [
      { name: 'day', field: 'sales_1d' },
      { name: 'week', field: 'sales_7d' },
      { name: 'month', field: 'sales_30d' },
      { name: 'new', field: 'sales_7d', filters: { period: 'last30' } },
      { name: 'growth', field: 'growth_rate' },
    ],
  },
  {
    tab: 'creators',
    kind: 2,
    list: spyCreatorList,
    ranks: [
      { name: 'sales', field: 'creator_gmv' },
      { name: 'collab', field: 'sold_products' },
      { name: 'potential', field: 'potential_index' },
      { name: 'fans', field: 'follower_inc' },
    ],
  },
  {
    tab: 'videos',
    kind: 3,
    list: spyVideoList,
    ranks: [
      { name: 'sales', field: 'gmv' },
      { name: 'plays', field: 'plays' },
      { name: 'latest', field: 'post_time' },
    ],
  },
  {
    tab: 'lives',
    kind: 4,
    list: spyLiveList,
    ranks: [
      { name: 'sales', field: 'gmv' },
      { name: 'pcu', field: 'pcu' },
      { name: 'orders', field: 'sku_orders' },
    ],
  },
  {
    tab: 'shops',
    kind: 5,
    list: spyShopList,
    ranks: [
      { name: 'month', field: 'gmv_30d' },
      { name: 'week', field: 'sales_7d' },
      { name: 'growth', field: 'growth_rate' },
    ],
  },
  {
    tab: 'ads',
    kind: 6,
    list: spyAdList,
    ranks: [
      { name: 'reach', field: 'reach' },
      { name: 'days', field: 'ad_days' },
      { name: 'recent', field: 'last_shown' },
    ],
  },
]

const tabOfKind = (kind: number): string => markets.find((one) => one.kind === kind)?.tab ?? ''

/** Address of an object in the list of its kind, its drawer open. */
export const addressOf = (kind: number, id: string): string =>
  `?${new URLSearchParams({ tab: tabOfKind(kind), keyword: id, open: id })}`
