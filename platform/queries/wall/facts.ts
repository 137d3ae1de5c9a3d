import type { Db } from '../../db/tables.ts'
import { readPresentTotals, type Totals } from '../../sums/periods.ts'
import type { KeyedLine } from '../newest-lines.ts'
import type { View } from '../view.ts'
import type { Comparison } from './comparisons.ts'
import { readTopCreators, type TopCreator } from './creator-rank.ts'
import { readNewestLines } from './feed.ts'
import { readTarget } from './hero.ts'
import { readTopProducts, type TopProduct } from './product-rank.ts'
import { readShares, type Share } from './shares.ts'
import { readTopShops, type TopShop } from './shop-rank.ts'
import { readTopTeams, type TopTeam } from './team-rank.ts'

/** What a picture of the data wall is made of as far as it changes with each order. */
export interface WallFacts {
  readonly totals: Totals
  readonly target_amt: number | null
  readonly shares: readonly Share[]
  readonly newest: readonly KeyedLine[]
  readonly creators: readonly TopCreator[]
  readonly products: readonly TopProduct[]
  readonly shops: readonly TopShop[]
  readonly teams: readonly TopTeam[]
}

/** All of it from the database, in the caller's transaction; its statements go to the server together. */
export const readFacts = async (db: Db, view: View, { leaders }: Pick<Comparison, 'leaders'>): Promise<WallFacts> => {
  const [totals, target_amt, shares, newest, creators, products, shops, teams] = await Promise.all([
    readPresentTotals(db, view),
    readTarget(db, view.scope, view.day),
    readShares(db, view),
    readNewestLines(db, view),
    readTopCreators(db, view),
    readTopProducts(db, view),
    readTopShops(db, view),
    readTopTeams(db, view, leaders),
  ])
  return { totals, target_amt, shares, newest, creators, products, shops, teams }
}
