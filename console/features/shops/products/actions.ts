import type { BulkData } from '../../../../shared/api/bulk.ts'
import { commissionLimits, priceChangeLimits, shopProductsApi } from '../../../../shared/api/shop-products.ts'
import { roundHalfUp } from '../../../../shared/commission/line.ts'
import { call } from '../../../http/client.ts'
import type { Row } from '../../../lists/any-list.ts'
import { exactUnit } from '../../../ui/figure-text.ts'
import type { ShopText } from '../use-shop-text.ts'

export type ActionName = 'on' | 'off' | 'price' | 'stock' | 'commission' | 'cost'

/** What is done to own products, one or many: what it is asked for, and how a row stands before and after it. */
export interface ProductAction {
  readonly name: ActionName
  /** Absent: nothing is typed. `min` and `max` as on the wire. */
  readonly value?: {
    readonly label: 'shop.act.change' | 'shop.act.rate' | 'shop.act.amount' | 'shop.act.pieces'
    readonly unit: 'money' | 'count' | 'rate'
    readonly min: number
    readonly max: number
  }
  readonly before: (row: Row, world: ActionWorld) => string
  readonly after: (row: Row, value: number, world: ActionWorld) => string
  readonly send: (keys: readonly string[], value: number) => Promise<BulkData>
}

export interface ActionWorld {
  readonly currency: string
  readonly text: ShopText
  readonly statusOf: (status: number) => string
}

const MOST = 1_000_000_000
const [ON_SALE, OFF_SHELF] = [1, 4] as const

const numberOf = (row: Row, field: string): number | null => {
  const value = row[field]
  return typeof value === 'number' ? value : null
}

const moneySpan = (low: number | null, high: number | null, currency: string): string =>
  low === high
    ? exactUnit('money', low, currency)
    : `${exactUnit('money', low, currency)} – ${exactUnit('money', high, currency)}`

const changed = (amt: number | null, change_bp: number): number | null =>
  amt === null ? null : roundHalfUp((amt * (10_000 + change_bp)) / 10_000)

const statusNow = (row: Row, { statusOf }: ActionWorld): string => statusOf(Number(row.status))

export const productActions: readonly ProductAction[] = [
  {
    name: 'on',
    before: statusNow,
    after: (_, __, { statusOf }) => statusOf(ON_SALE),
    send: (keys) => call(shopProductsApi.status, { keys: [...keys], status: ON_SALE }),
  },
  {
    name: 'off',
    before: statusNow,
    after: (_, __, { statusOf }) => statusOf(OFF_SHELF),
    send: (keys) => call(shopProductsApi.status, { keys: [...keys], status: OFF_SHELF }),
  },
  {
    name: 'price',
    value: { label: 'shop.act.change', unit: 'rate', ...priceChangeLimits },
    before: (row, { currency }) => moneySpan(numberOf(row, 'min_price'), numberOf(row, 'max_price'), currency),
    after: (row, value, { currency }) =>
      moneySpan(changed(numberOf(row, 'min_price'), value), changed(numberOf(row, 'max_price'), value), currency),
    send: (keys, change_bp) => call(shopProductsApi.price, { keys: [...keys], change_bp }),
  },
  {
    name: 'stock',
    value: { label: 'shop.act.pieces', unit: 'count', min: 0, max: 10_000_000 },
    before: (row, { currency }) => exactUnit('count', numberOf(row, 'stock'), currency),
    after: (row, value, { currency }) => {
      const skus = numberOf(row, 'sku_count')
      return exactUnit('count', skus === null ? null : value * skus, currency)
    },
    send: (keys, stock) => call(shopProductsApi.stock, { keys: [...keys], stock }),
  },
  {
    name: 'commission',
    value: { label: 'shop.act.rate', unit: 'rate', ...commissionLimits },
    before: (row, { currency }) => exactUnit('rate', numberOf(row, 'commission_rate_bp'), currency),
    after: (_, value, { currency }) => exactUnit('rate', value, currency),
    send: (keys, rate_bp) => call(shopProductsApi.commission, { keys: [...keys], rate_bp }),
  },
  {
    name: 'cost',
    value: { label: 'shop.act.amount', unit: 'money', min: 0, max: MOST },
    before: (row, { currency }) => moneySpan(numberOf(row, 'min_cost'), numberOf(row, 'max_cost'), currency),
    after: (_, value, { currency }) => exactUnit('money', value, currency),
    send: (keys, cost) => call(shopProductsApi.cost, { keys: [...keys], cost }),
  },
]
