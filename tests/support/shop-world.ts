import type { Insertable } from 'kysely'
import type { Db } from '../../platform/db/tables.ts'
import type { ShopOrderTable } from '../../platform/db/tables-shops.ts'
import { tellShops } from '../../platform/ingest/transaction.ts'
import type { IncomingLine, IncomingOrder } from '../../platform/ingest/types.ts'
import { allTaken, lineWith, orderAt } from './orders.ts'
import { makeCompany, makeMember, password } from './people.ts'
import type { TestPlatform } from './platform.ts'

/** Noon in Shanghai, where the company's days are cut. */
export const shopNow = Date.UTC(2026, 4, 20, 4) / 1000
export const shopMidnight = shopNow - 12 * 3600
export const DAY = 86_400

export interface ShopWorld {
  readonly company: number
  readonly tokens: Readonly<Record<'boss' | 'affiliate' | 'staff' | 'solo' | 'rival', string>>
}

/** A company in multi-shop mode (`boss`; `affiliate` works in the other mode, `staff` owns one shop) and `solo` without one. */
export const makeShopWorld = async (platform: TestPlatform): Promise<ShopWorld> => {
  const { db } = platform
  const company = await makeCompany(db, 'Shops')
  const rivals = await makeCompany(db, 'Rivals')
  const shops = { version: 9, current_version: 9 }
  const boss = await makeMember(db, 'boss', company, 0, { privilege_id: 1, ...shops })
  await makeMember(db, 'affiliate', company, boss, { privilege_id: 1 })
  const staff = await makeMember(db, 'staff', company, boss, shops)
  const solo = await makeMember(db, 'solo', 0, 0, shops)
  await makeMember(db, 'rival', rivals, 0, { privilege_id: 1, ...shops })
  for (const [company_id, shop_id, region, owner_member_id] of [
    [company, 'north', 'CN', null],
    [company, 'south', 'US', staff],
    [0, 'alone', 'GB', solo],
    [0, 'other', 'GB', null],
    [rivals, 'north', 'US', null],
  ] as const)
    await db
      .insertInto('shop')
      .values({
        company_id,
        shop_id,
        name: `Shop ${shop_id}`,
        region,
        owner_member_id,
        seller_type: region === 'CN' ? 2 : 1,
        rating: null,
        add_time: 0,
        update_time: 0,
      })
      .execute()
  const names = ['boss', 'affiliate', 'staff', 'solo', 'rival'] as const
  const tokens = await Promise.all(names.map(async (name) => [name, await platform.signIn(name, password)] as const))
  return { company, tokens: Object.fromEntries(tokens) as ShopWorld['tokens'] }
}

export interface SoldOrder {
  readonly order: IncomingOrder
  /** What the selling platform told of it; absent: nothing. */
  readonly parcel?: Partial<Insertable<ShopOrderTable>>
}

/** An order of a shop with one line a SKU: `[sku, pieces, paid]`. SKU `north-1a` belongs to product `north-1`. */
export const soldAt = (
  t: number,
  shop_id: string,
  skus: readonly (readonly [sku: string, quantity: number, pay_amt: number, more?: Partial<IncomingLine>])[],
  fields: Partial<IncomingOrder> = {},
  parcel?: SoldOrder['parcel'],
): SoldOrder => ({
  order: orderAt(t, {
    shop_id,
    shop_name: `Shop ${shop_id}`,
    lines: skus.map(([sku_id, quantity, pay_amt, more], n) =>
      lineWith({
        sku_id,
        n: n + 1,
        product_id: sku_id.slice(0, -1),
        product_name: `Product ${sku_id.slice(0, -1)}`,
        seller_sku: sku_id.toUpperCase(),
        creator_id: 'creator-1',
        quantity,
        pay_amt,
        price_amt: Math.floor(pay_amt / quantity),
        ...more,
      }),
    ),
    ...fields,
  }),
  ...(parcel ? { parcel } : {}),
})

/** Puts orders through the gate and writes what is told of their parcels; the first line bears the parcel. */
export const sell = async (
  { db, gate }: TestPlatform,
  company_id: number,
  sold: readonly SoldOrder[],
): Promise<void> => {
  allTaken(
    await gate.submit(
      company_id,
      sold.map(({ order }) => order),
    ),
  )
  for (const { order, parcel } of sold) {
    const [lead] = order.lines
    if (!parcel || !lead) continue
    await tellShops(db, company_id, [order.order_id], (tx) =>
      tx
        .insertInto('shop_order')
        .values({
          company_id,
          order_id: order.order_id,
          shop_id: order.shop_id,
          platform_fee_bp: 600,
          shipping_amt: 300,
          lead_sku_id: lead.sku_id,
          lead_content_id: lead.content_id,
          lead_n: lead.n,
          ship_due_t: null,
          shipped_t: null,
          ...parcel,
        })
        .execute(),
    )
  }
}

/** Costs of one piece by SKU, minor units. */
export const setCosts = async (db: Db, company_id: number, costs: Readonly<Record<string, number>>): Promise<void> => {
  for (const [sku_id, cost_amt] of Object.entries(costs))
    await db
      .updateTable('sku')
      .set({ cost_amt, stock: 10 })
      .where('company_id', '=', company_id)
      .where('sku_id', '=', sku_id)
      .execute()
}
