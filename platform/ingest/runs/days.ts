import { sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { ImportDay, importsApi } from '../../../shared/areas/imports/api.ts'
import { dayText } from '../../../shared/time/zone.ts'
import type { Tx } from '../../db/tables.ts'
import { controlKinds } from '../import/control.ts'
import { isToldLine, ownRefund, storedByDay } from '../import/stored.ts'

type Sums = ImportDay['file']

interface KindRow {
  readonly day: number | null
  readonly currency: string
  readonly kind: keyof typeof partOf
  readonly lines: number
  readonly pay_amt: number
  readonly refund_amt: number
  readonly own_pay_amt: number
  readonly own_refund_amt: number
}

const nothing: Sums = { lines: 0, pay_amt: 0, refund_amt: 0 }
const plus = (one: Sums, { lines, pay_amt, refund_amt }: Sums): Sums => ({
  lines: one.lines + lines,
  pay_amt: one.pay_amt + pay_amt,
  refund_amt: one.refund_amt + refund_amt,
})

type Day = { -readonly [K in keyof ImportDay]: ImportDay[K] }
const emptyDay = (day: number | null, currency: string): Day => ({
  day: day === null ? '' : dayText(day),
  currency,
  file: nothing,
  taken: nothing,
  adjustments: nothing,
  repeated: nothing,
  rejected: nothing,
  told: nothing,
  now: nothing,
})

const partOf = { 1: 'taken', 2: 'adjustments', 3: 'rejected', 4: 'repeated' } as const

/** The reconciliation of a job: its file by day and currency, and what became of it. */
export const readImportDays = async (tx: Tx, jobId: number): Promise<ImportDay[]> => {
  const days = new Map<string, Day>()
  const at = (day: number | null, currency: string): Day => {
    const name = `${day} ${currency}`
    const known = days.get(name) ?? emptyDay(day, currency)
    days.set(name, known)
    return known
  }
  const kinds = await sql<KindRow>`
    select day, currency, kind, lines, pay_amt, refund_amt, own_pay_amt, own_refund_amt from import_day
    where job_id = ${jobId}`.execute(tx)
  for (const row of kinds.rows) {
    const day = at(row.day, row.currency)
    const part = partOf[row.kind]
    day[part] = plus(day[part], row)
    day.file = plus(day.file, row)
    if (row.kind === controlKinds.taken || row.kind === controlKinds.adjustment)
      day.told = plus(day.told, { lines: row.lines, pay_amt: row.own_pay_amt, refund_amt: row.own_refund_amt })
  }
  const stored = await sql<
    Sums & { day: number; currency: string }
  >`${sql.raw(storedByDay.replaceAll('$1', String(jobId)))}`.execute(tx)
  for (const row of stored.rows) {
    const day = at(row.day, row.currency)
    day.now = plus(day.now, row)
  }
  return [...days.values()].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.currency < b.currency ? -1 : 1))
}

type Detail = CallData<typeof importsApi.run>
const MOST = 100

interface ChangedRow {
  readonly order_id: string
  readonly day: number
  readonly lines: number
  readonly pay_amt: number
  readonly refund_amt: number
  readonly now_lines: number
  readonly now_pay: number
  readonly now_refund: number
  readonly by: string | null
  readonly n: number
}

/** Orders that are no longer what a job has told of them, and the file that has told of them since. */
export const readChanged = async (tx: Tx, jobId: number): Promise<Pick<Detail, 'changed' | 'changedOrders'>> => {
  const { rows } = await sql<ChangedRow>`
    select t.order_id, t.day, t.lines, t.pay_amt, t.refund_amt, n.lines as now_lines, n.pay_amt as now_pay,
      n.refund_amt as now_refund, count(*) over () as n,
      (select j.file_name from import_order x join import_job j on j.id = x.job_id
        where x.company_id = t.company_id and x.order_id = t.order_id and x.seq > t.seq order by x.seq desc limit 1) as by
    from import_order t
    cross join lateral (select count(*) as lines, coalesce(sum(l.pay_amt), 0)::bigint as pay_amt,
        coalesce(sum(${sql.raw(ownRefund)}), 0)::bigint as refund_amt
      from affiliate_order_line l where l.company_id = t.company_id and l.order_id = t.order_id
        and l.settlement_status <> 9 and ${sql.raw(isToldLine)}) n
    where t.job_id = ${jobId} and (t.lines, t.pay_amt, t.refund_amt) is distinct from (n.lines, n.pay_amt, n.refund_amt)
    order by t.day, t.order_id limit ${MOST}`.execute(tx)
  return {
    changed: rows.map((row) => ({
      order_id: row.order_id,
      day: dayText(row.day),
      told: { lines: row.lines, pay_amt: row.pay_amt, refund_amt: row.refund_amt },
      now: { lines: row.now_lines, pay_amt: row.now_pay, refund_amt: row.now_refund },
      by: row.by ?? '',
    })),
    changedOrders: rows[0]?.n ?? 0,
  }
}
