import { setImmediate as turn } from 'node:timers/promises'
import type { List, ListQuery } from '../../shared/lists/list.ts'
import { totalsKey } from '../../shared/lists/totals.ts'
import type { Db } from '../db/tables.ts'
import { maskRows, maskSums } from '../lists/masks.ts'
import type { Row, Summary } from '../lists/source.ts'
import { findSource } from '../lists/sources.ts'
import { streamRows } from '../lists/stream.ts'
import { consistently } from '../queries/consistent.ts'
import type { Scope } from '../queries/scope.ts'
import { readCompany, type View, viewNow } from '../queries/view.ts'
import { type Cell, type CellWorld, cellOf } from './cells.ts'
import { type FileColumn, fileColumns, rowFields } from './columns.ts'
import type { Words } from './words.ts'

/** Rows that are turned into cells before other work of the process has its turn. */
const SLICE = 100

export interface Table {
  readonly view: View
  readonly columns: readonly FileColumn[]
  /** Rows in all. */
  readonly count: () => Promise<number>
  /** Once: it holds a connection until it has ended or was returned. */
  readonly batches: () => AsyncGenerator<readonly (readonly Cell[])[]>
  /** The list's totals over the rows that `batches` gave, once it has ended; absent unless they were asked for. */
  readonly totals?: () => readonly Cell[] | null
}

export async function* cellsOf(
  rows: AsyncIterable<readonly Row[]>,
  columns: readonly FileColumn[],
  world: CellWorld,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  for await (const batch of rows) {
    for (let from = 0; from < batch.length; from += SLICE) {
      yield batch.slice(from, from + SLICE).map((row) => columns.map((column) => cellOf(column, row, world)))
      await turn()
    }
  }
}

async function* masked(batches: AsyncIterable<readonly Row[]>, mask: ReturnType<typeof maskRows>) {
  for await (const batch of batches) yield mask(batch)
}

export interface TableQuestion {
  readonly list: List
  readonly scope: Scope
  readonly query: ListQuery
  readonly fields: readonly string[]
  readonly words: Words
  /** Those rows alone; absent: all of the query. */
  readonly keys?: readonly string[]
  /** Unix seconds. */
  readonly now: number
  /** With the list's totals. */
  readonly totals: boolean
}

/** The sums under their columns, and their name in the first column that has none; null for a list without sums. */
const totalsOf = (
  { list, query: { filters } }: Pick<TableQuestion, 'list' | 'query'>,
  columns: readonly FileColumn[],
  { totals, currency }: Summary,
  world: CellWorld,
): Cell[] | null => {
  const isSum = ({ field }: FileColumn): boolean => list.totals.includes(field) && field in totals
  if (!columns.some(isSum)) return null
  const row = { ...totals, currency: currency ?? world.currency }
  const named = columns.findIndex((column) => !isSum(column) && column.field !== 'currency')
  return columns.map((column, at) => {
    if (at === named) return { text: world.words(totalsKey(list, filters)) }
    return isSum(column) || column.field === 'currency' ? cellOf(column, row, world) : null
  })
}

/** What a file holds: the columns in their order, and all rows of the filter in the list's order. */
export const openTable = async (db: Db, question: TableQuestion): Promise<Table> => {
  const { list, scope, query, fields, words, now, totals, keys } = question
  const source = findSource(list.id)
  if (!source) throw new Error(`the list ${list.id} has no source`)
  const company = await readCompany(db, scope.company_id)
  const view = viewNow(scope, company, now)
  const columns = fileColumns(list, fields, words)
  const world = { words, zone: company.clock.zone, currency: list.currency ?? company.currency }
  let summary: Summary | undefined
  const keep = (found: Summary): void => {
    summary = maskSums(scope.hides, list, found)
  }
  const rows = () =>
    streamRows(db, view, list, source, query, rowFields(list, columns), {
      ...(totals ? { onSummary: keep } : {}),
      ...(keys ? { keys } : {}),
    })
  return {
    view,
    columns,
    count: () =>
      consistently(db, async (tx) => {
        const conditions = await source.where(tx, view, query)
        return (await source.summary(tx, view, list, query, conditions)).total
      }),
    batches: () => cellsOf(masked(rows(), maskRows(scope.hides, list)), columns, world),
    ...(totals ? { totals: () => (summary ? totalsOf(question, columns, summary, world) : null) } : {}),
  }
}
