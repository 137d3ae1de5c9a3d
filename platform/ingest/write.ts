import {
  type Columns,
  type KeyedSplit,
  lineColumns,
  namesOf,
  orderColumns,
  refundColumns,
  splitColumns,
} from './columns.ts'
import type { Change } from './ledger.ts'
import type { Names } from './names.ts'
import {
  isSameLine,
  type LineRow,
  type LineState,
  lineKey,
  type OrderRow,
  type OrderState,
  type RefundRow,
} from './state.ts'
import { type Query, Statement } from './statement.ts'

/** What is to be written. */
export interface Changes {
  readonly orders: Iterable<Change>
  /** Refunds for which no line was found. */
  readonly unmatched?: readonly RefundRow[]
  /** Refunds that are no more. */
  readonly goneRefunds?: readonly string[]
}

/** Rows that a transaction adds and changes. */
interface Rows {
  readonly newOrders: OrderRow[]
  readonly orders: OrderRow[]
  readonly newLines: LineRow[]
  readonly lines: LineRow[]
  readonly refunds: RefundRow[]
  readonly splits: KeyedSplit[]
  /** Orders that are gone, with all that hangs on them. */
  readonly gone: string[]
  readonly goneLines: LineRow[]
  readonly goneRefunds: readonly string[]
}

const collectLine = (into: Rows, before: LineState | undefined, after: LineState): void => {
  if (before === after) return
  if (!before) into.newLines.push(after.row)
  else if (before.row !== after.row) into.lines.push(after.row)
  if (before?.splits === after.splits) return
  const { order_id, sku_id, content_id, n } = after.row
  for (const split of after.splits)
    if (!before?.splits.includes(split)) into.splits.push({ order_id, sku_id, content_id, n, ...split })
}

/** Lines that were and are no more. */
const goneLines = (before: OrderState, after: OrderState): readonly LineRow[] => {
  // Known lines keep their places, new ones come behind them: an order that gives lines back has another order of them.
  const isKept = before.lines.every(({ row }, i) => {
    const now = after.lines[i]?.row
    return now !== undefined && isSameLine(row, now)
  })
  if (isKept) return []
  const now = new Set(after.lines.map(({ row }) => lineKey(row)))
  return before.lines.map(({ row }) => row).filter((row) => !now.has(lineKey(row)))
}

const collectOrder = (into: Rows, before: OrderState | undefined, after: OrderState): void => {
  if (!before) into.newOrders.push(after.row)
  else if (before.row !== after.row) into.orders.push(after.row)
  const gone = before ? goneLines(before, after) : []
  into.goneLines.push(...gone)
  const known = new Map(gone.length > 0 ? before?.lines.map((line) => [lineKey(line.row), line]) : [])
  after.lines.forEach((line, i) => {
    collectLine(into, gone.length > 0 ? known.get(lineKey(line.row)) : before?.lines[i], line)
  })
  if (after.refunds !== before?.refunds)
    for (const refund of after.refunds) if (!before?.refunds.includes(refund)) into.refunds.push(refund)
}

const collect = ({ orders, unmatched = [], goneRefunds = [] }: Changes): Rows => {
  const rows: Rows = {
    newOrders: [],
    orders: [],
    newLines: [],
    lines: [],
    refunds: [],
    splits: [],
    gone: [],
    goneLines: [],
    goneRefunds,
  }
  for (const { before, after } of orders) {
    if (after) collectOrder(rows, before, after)
    else if (before) rows.gone.push(before.row.order_id)
  }
  rows.refunds.push(...unmatched)
  return rows
}

interface Target<T> {
  readonly table: string
  readonly columns: Columns<T>
  /** The column that takes the present second, if the table has one. */
  readonly stamp?: string
}

const insert = <T>(statement: Statement, alias: string, to: Target<T>, rows: readonly T[], end = ''): void => {
  if (rows.length === 0) return
  const stamp = to.stamp ? [`, ${to.stamp}`, ', $2::bigint'] : ['', '']
  statement.add(
    alias,
    `insert into ${to.table} (company_id, ${namesOf(to.columns).join(', ')}${stamp[0]})
     select $1::bigint, ${Statement.list(to.columns)}${stamp[1]} from ${statement.rows(to.columns, rows)} ${end}`,
  )
}

