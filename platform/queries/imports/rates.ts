import type { ImportRow } from '../../../shared/imports/import.ts'
import type { rateImport } from '../../../shared/imports/rates.ts'
import { type Sink, wrong } from './sink.ts'
import { upsertFacts } from './upsert.ts'

type Row = ImportRow<typeof rateImport.columns>

const MOST_RATE = 1e9

const refusalOf = ({ currency, rate }: Row) => {
  const value = Number(rate)
  if (!(value > 0 && value < MOST_RATE))
    return wrong('汇率：应为正数（1 美元换多少）', 'Rate: must be a positive number (units for one US dollar)')
  return currency === 'USD' && value !== 1
    ? wrong('汇率：美元的汇率是 1', 'Rate: the rate of the dollar is 1')
    : undefined
}

/** A company's own rates of exchange. */
export const rateSink: Sink<Row, Row> = {
  prepare: async (_, rows) => rows.map((row) => refusalOf(row) ?? { key: `${row.day} ${row.currency}`, what: row }),
  write: async (tx, lines, { company, now, member_id }) =>
    upsertFacts(
      tx,
      {
        table: 'company_rate',
        key: { company_id: 'bigint', currency: 'bpchar', day: 'int' },
        values: { rate: 'numeric' },
        fact: 'fact_t',
        stamps: { add_time: now, member_id },
        made: {},
      },
      lines.map(({ what, fact_t }) => ({ cells: { company_id: company.id, ...what }, fact_t })),
    ),
}
