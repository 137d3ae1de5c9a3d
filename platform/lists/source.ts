import type { RawBuilder } from 'kysely'
import type { List, ListQuery } from '../../shared/lists/list.ts'
import type { Tx } from '../db/tables.ts'
import type { View } from '../queries/view.ts'
import type { OrdersPart } from '../sums/part.ts'

export type Sql = RawBuilder<unknown>

/** An expression or condition over the list's table, and the joins (by name) that it speaks of. */
export interface Part {
  readonly sql: Sql
  readonly needs: readonly string[]
  /** Of a condition: the one value that it asks for, when it is no more than that. */
  readonly only?: string
}

export const part = (sql: Sql, ...needs: string[]): Part => ({ sql, needs })

export type Join = Part | ((view: View) => Part)

/** A row on its way out, by the fields of its columns. */
export type Row = Readonly<Record<string, string | number | boolean | null>>

/** Conditions of a query by the parameter that they come from; those of a period stand under `period`. */
export type Conditions = ReadonlyMap<string, Part>

/** Over the whole filter; `tabs` over the filter without the tabs' own parameter. */
export interface Summary {
  readonly total: number
  /** By metric id or name of a figure. */
  readonly kpi: Readonly<Record<string, number | null>>
  readonly totals: Readonly<Record<string, number | null>>
  /** Of the totals, where that is not the list's. */
  readonly currency?: string
  readonly tabs: Readonly<Record<string, number>>
}

export interface Whole {
  /** Aggregates over the filter's rows by name, and the parts that they speak of. */
  readonly sums: (
    view: View,
    list: List,
  ) => { readonly of: Readonly<Record<string, Sql>>; readonly parts: readonly Part[] }
  /** What they say; `total` is one of them. */
  readonly summed: (list: List, found: Readonly<Record<string, number | null>>) => Summary
}

/**
 * Where a list's rows come from. All of it is SQL of ours: what a query says stands in it as a value only, and its names
 * of columns are looked up here.
 */
export interface ListSource {
  /** The table with one row for each of the list's, and its alias; one that is added up of what the viewer sees is made for the view. */
  readonly table: Sql | ((view: View) => Sql)
  readonly alias: string
  /** Columns of the table that together name a row: its page finds it again by them, and they break ties. */
  readonly key: readonly string[]
  /**
   * Joins by name, each behind those that it uses. None of them changes the number of rows. Those to sums that are kept by
   * scope or day are made for the view.
   */
  readonly joins: Readonly<Record<string, Join>>
  /**
   * The table is added up anew each time it is asked: its rows are not found again by their keys, and its first page comes
   * with the sums out of one reading.
   */
  readonly whole?: Whole
  /**
   * Its rows tell what orders and goods of the company say, and nothing that an account keeps of its own: every change of them
   * raises the company's version, so that a page is read once for all who ask for it.
   */
  readonly common?: true
  /** The only orders that change what it says: other ones leave what is remembered of it (`partOf`). */
  readonly dependsOn?: (view: View, query: ListQuery) => OrdersPart
  /** Its days are those of the viewer's ad reports: sums are of one zone. */
  readonly zoned?: true
  /** The second that its rows stand for, where that is not the present; undefined while there are none. */
  readonly dataTime?: (tx: Tx) => Promise<number | undefined>
  /** The viewer's scope, a condition on the table alone. */
  readonly scope: (view: View) => Sql
  /** What each column shows, before `finish`. */
  readonly columns: Readonly<Record<string, Part>>
  /** The condition of a row's key, where an index finds it otherwise than by its column. */
  readonly byKey?: (key: string) => Part
  /** Sortable columns that are never null: their order may follow an index. */
  readonly filled: readonly string[]
  /** What the database does not do for a row, such as masked names. A row holds the asked fields only. */
  readonly finish: (view: View, row: Row) => Row
  /** The conditions of filters and keyword; names may be resolved to ids first. */
  readonly where: (tx: Tx, view: View, query: ListQuery) => Promise<Conditions>
  readonly summary: (tx: Tx, view: View, list: List, query: ListQuery, conditions: Conditions) => Promise<Summary>
}

/** As much of it as finds rows. */
export type RowsSource = Pick<ListSource, 'table' | 'joins' | 'scope' | 'columns'>
