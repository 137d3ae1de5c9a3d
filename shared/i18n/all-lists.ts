import { listTexts } from './lists.ts'
import { adListTexts } from './lists-ads.ts'
import { goodsListTexts } from './lists-goods.ts'
import { marketListTexts } from './lists-market.ts'
import { orderListTexts } from './lists-orders.ts'
import { shopListTexts } from './lists-shops.ts'
import { spyListTexts } from './lists-spy.ts'
import { trendListTexts } from './lists-trend.ts'
import { allTexts } from './texts.ts'

/** Titles of the columns and words of the enumerations of every list: one table for each area. */
export const allListTexts = allTexts(
  listTexts,
  adListTexts,
  orderListTexts,
  marketListTexts,
  spyListTexts,
  shopListTexts,
  trendListTexts,
  goodsListTexts,
)
