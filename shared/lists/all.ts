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

/** Every list by its id: what column settings, saved views and exports may name. */
export const lists: Readonly<Record<string, List>> = {
  adMeta: metaTodayList as unknown as List,
  adTiktok: tiktokTodayList as unknown as List,
  orders: orderList as unknown as List,
  products: productList as unknown as List,
  multishop: shopDayList as unknown as List,
  'shop-orders': shopOrderList as unknown as List,
  'shop-products': shopProductList as unknown as List,
  'product-trend': productTrendList as unknown as List,
  'sku-trend': skuTrendList as unknown as List,
  team: teamList as unknown as List,
  'spy-products': spyProductList as unknown as List,
  'spy-creators': spyCreatorList as unknown as List,
  'spy-videos': spyVideoList as unknown as List,
  'spy-lives': spyLiveList as unknown as List,
  'spy-shops': spyShopList as unknown as List,
  'spy-ads': spyAdList as unknown as List,
  'goods-creators': goodsCreatorList as unknown as List,
  'goods-videos': goodsVideoList as unknown as List,
  'goods-lives': goodsLiveList as unknown as List,
  'goods-skus': goodsSkuList as unknown as List,
}

export const findList = (id: string): List | undefined => (Object.hasOwn(lists, id) ? lists[id] : undefined)
