import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/tables.ts'

/** What is asked of a short list, such as one's own bills or notices. */
export interface PageQuestion {
  /** From 1. */
  readonly page: number
  readonly limit: number
  /** Part of a name; empty: every one. */
  readonly keyword: string
}

interface Rows {
  readonly columns: RawBuilder<unknown>
  /** `from ... where ...`. */
  readonly from: RawBuilder<unknown>
  /** A total order, without the words `order by`. */
  readonly order: RawBuilder<unknown>
}

/** A page of the rows, and how many there are in all. */
export const readPage = async <Row>(
  tx: Tx,
  { columns, from, order }: Rows,
  { page, limit }: Pick<PageQuestion, 'page' | 'limit'>,
): Promise<{ list: Row[]; total: number }> => {
  const { rows } = await sql<Row>`
    select ${columns} ${from} order by ${order} limit ${limit} offset ${(page - 1) * limit}`.execute(tx)
  const count = await sql<{ total: number }>`select count(*) as total ${from}`.execute(tx)
  return { list: rows, total: count.rows[0]?.total ?? 0 }
}
