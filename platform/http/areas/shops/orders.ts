import type { Router } from 'express'
import { shopOrdersApi } from '../../../../shared/areas/shops/orders-api.ts'
import { readShopOrder } from '../../../lists/shops/orders/detail.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { listPresent } from '../../list-answer.ts'
import { Refused } from '../../refused.ts'

/** Pages of the selling platform's back office by the country that a shop ships from. */
const sellerHosts: Readonly<Record<string, string>> = {
  CN: 'seller.tiktokglobalshop.com',
  US: 'seller-us.tiktok.com',
  GB: 'seller-uk.tiktok.com',
  ID: 'seller-id.tokopedia.com',
}

const sellerPage = (region: string, order_id: string): string =>
  `https://${sellerHosts[region] ?? 'seller.tiktokglobalshop.com'}/order/detail?order_no=${encodeURIComponent(order_id)}`

export const mountShopOrders = (router: Router, context: Context): void => {
  implement(router, context, shopOrdersApi, {
    detail: ({ order_id }, call) =>
      listPresent(call, async (tx, view) => {
        const { lines, shop_region } = await readShopOrder(tx, view, order_id)
        const [first] = lines
        if (!first) throw new Refused('order.none')
        return {
          order_id,
          currency: first.row.currency,
          platform_url: sellerPage(shop_region, order_id),
          lines: [...lines],
          data_time: view.now,
        }
      }),
  })
}
