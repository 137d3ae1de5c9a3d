import { currencyDecimals } from '../../../shared/format/number.ts'
import type { ImportRow } from '../../../shared/imports/import.ts'
import type { settlementImport } from '../../../shared/imports/settlements.ts'
import { type Sink, wrong } from './sink.ts'
import { upsertFacts } from './upsert.ts'

type Row = ImportRow<typeof settlementImport.columns>

interface Settled {
  readonly order_id: string
  readonly sku_id: string
  readonly content_id: string
  readonly currency: string
  readonly decimals: number
  readonly paid_amt: number
  readonly settled_day: number | null
}

const LARGEST = 1e14

const tooExact = wrong('实际佣金：小数位数过多', 'Actual Commission Payment: has too many decimals')
const tooLarge = wrong('实际佣金：金额过大', 'Actual Commission Payment: the amount is too large')

/** Minor units of a decimal text; NaN for more decimals than the currency has. */
const minorOf = (text: string | null, decimals: number): number => {
  const [whole = '', part = ''] = (text ?? '0').split('.')
  if (/[1-9]/.test(part.slice(decimals))) return Number.NaN
  return Number(whole + part.slice(0, decimals).padEnd(decimals, '0'))
}

/** Lines of settlement exports, kept to be compared. */
export const settlementSink: Sink<Row, Settled> = {
  prepare: async (_, rows, { company }) =>
    rows.map(({ order_id, sku_id, content_id, paid, shop_ads, bonus, ...row }) => {
      const currency = row.currency ?? company.currency
      const decimals = currencyDecimals(currency)
      const paid_amt = [paid, shop_ads, bonus].reduce((sum, text) => sum + minorOf(text, decimals), 0)
      if (Number.isNaN(paid_amt)) return tooExact
      if (Math.abs(paid_amt) > LARGEST) return tooLarge
      const key = { order_id, sku_id, content_id: content_id ?? '' }
      return {
        key: `${key.order_id} ${key.sku_id} ${key.content_id}`,
        what: { ...key, currency, decimals, paid_amt, settled_day: row.settled },
      }
    }),
  write: (tx, lines, { company, now }) =>
    upsertFacts(
      tx,
      {
        table: 'settlement_line',
        key: { company_id: 'bigint', order_id: 'text', sku_id: 'text', content_id: 'text' },
        values: { currency: 'bpchar', decimals: 'int', paid_amt: 'bigint', settled_day: 'int' },
        fact: 'fact_t',
        stamps: {},
        made: { add_time: now },
      },
      lines.map(({ what, fact_t }) => ({ cells: { company_id: company.id, ...what }, fact_t })),
    ),
}
