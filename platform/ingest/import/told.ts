import type { PoolClient } from 'pg'
import type { Columns } from '../columns.ts'
import { ownAmount } from '../exchange.ts'
import { type LineKey, lineKey, type OrderState } from '../state.ts'
import { Statement } from '../statement.ts'
import type { OrdersOf } from '../transaction.ts'
import type { IncomingOrder } from '../types.ts'
import type { Control } from './control.ts'
import type { Job } from './job.ts'

/** An order as a job told it; see table import_order. */
interface ToldOrder {
  readonly order_id: string
  readonly attempt: number
  readonly day: number
  readonly lines: number
  readonly pay_amt: number
  readonly refund_amt: number
  readonly named: string | null
  readonly before: string | null
  readonly event: string | null
}

const columns: Columns<ToldOrder> = {
  order_id: 'text',
  attempt: 'int4',
  day: 'int4',
  lines: 'int4',
  pay_amt: 'int8',
  refund_amt: 'int8',
  named: 'text',
  before: 'text',
  event: 'text',
}

const namesOf = (lines: readonly LineKey[]): string =>
  JSON.stringify(lines.map(({ sku_id, content_id, n }) => [sku_id, content_id, n]))

/** The lines that an event names, where its order has others too. */
const onlyOf = (event: IncomingOrder, { lines }: OrderState): string | null => {
  const told = new Set(event.lines.map(lineKey))
  return lines.every(({ row }) => told.has(lineKey(row))) ? null : namesOf(event.lines)
}

const toldOrder = (event: IncomingOrder, orders: OrdersOf, control: Control, job: Job): ToldOrder | undefined => {
  const after = orders.orderOf(event.order_id)
  const before = orders.orderBefore(event.order_id)
  if (!after) return undefined
  const own = (amt: number): number => ownAmount(after.row, amt)
  return {
    order_id: event.order_id,
    attempt: job.attempt,
    day: control.dayOf(after.row.paid_t ?? after.row.create_t),
    lines: event.lines.length,
    pay_amt: event.lines.reduce((sum, line) => sum + own(line.pay_amt), 0),
    refund_amt: event.lines.reduce((sum, line) => sum + own(line.refund_amt), 0),
    named: onlyOf(event, after),
    before: before ? JSON.stringify(before) : null,
    event: before ? JSON.stringify(event) : null,
  }
}

/** Events of one order as one: a file may tell an order in several places. */
const mergedByOrder = (events: readonly IncomingOrder[]): Iterable<IncomingOrder> => {
  const merged = new Map<string, IncomingOrder>()
  for (const event of events) {
    const known = merged.get(event.order_id)
    merged.set(event.order_id, known ? { ...event, lines: [...known.lines, ...event.lines] } : event)
  }
  return merged.values()
}

/**
 * Notes in the transaction of a batch what a job told of which orders, and whose the returns are. What an order was before
 * the job first met it stays noted; an attempt that tells it again replaces what an earlier one told.
 */
export const writeTold = async (
  client: PoolClient,
  companyId: number,
  job: Job,
  events: readonly IncomingOrder[],
  returns: readonly string[],
  orders: OrdersOf,
  control: Control,
): Promise<void> => {
  const rows = [...mergedByOrder(events)].flatMap((event) => toldOrder(event, orders, control, job) ?? [])
  if (rows.length > 0) {
    const statement = new Statement(companyId, job.id)
    const list = Statement.list(columns)
    statement.add(
      'told',
      `insert into import_order as t (company_id, job_id, ${Object.keys(columns).join(', ')})
       select $1::bigint, $2::bigint, ${list} from ${statement.rows(columns, rows)}
       on conflict (job_id, order_id) do update set attempt = excluded.attempt, day = excluded.day,
         lines = excluded.lines + case when t.attempt = excluded.attempt then t.lines else 0 end,
         pay_amt = excluded.pay_amt + case when t.attempt = excluded.attempt then t.pay_amt else 0 end,
         refund_amt = excluded.refund_amt + case when t.attempt = excluded.attempt then t.refund_amt else 0 end,
         named = case when t.attempt <> excluded.attempt or excluded.named is null then excluded.named
           else (coalesce(t.named, '[]')::jsonb || excluded.named::jsonb)::text end,
         event = case when t.before is null then null else excluded.event end`,
    )
    await client.query(statement.query('select 1'))
  }
  if (returns.length > 0)
    await client.query({
      name: 'tidewall_told_returns',
      text: `update order_refund set job_id = $2 where company_id = $1 and refund_id = any($3::text[]) and job_id is null`,
      values: [companyId, job.id, returns],
    })
}
