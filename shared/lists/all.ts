import { metaTodayList, tiktokTodayList } from './ad-today.ts'
import { goodsCreatorList } from './goods-creators.ts'
import { goodsLiveList } from './goods-lives.ts'
import { goodsSkuList } from './goods-skus.ts'
import { goodsVideoList } from './goods-videos.ts'
import type { List } from './list.ts'
import { productTrendList, skuTrendList } from './order-trend.ts'
import { orderList } from './orders.ts'
import { productList } from './products.ts'
import { shopDayList } from './shop-days.ts'
import { shopOrderList } from './shop-orders.ts'
import { shopProductList } from './shop-products.ts'
import { spyAdList } from './spy-ads.ts'
import { spyCreatorList } from './spy-creators.ts'
import { spyLiveList } from './spy-lives.ts'
import { spyProductList } from './spy-products.ts'
import { spyShopList } from './spy-shops.ts'
import { spyVideoList } from './spy-videos.ts'
import { teamList } from './team.ts'

const declared = {
  adMeta: metaTodayList,
  adTiktok: tiktokTodayList,
  orders: orderList,
  products: productList,
  multishop: shopDayList,
  'shop-orders': shopOrderList,
  'shop-products': shopProductList,
  'product-trend': productTrendList,
  'sku-trend': skuTrendList,
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
