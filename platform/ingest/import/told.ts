import type { PoolClient } from 'pg'
import type { Columns } from '../columns.ts'
import { ownAmount } from '../exchange.ts'
import { type LineKey, lineKey, type OrderState } from '../state.ts'
import { Statement } from '../statement.ts'
import type { OrdersOf } from '../transaction.ts'
import type { IncomingLine, IncomingOrder } from '../types.ts'
import type { Account } from './account.ts'
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
  readonly events: string | null
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
  events: 'text',
}

const namesOf = (lines: readonly LineKey[]): string =>
  JSON.stringify(lines.map(({ sku_id, content_id, n }) => [sku_id, content_id, n]))

interface ToldLine {
  readonly line: IncomingLine
  readonly t: number
}

/** The newest word on each line of an order; among words for the same time the later one. */
const newestOf = (events: readonly IncomingOrder[]): ReadonlyMap<string, ToldLine> => {
  const told = new Map<string, ToldLine>()
  for (const { lines, event_t: t = 0 } of events)
    for (const line of lines) if (t >= (told.get(lineKey(line))?.t ?? 0)) told.set(lineKey(line), { line, t })
  return told
}

/** The lines that were told, where their order has others too, or where more of an order that was there may come. */
const onlyOf = (told: ReadonlyMap<string, ToldLine>, { lines }: OrderState, mayComeAgain: boolean): string | null =>
  !mayComeAgain && lines.every(({ row }) => told.has(lineKey(row)))
    ? null
    : namesOf([...told.values()].map(({ line }) => line))

const toldOrder = (
  order_id: string,
  events: readonly IncomingOrder[],
  orders: OrdersOf,
  account: Account,
  job: Job,
): ToldOrder | undefined => {
  const after = orders.orderOf(order_id)
  const before = orders.orderBefore(order_id)
  if (!after) return undefined
  const told = newestOf(events)
  const mayComeAgain = events.some((event) => account.mayComeAgain(event))
  const sum = { lines: 0, pay_amt: 0, refund_amt: 0 }
  for (const { line, t } of told.values()) {
    const earlier = mayComeAgain ? account.toldOf(order_id, line) : undefined
    if (earlier && t < earlier.t) continue
    if (!earlier) sum.lines++
    sum.pay_amt += ownAmount(after.row, line.pay_amt) - (earlier?.pay_amt ?? 0)
    sum.refund_amt += ownAmount(after.row, line.refund_amt) - (earlier?.refund_amt ?? 0)
  }
  return {
    order_id,
    attempt: job.attempt,
    day: account.control.dayOf(after.row.paid_t ?? after.row.create_t),
    ...sum,
    named: onlyOf(told, after, mayComeAgain && before !== undefined),
    before: before ? JSON.stringify(before) : null,
    events: before ? JSON.stringify(events) : null,
  }
}

/** Events by their order: a file may tell an order in several places. */
const byOrder = (events: readonly IncomingOrder[]): ReadonlyMap<string, readonly IncomingOrder[]> => {
  const found = new Map<string, IncomingOrder[]>()
  for (const event of events) {
    const known = found.get(event.order_id)
    if (known) known.push(event)
    else found.set(event.order_id, [event])
  }
  return found
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
  account: Account,
): Promise<void> => {
  const rows = [...byOrder(events)].flatMap(([id, told]) => toldOrder(id, told, orders, account, job) ?? [])
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
           when t.before is null and t.named is null then null
           else (coalesce(t.named, '[]')::jsonb || excluded.named::jsonb)::text end,
         events = case when t.before is null then null
           when t.attempt = excluded.attempt then (t.events::jsonb || excluded.events::jsonb)::text else excluded.events end`,
    )
    await client.query(statement.query('select 1'))
  }
  if (returns.length > 0)
    await client.query({
      name: 'tidewall_told_returns',
      text: `insert into import_refund (company_id, job_id, refund_id)
        select distinct $1::bigint, $2::bigint, unnest($3::text[]) on conflict do nothing`,
      values: [companyId, job.id, returns],
    })
}
