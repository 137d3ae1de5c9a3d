import { offerState } from '../../shared/areas/products/list.ts'
import { promoUrl } from '../../shared/areas/products/promo.ts'
import { collectWorkflow, promotionWorkflow, showcaseWorkflow } from '../../shared/areas/products/workflow.ts'
import { rateText } from '../../shared/format/number.ts'
import type { Values } from '../../shared/workflows/workflow.ts'
import type { Tx } from '../db/tables.ts'
import { Refused } from '../http/refused.ts'
import { type Offered, readOffered } from '../queries/products/offered.ts'
import {
  collect,
  isMarked,
  keepPromoCode,
  type ProductMarks,
  putInShowcase,
  readPromoCode,
  takeOut,
} from '../queries/products/own.ts'
import { holdAccount } from '../queries/workflows/hold-account.ts'
import { type Actor, memberOf } from './actor.ts'
import { type Doing, type Held, machineOf, onlyState } from './machine.ts'

interface Row extends Held {
  /** Undefined: out of the viewer's reach by now. */
  readonly offered: Offered | undefined
}

/** A product that is in reach or marked: what is gone can still be given back. */
const hold =
  (marks: ProductMarks | 'promo_link') =>
  async (tx: Tx, by: Actor, product_id: string): Promise<Row | undefined> => {
    const own = ownOf(by, product_id)
    await holdAccount(tx, own.member_id)
    const offered = await readOffered(tx, by.scope, by.now, product_id, true)
    const marked = await isMarked(tx, marks, own)
    if (!offered && !marked) return undefined
    return { offered, state: Number(marked), values: offered ? { commission_rate_bp: offered.rate_bp } : {} }
  }

const ownOf = (by: Actor, product_id: string) => ({
  company_id: by.scope.company_id,
  member_id: memberOf(by),
  product_id,
})

const takeFrom =
  (marks: ProductMarks) =>
  async (tx: Tx, { by, key }: Doing<Row, unknown>) => {
    await takeOut(tx, marks, ownOf(by, key))
    return onlyState
  }

const shown = (rate: Values[string] | undefined): string => (typeof rate === 'number' ? rateText(rate) : '—')

/** @throws {Refused} when the viewer cannot act on the product any more */
const requireOnShelf = (offered: Offered | undefined): Offered => {
  if (!offered) throw new Refused('product.none')
  if (offered.state === offerState.off) throw new Refused('product.off')
  return offered
}

/** Both rates, where somebody agreed to another one than the product has now. */
export const otherRate = (seen: Values, now: Values) =>
  ({
    text: 'product.rate',
    params: { seen: shown(seen.commission_rate_bp), now: shown(now.commission_rate_bp) },
  }) as const

export const showcaseMachine = machineOf<typeof showcaseWorkflow.transitions, Row>(showcaseWorkflow, {
  none: 'product.none',
  disagreed: otherRate,
  hold: hold('showcase'),
  runs: {
    show: async (tx, { by, key, row }) => {
      const { rate_bp } = requireOnShelf(row.offered)
      await putInShowcase(tx, { ...ownOf(by, key), now: by.now }, rate_bp)
      return { before: {}, after: { commission_rate_bp: rate_bp } }
    },
    hide: takeFrom('showcase'),
  },
})

export const promotionMachine = machineOf<typeof promotionWorkflow.transitions, Row>(
  promotionWorkflow,
  {
    none: 'product.none',
    disagreed: otherRate,
    hold: hold('promo_link'),
    runs: {
      link: async (tx, { by, key, row }) => {
        const { rate_bp } = requireOnShelf(row.offered)
        await keepPromoCode(tx, { ...ownOf(by, key), now: by.now })
        return { before: {}, after: { commission_rate_bp: rate_bp } }
      },
    },
  },
  {
    link: async (tx, by, key) => {
      const code = await readPromoCode(tx, ownOf(by, key))
      return { code, url: promoUrl(key, code) }
    },
  },
)

export const collectMachine = machineOf<typeof collectWorkflow.transitions, Row>(collectWorkflow, {
  none: 'product.none',
  hold: hold('product_collect'),
  runs: {
    collect: async (tx, { by, key }) => {
      await collect(tx, { ...ownOf(by, key), now: by.now })
      return onlyState
    },
    drop: takeFrom('product_collect'),
  },
})
