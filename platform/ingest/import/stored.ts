import type { GateDatabase } from '../gate.ts'
import type { ControlRow } from './control.ts'
import { controlKinds } from './control.ts'

/** Lines and sums, minor units of the company's currency. */
export interface StoredSums {
  /** Orders of which the job has told. */
  readonly orders: number
  readonly lines: number
  readonly pay_amt: number
  readonly refund_amt: number
}

/** A line of an order that a job has told; `t` is its row of import_order, `l` the line. */
export const isToldLine = `(t.named is null or t.named::jsonb @> jsonb_build_array(jsonb_build_array(l.sku_id, l.content_id, l.n)))`

/** Refunds of line `l` but what came back by name of buyer and SKU, which counts on its own day. */
export const ownRefund = `case when l.refund_amt = 0 then 0 else l.refund_amt - coalesce((select sum(r.amt)
  from order_refund r where r.company_id = l.company_id and r.order_id = l.order_id and r.sku_id = l.sku_id
  and r.content_id = l.content_id and r.n = l.n and r.return_sku_id is not null), 0) end`

/**
 * What the lines of a job are in the database now, `(day, currency, lines, pay_amt, refund_amt)`, `$1` being the job: sales
 * by the day of their order, what came back by name of buyer and SKU on the day on which it came back; amounts in the
 * company's currency, `currency` being that of the file.
 */
export const storedByDay = `
  select day, currency, sum(lines)::bigint as lines, sum(pay_amt)::bigint as pay_amt, sum(refund_amt)::bigint as refund_amt
  from (
    select t.day, coalesce(o.orig_currency, o.currency) as currency, count(*) as lines, sum(l.pay_amt) as pay_amt,
      sum(${ownRefund}) as refund_amt
    from import_order t
    join affiliate_order o on o.company_id = t.company_id and o.order_id = t.order_id
    join affiliate_order_line l on l.company_id = t.company_id and l.order_id = t.order_id and l.settlement_status <> 9
    where t.job_id = $1 and ${isToldLine} group by 1, 2
    union all
    select (to_timestamp(r.applied_t) at time zone c.time_zone - make_interval(hours => c.cut_hour))::date - date '1970-01-01',
      coalesce(r.orig_currency, c.display_currency), count(*), 0, sum(r.amt)
    from import_refund t join order_refund r on r.company_id = t.company_id and r.refund_id = t.refund_id
    join company c on c.id = r.company_id where t.job_id = $1 group by 1, 2) parts
  group by 1, 2`

/** The sums of what a job's lines are in the database now. */
export const readStored = async (db: GateDatabase, jobId: number): Promise<StoredSums> => {
  const client = await db.pool.connect()
  try {
    const { rows } = await client.query<StoredSums>(
      `select coalesce(sum(lines), 0)::bigint as lines, coalesce(sum(pay_amt), 0)::bigint as pay_amt,
         coalesce(sum(refund_amt), 0)::bigint as refund_amt,
         (select count(*) from import_order where job_id = $1) as orders from (${storedByDay}) days`,
      [jobId],
    )
    const { lines = 0, pay_amt = 0, refund_amt = 0, orders = 0 } = rows[0] ?? {}
    return { lines: Number(lines), pay_amt: Number(pay_amt), refund_amt: Number(refund_amt), orders: Number(orders) }
  } finally {
    client.release()
  }
}

/** Replaces the control totals of a job by those of this attempt. */
export const writeControl = async (db: GateDatabase, jobId: number, rows: readonly ControlRow[]): Promise<void> => {
  const client = await db.pool.connect()
  const of = (value: (row: ControlRow) => unknown): unknown[] => rows.map(value)
  try {
    await client.query('begin')
    await client.query('delete from import_day where job_id = $1', [jobId])
    await client.query(
      `insert into import_day (job_id, day, currency, kind, lines, pay_amt, refund_amt, own_pay_amt, own_refund_amt)
       select $1, * from unnest($2::int[], $3::text[], $4::int2[], $5::int8[], $6::int8[], $7::int8[], $8::int8[], $9::int8[])`,
      [
        jobId,
        of(({ day }) => day),
        of(({ currency }) => currency),
        of(({ kind }) => controlKinds[kind]),
        of(({ lines }) => lines),
        of(({ pay_amt }) => pay_amt),
        of(({ refund_amt }) => refund_amt),
        of(({ own_pay_amt }) => own_pay_amt),
        of(({ own_refund_amt }) => own_refund_amt),
      ],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}
