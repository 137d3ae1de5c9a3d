import { metaTodayList, tiktokTodayList } from '../areas/ads/list.ts'
import { clipCutterList } from '../areas/clips/cutter-list.ts'
import { clipDemandList } from '../areas/clips/demand-list.ts'
import { clipResultList } from '../areas/clips/result-list.ts'
import { clipTaskList } from '../areas/clips/task-list.ts'
import { creatorList } from '../areas/creators/list.ts'
import { goodsCreatorList } from '../areas/goods/creators-list.ts'
import { goodsLiveList } from '../areas/goods/lives-list.ts'
import { goodsSkuList } from '../areas/goods/skus-list.ts'
import { goodsVideoList } from '../areas/goods/videos-list.ts'
import { materialList } from '../areas/materials/list.ts'
import { orderList } from '../areas/orders/list.ts'
import { originalList } from '../areas/originals/list.ts'
import { originalUseList } from '../areas/originals/uses-list.ts'
import { productList } from '../areas/products/list.ts'
import { shopDayList } from '../areas/shops/days-list.ts'
import { shopOrderList } from '../areas/shops/orders-list.ts'
import { shopProductList } from '../areas/shops/products-list.ts'
import { spyAdList } from '../areas/spy/ads-list.ts'
import { spyCreatorList } from '../areas/spy/creators-list.ts'
import { spyLiveList } from '../areas/spy/lives-list.ts'
import { spyProductList } from '../areas/spy/products-list.ts'
import { spyShopList } from '../areas/spy/shops-list.ts'
import { spyVideoList } from '../areas/spy/videos-list.ts'
import { staffList } from '../areas/staff/list.ts'
import { teamList } from '../areas/team/list.ts'
import { productTrendList, skuTrendList } from '../areas/trends/list.ts'
import type { List } from './list.ts'

const declared = {
  'ads-meta': metaTodayList,
  'ads-tiktok': tiktokTodayList,
  'clip-cutters': clipCutterList,
  'clip-demands': clipDemandList,
  'clip-results': clipResultList,
  'clip-tasks': clipTaskList,
  creators: creatorList,
  materials: materialList,
  originals: originalList,
  'original-uses': originalUseList,
  orders: orderList,
  products: productList,
  multishop: shopDayList,
  'shop-orders': shopOrderList,
  'shop-products': shopProductList,
  'product-trend': productTrendList,
  'sku-trend': skuTrendList,
  staff: staffList,
  team: teamList,
  'spy-products': spyProductList,
  'spy-creators': spyCreatorList,
  'spy-videos': spyVideoList,
  'spy-lives': spyLiveList,
  'spy-shops': spyShopList,
  'spy-ads': spyAdList,
  'goods-creators': goodsCreatorList,
  'goods-videos': goodsVideoList,
  'goods-lives': goodsLiveList,
  'goods-skus': goodsSkuList,
} satisfies Readonly<Record<string, List>>

export type ListId = keyof typeof declared

/** Every list by its id: what column settings, saved views and exports may name. */
export const lists: Readonly<Record<ListId, List>> = declared

export const isListId = (id: string): id is ListId => Object.hasOwn(lists, id)

export const findList = (id: string): List | undefined => (isListId(id) ? lists[id] : undefined)
