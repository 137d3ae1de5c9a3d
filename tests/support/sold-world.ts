import type { Db } from '../../platform/db/tables.ts'
import type { OrderGate } from '../../platform/ingest/gate.ts'
import type { IncomingOrder, OrderEvent, UnmatchedReturn } from '../../platform/ingest/types.ts'
import { contentTypes } from '../../shared/areas/orders/enums.ts'
import { allTaken, lineWith, orderAt } from './orders.ts'
import { makeCompany, makeCreator, makeMember } from './people.ts'

/** Small repeatable random numbers (mulberry32). */
export const randomOf = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

export interface SoldWorld {
  readonly company: number
  readonly members: Readonly<Record<'boss' | 'wall' | 'north' | 'south' | 'nora' | 'sam' | 'idle', number>>
}

const regions = ['US', 'GB', 'TH', 'VN', 'ZZ']

const makePeople = async (db: Db, name: string, fields: Parameters<typeof makeCompany>[2]): Promise<SoldWorld> => {
  const company = await makeCompany(db, name, fields)
  const add = (who: string, above: number, extra = {}) => makeMember(db, `${name}.${who}`, company, above, extra)
  const boss = await add('boss', 0, { privilege_id: 1 })
  const wall = await add('wall', boss, { status: 4 })
  const north = await add('north', boss, { share_rate_bp: 5000 })
  const south = await add('south', boss, { share_rate_bp: 4000 })
  const nora = await add('nora', north, { share_rate_bp: 2000 })
  const sam = await add('sam', south, { share_rate_bp: 2500 })
  const idle = await add('idle', south)
  const owners = [boss, north, nora, nora, south, sam, null]
  for (const [n, owner] of owners.entries()) {
    const nickname = n % 2 === 0 ? `Nick ${n}` : ''
    await makeCreator(db, company, `creator-${n}`, owner, { username: `user${n}`, nickname, region: 'GB' })
  }
  return { company, members: { boss, wall, north, south, nora, sam, idle } }
}

/** An order of one to three lines, some refunded, lost, settled or without a creator. */
const randomOrder = (random: () => number, paid_t: number, currency: string): IncomingOrder => {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const count = 1 + Math.floor(random() * 3)
  const lines = Array.from({ length: count }, (_, n) => {
    const quantity = 1 + Math.floor(random() * 3)
    const pay_amt = 100 + Math.floor(random() * 9000)
    const fate = random()
    const lost = fate < 0.08
    return lineWith({
      sku_id: `sku-${Math.floor(random() * 6)}-${n}`,
      product_id: `product-${Math.floor(random() ** 2 * 14)}`,
      creator_id: random() < 0.1 ? '' : `creator-${Math.floor(random() ** 2 * 7)}`,
      creator_name: '',
      content_type: pick(contentTypes),
      quantity,
      pay_amt,
      price_amt: pay_amt,
      subtotal_amt: pay_amt,
      standard_rate_bp: 500 + Math.floor(random() * 1500),
      bonus_rate_bp: random() < 0.2 ? 150 : 0,
      partner_rate_bp: quantity === 1 ? 700 : 0,
      refund_amt: fate < 0.16 ? Math.floor(pay_amt / 2) : 0,
      settlement_status: lost ? 3 : fate < 0.4 ? 2 : 1,
      ...(!lost && fate < 0.4 ? { settled_t: paid_t + Math.floor(random() * 3 * 86_400) } : {}),
    })
  })
  return orderAt(paid_t, {
    shop_id: `shop-${Math.floor(random() * 4)}`,
    shop_name: 'A shop',
    region: pick(regions),
    buyer_key: `buyer-${Math.floor(random() * 160)}`,
    currency,
    lines,
  })
}

const ofOneCreator = (order: IncomingOrder): IncomingOrder => ({
  ...order,
  lines: order.lines.map((line) => ({ ...line, creator_id: order.lines[0]?.creator_id ?? '' })),
})

/** Goods that came back without a sale, some of products, shops and countries that never sold; the newest at `until`. */
const returnsOf = (random: () => number, until: number, days: number, count: number): UnmatchedReturn[] =>
  Array.from({ length: count }, (_, n) => {
    const of = n % 3 === 0 ? 'back' : String(n % 4)
    return {
      kind: 'return',
      refund_id: `back-${until}-${n}`,
      buyer_key: n % 2 === 0 ? '' : `stranger-${n}`,
      sku_id: `sku-${of}-0`,
      product_id: `product-${of}`,
      shop_id: `shop-${of}`,
      region: of === 'back' ? 'FR' : 'US',
      qty: 1 + (n % 2),
      amt: 100 + Math.floor(random() * 2000),
      applied_t: n < 2 ? until : until - Math.floor(random() ** 1.5 * days * 86_400),
    }
  })

/**
 * A company with two teams and `count` orders of the `days` days up to `until`, and one return without a sale for every
 * twelve of them, through the order gate.
 */
export const makeSoldWorld = async (
  db: Db,
  gate: OrderGate,
  name: string,
  options: {
    until: number
    days: number
    count: number
    seed: number
    /** Each order is of one creator, or of none. */
    isApart?: true
    company?: Parameters<typeof makeCompany>[2]
  },
): Promise<SoldWorld> => {
  const world = await makePeople(db, name, options.company)
  const random = randomOf(options.seed)
  const currency = options.company?.display_currency ?? 'USD'
  const events: OrderEvent[] = Array.from({ length: options.count }, () => {
    const order = randomOrder(random, options.until - Math.floor(random() ** 1.5 * options.days * 86_400), currency)
    return options.isApart ? ofOneCreator(order) : order
  })
  const returns = returnsOf(randomOf(options.seed + 1), options.until, options.days, Math.ceil(options.count / 12))
  allTaken(await gate.submit(world.company, [...events, ...returns]))
  return world
}
