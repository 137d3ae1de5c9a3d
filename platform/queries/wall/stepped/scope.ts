import type { Db } from '../../../db/tables.ts'
import type { SoldLine, Step } from '../../../sums/steps.ts'
import type { Leader } from '../../leaders.ts'
import { shownName } from '../../names.ts'
import { type KeyedLine, keyedLine } from '../../newest-lines.ts'
import { type CompanyState, slotOf, type View } from '../../view.ts'
import type { WallFacts } from '../facts.ts'
import { feedSince } from '../feed.ts'
import { RANK_ROWS } from '../rank.ts'
import { type TeamDay, teamsOf } from '../team-rank.ts'
import { type NameOf, Names } from './names.ts'
import { NewestSales } from './newest-sales.ts'
import { ScopeSumsNow } from './scope-sums.ts'

const byTurnover = (a: TeamDay, b: TeamDay): number => b.amt - a.amt || b.orders - a.orders || a.member_id - b.member_id

/**
 * What the pictures of one scope are made of, kept for a business day and brought up to date with each order: what a step
 * leaves is what `readFacts` would read.
 */
export class SteppedScope {
  readonly #view: View
  readonly #target_amt: number | null
  readonly #sums: ScopeSumsNow
  readonly #newest: NewestSales
  #company: CompanyState
  #names: Names
  /** Names are asked for again in each slot of time: not all that changes them raises the version. */
  #namedSlot: number

  private constructor(view: View, target_amt: number | null, sums: ScopeSumsNow, newest: NewestSales) {
    this.#view = view
    this.#target_amt = target_amt
    this.#sums = sums
    this.#newest = newest
    this.#company = view.company
    this.#names = new Names(view.scope.company_id)
    this.#namedSlot = slotOf(view.now)
  }

  /** In the transaction in which `facts` were read; undefined: it is too much to be kept. */
  static async read(
    db: Db,
    view: View,
    facts: WallFacts,
    leaders: readonly Leader[],
  ): Promise<SteppedScope | undefined> {
    const ids = leaders.map(({ id }) => id)
    const [sums, newest] = await Promise.all([
      ScopeSumsNow.read(db, view, facts.totals, ids),
      NewestSales.read(db, view.scope, feedSince(view)),
    ])
    return sums && new SteppedScope(view, facts.target_amt, sums, newest)
  }

  /** As it stands after the last step. */
  get company(): CompanyState {
    return this.#company
  }

  step(step: Step): void {
    this.#sums.step(step)
    this.#newest.step(step)
    this.#names.forget(step.named)
    const changed_t = Math.max(this.#company.changed_t, step.changed_t)
    this.#company = { ...this.#company, version: step.version, changed_t }
  }

  /**
   * The facts as of now, with names from `db` where they are not known yet; undefined: they have to be read. What a step
   * changes while names are looked up is not in them.
   */
  async facts(db: Db, view: View, leaders: readonly Leader[]): Promise<WallFacts | undefined> {
    const teams = this.#sums.teams(leaders.map(({ id }) => id))
    const lines = this.#newest.until(view.now)
    if (view.day !== this.#view.day || !teams || !lines) return undefined
    const [totals, regions, contents] = [this.#sums.totals(), this.#sums.all('region'), this.#sums.all('content')]
    const [creators, products, shops] = [this.#sums.top('creator'), this.#sums.top('product'), this.#sums.top('shop')]
    const idsOf = (rows: readonly { readonly id: string }[], of: (line: SoldLine) => string): string[] => [
      ...rows.map(({ id }) => id),
      ...lines.map(of),
    ]
    const nameOf = await this.#namesAt(view.now).find(db, {
      creator: idsOf(creators, (line) => line.creator_id),
      product: idsOf(products, (line) => line.product_id),
      shop: idsOf(shops, (line) => line.shop_id),
    })
    const mask = view.company.mask_names
    const shares = [
      ...regions.map(({ id, amt, orders }) => ({ dim: 'region' as const, id, amt, orders })),
      ...contents.map(({ id, amt, orders }) => ({ dim: 'content' as const, id, amt, orders })),
    ]
    return {
      totals,
      target_amt: this.#target_amt,
      shares: shares.sort((a, b) => b.amt - a.amt || b.orders - a.orders || (a.id < b.id ? -1 : 1)),
      newest: lines.map((line) => feedLine(line, nameOf, mask)),
      creators: creators.map(({ id, amt, orders }) => {
        const of = nameOf('creator', id)
        return { id, amt, orders, name: shownName(of?.name ?? id, mask), region: of?.region ?? 'ZZ' }
      }),
      products: products.map(({ id, amt, orders, items }) => {
        const of = nameOf('product', id)
        const { name: title = id, image = '', rate_bp = null } = of ?? {}
        return { id, amt, orders, qty: items, title, image, rate_bp }
      }),
      shops: shops.map(({ id, amt, orders }) => {
        const of = nameOf('shop', id)
        return { id, amt, orders, name: of?.name ?? id, region: of?.region ?? 'ZZ' }
      }),
      teams: teamsOf(
        teams
          .filter(({ orders }) => orders > 0)
          .sort(byTurnover)
          .slice(0, RANK_ROWS),
        leaders,
      ),
    }
  }

  #namesAt(now: number): Names {
    const slot = slotOf(now)
    if (slot !== this.#namedSlot) {
      this.#names = new Names(this.#view.scope.company_id)
      this.#namedSlot = slot
    }
    return this.#names
  }
}

const feedLine = (sold: SoldLine, nameOf: NameOf, mask: boolean): KeyedLine => {
  const { owner_path: _, shop_id, product_id, creator_id, ...line } = sold
  return keyedLine(
    {
      ...line,
      from: nameOf('shop', shop_id)?.region ?? 'ZZ',
      product: nameOf('product', product_id)?.name ?? product_id,
      creator: nameOf('creator', creator_id)?.name ?? creator_id,
    },
    mask,
  )
}
