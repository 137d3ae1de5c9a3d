import type { Router } from 'express'
import { shopApi } from '../../../../shared/areas/shops/auth-api.ts'
import { shopMarkets } from '../../../../shared/areas/shops/auth-states.ts'
import { insertAudit, objectOf } from '../../../queries/account/audit.ts'
import { raiseVersion } from '../../../queries/pulse.ts'
import { insertShop } from '../../../queries/shops/shops.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { wrongField } from '../../refused.ts'

const ID = /^[0-9A-Za-z_-]+$/

export const mountShopMatrix = (router: Router, context: Context): void =>
  implement(router, context, shopApi, {
    save: ({ shop_id, shop_name: name, region, seller_type, tiktok_account, group_name, settlement_days }, call) =>
      context.db.transaction().execute(async (tx) => {
        const { viewer, now, ip } = call
        const { scope, record } = viewer
        if (!ID.test(shop_id)) throw wrongField('shop_id', 'shop.id')
        if (!shopMarkets.includes(region)) throw wrongField('region', 'shopAuth.region')
        const { company_id } = scope
        const said = { shop_id, name, region, seller_type, settlement_days, group_name: group_name ?? '' }
        const shop = { ...said, company_id, tiktok_account: (tiktok_account ?? '').replace(/^@/, '') }
        if (!(await insertShop(tx, { ...shop, owner_member_id: scope.member_id }, now)))
          throw wrongField('shop_id', 'shop.known')
        const object = { object_type: 'shop', object_id: objectOf(company_id, shop_id) }
        await insertAudit(tx, { member_id: Number(record.id), action: 'shop.make', ...object, after: said, ip, now })
        await raiseVersion(tx, company_id, now)
        return { id: shop_id }
      }),
  })
