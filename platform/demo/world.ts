import { makeShelves, type Shelf } from './catalogue.ts'
import { type Crowd, makeCrowd } from './creators.ts'
import { markets } from './markets.ts'
import { nameSeed } from './random.ts'
import { type DemoShop, platformShops, tideShops } from './shops.ts'
import { cumulative } from './weights.ts'

/** Who sells what to whom: everything about one company's demo that does not depend on time. */
export interface World {
  readonly name: 'tide' | 'platform'
  /** Seed of this world's sequences. */
  readonly seed: number
  /** Part of the demo's orders that this world gets. */
  readonly share: number
  /** First digits of its order numbers. */
  readonly prefix: string
  readonly shelves: readonly Shelf[]
  /** For each market: running sums over `shelves`. */
  readonly shelvesFor: readonly Float64Array[]
  readonly crowd: Crowd
}

const reach = (shops: readonly DemoShop[]): Float64Array[] =>
  markets.map((market) => cumulative(shops.map((shop) => (shop.region === market.iso ? shop.home : shop.abroad))))

/** The demo company: 8 shops, 400 products, 300 creators. */
export const tideWorld = (seed: number): World => ({
  name: 'tide',
  seed: seed ^ nameSeed('tide'),
  share: 0.94,
  prefix: '5781',
  shelves: makeShelves(seed, 'tide', tideShops, 400),
  shelvesFor: reach(tideShops),
  crowd: makeCrowd(seed, 'tide', 300, 0),
})

/** Company 0: what the four agents and the lone shop owner sell. */
export const platformWorld = (seed: number): World => ({
  name: 'platform',
  seed: seed ^ nameSeed('platform'),
  share: 0.06,
  prefix: '5782',
  shelves: makeShelves(seed, 'platform', platformShops, 72),
  shelvesFor: reach(platformShops),
  crowd: makeCrowd(seed, 'platform', 60, 300),
})