const update = <T>(statement: Statement, alias: string, to: Target<T>, rows: readonly T[], keys: string[]): void => {
  if (rows.length === 0) return
  const names = namesOf(to.columns).filter((name) => !keys.includes(name))
  const value = (name: string): string => (name === 'owner_path' ? 'u.owner_path::bigint[]' : `u.${name}`)
  statement.add(
    alias,
    `update ${to.table} t set ${names.map((name) => `${name} = ${value(name)}`).join(', ')}, ${to.stamp} = $2::bigint
     from ${statement.rows(to.columns, rows)}
     where t.company_id = $1::bigint and ${keys.map((key) => `t.${key} = u.${key}`).join(' and ')}`,
  )
}

const replace = (columns: object, keys: readonly string[]): string => {
  const names = namesOf(columns).filter((name) => !keys.includes(name))
  return `on conflict (company_id, ${keys.join(', ')}) do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`
}

/** Their refunds stand in rows of their own, which say where they belong now. */
const remove = (statement: Statement, gone: readonly string[]): void => {
  if (gone.length === 0) return
  const ids = statement.rows(
    { order_id: 'text' } as const,
    gone.map((order_id) => ({ order_id })),
  )
  statement.add('gone', `select * from ${ids}`)
  for (const [alias, table] of Object.entries({
    go: 'affiliate_order',
    gl: 'affiliate_order_line',
    gs: 'commission_split',
  }))
    statement.add(
      alias,
      `delete from ${table} t using gone u where t.company_id = $1::bigint and t.order_id = u.order_id`,
    )
}

const keyColumns = { order_id: 'text', sku_id: 'text', content_id: 'text', n: 'int2' } as const
const removeLines = (statement: Statement, gone: readonly LineRow[]): void => {
  if (gone.length === 0) return
  statement.add('gone_line', `select * from ${statement.rows(keyColumns, gone)}`)
  for (const [alias, table] of Object.entries({ gll: 'affiliate_order_line', gls: 'commission_split' }))
    statement.add(
      alias,
      `delete from ${table} t using gone_line u where t.company_id = $1::bigint and t.order_id = u.order_id
       and t.sku_id = u.sku_id and t.content_id = u.content_id and t.n = u.n`,
    )
}

const removeRefunds = (statement: Statement, gone: readonly string[]): void => {
  if (gone.length === 0) return
  const ids = statement.rows(
    { refund_id: 'text' } as const,
    gone.map((refund_id) => ({ refund_id })),
  )
  statement.add(
    'gone_refund',
    `delete from order_refund t using ${ids} where t.company_id = $1::bigint and t.refund_id = u.refund_id`,
  )
}

const orders: Target<OrderRow> = { table: 'affiliate_order', columns: orderColumns, stamp: 'update_time' }
const lines: Target<LineRow> = { table: 'affiliate_order_line', columns: lineColumns, stamp: 'data_time' }
const refunds: Target<RefundRow> = { table: 'order_refund', columns: refundColumns }
const splits: Target<KeyedSplit> = { table: 'commission_split', columns: splitColumns }
const lineKeys = ['order_id', 'sku_id', 'content_id', 'n']

/** The one statement that writes changes, and names that orders use; undefined when there is nothing to write. */
export const ledgerQuery = (companyId: number, now: number, changes: Changes, names?: Names): Query | undefined => {
  const rows = collect(changes)
  const statement = new Statement(companyId, now)
  names?.addTo(statement)
  remove(statement, rows.gone)
  removeLines(statement, rows.goneLines)
  removeRefunds(statement, rows.goneRefunds)
  insert(statement, 'o', orders, rows.newOrders)
  update(statement, 'oc', orders, rows.orders, ['order_id'])
  insert(statement, 'l', lines, rows.newLines)
  update(statement, 'lc', lines, rows.lines, lineKeys)
  insert(statement, 'r', refunds, rows.refunds, replace(refundColumns, ['refund_id']))
  insert(statement, 's', splits, rows.splits, replace(splitColumns, [...lineKeys, 'role', 'level']))
  return statement.isEmpty ? undefined : statement.query('select 1')
}
