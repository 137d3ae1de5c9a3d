import type { IncomingLine, IncomingOrder } from '../ingest/types.ts'
import type { Head } from './head.ts'
import { contentKind, contentOf, makeLine } from './line.ts'
import { markets } from './markets.ts'
import { Random } from './random.ts'
import { at, pickIndex } from './weights.ts'
import type { World } from './world.ts'

const orderPurpose = 3
const holdPurpose = 32
/** Part of the lines. */
const HELD = 0.006

/** 18 digits: the world, the minute, the number in it and three more, so that ids do not look counted. */
const orderId = (world: World, head: Head): string => {
  const rest = (Math.imul(head.minute ^ world.seed, 0x9e3779b1) >>> 8) % 1000
  return `${world.prefix}${head.minute}${String(head.number).padStart(3, '0')}${String(rest).padStart(3, '0')}`
}

/** Minute and number of one of this world's order ids. */
export const orderKey = (id: string): { minute: number; number: number } => ({
  minute: Number(id.slice(4, -6)),
  number: Number(id.slice(-6, -3)),
})

const creatorFor = (random: Random, world: World, market: number) => {
  const { members, weights } = at(world.crowd.byMarket, market)
  return at(world.crowd.creators, at(members, pickIndex(weights, random.next())))
}

/** Some lines are frozen by risk control: orders placed by hand, content against the rules, own purchases. */
const heldBack = (world: World, head: Head, i: number): Pick<IncomingLine, 'settlement_status' | 'reason'> => {
  const random = new Random(world.seed, head.minute, head.number, holdPurpose + i)
  return random.chance(HELD) ? { settlement_status: 4, reason: random.of([3, 3, 4, 5]) } : {}
}

const linesOf = (random: Random, world: World, head: Head): IncomingLine[] => {
  const shelf = at(world.shelves, head.shelf)
  // One in eight sees a creator of another market.
  const market = random.chance(0.125) ? random.below(markets.length) : head.market
  const creator = creatorFor(random, world, market)
  const kind = contentKind(random.next())
  const first = pickIndex(shelf.popularity, random.next())
  // Steps over the shelf never meet the first product again, so that no SKU comes twice in an order.
  const step = shelf.products.length < 9 ? 1 : 1 + random.below(3)
  return Array.from({ length: head.lines }, (_, i) => {
    const product = at(shelf.products, (first + i * step) % shelf.products.length)
    const content = { kind, id: contentOf(creator, product, kind, head.paid_t) }
    const line = makeLine(random, product, creator, content, at(markets, head.market).vat_bp)
    return { ...line, ...heldBack(world, head, i) }
  })
}

/** The order as it is reported when it is paid, or placed and never paid; a pure function of world and head. */
export const orderOf = (world: World, head: Head): IncomingOrder => {
  const random = new Random(world.seed, head.minute, head.number, orderPurpose)
  const { shop } = at(world.shelves, head.shelf)
  const hesitation = 4 + random.below(70)
  return {
    kind: 'order',
    order_id: orderId(world, head),
    shop_id: shop.shop_id,
    shop_name: shop.name,
    shop_region: shop.region,
    region: at(markets, head.market).iso,
    buyer_key: head.buyer_key,
    order_status: head.unpaid ? 100 : 111,
    create_t: head.paid_t - (head.unpaid ? 0 : hesitation),
    paid_t: head.unpaid ? null : head.paid_t,
    delivery_t: null,
    currency: 'USD',
    is_sample: false,
    source: 'demo',
    lines: linesOf(random, world, head),
  }
}
