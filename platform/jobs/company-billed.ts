import type { PoolClient } from 'pg'
import type { SplitRow } from '../ingest/state.ts'
import type { Orders } from '../sums/rebuild/new-sums.ts'

interface Billed {
  readonly bill_id: number
  readonly order_id: string
  readonly sku_id: string
  readonly content_id: string
  readonly n: number
  readonly role: number
  readonly level: number
  /** What bills hold of the split, in the company's currency. */
  readonly amt: number
}

const keyOf = ({ order_id, sku_id, content_id, n, role, level }: Omit<Billed, 'bill_id' | 'amt'>): string =>
  JSON.stringify([order_id, sku_id, content_id, n, role, level])

const actualsOf = (orders: Orders): ReadonlyMap<string, number> => {
  const found = new Map<string, number>()
  for (const { lines } of orders.values())
    for (const { row, splits } of lines)
      for (const { role, level, act_amt } of splits.filter((split: SplitRow) => split.level < 0)) {
        const { order_id, sku_id, content_id, n } = row
        found.set(keyOf({ order_id, sku_id, content_id, n, role, level }), act_amt ?? 0)
      }
  return found
}

/**
 * What bills took back already is kept in the company's new currency beside the bill's own, so that the next bill takes back
 * the rest and no more: of a claw-back that is billed whole nothing is left.
 */
export const moveBilled = async (
  client: PoolClient,
  companyId: number,
  before: Orders,
  after: Orders,
): Promise<void> => {
  const { rows } = await client.query<Billed>(
    `select bill_id, order_id, sku_id, content_id, n, role, level, coalesce(company_amt, amt) as amt from bill_line
     where company_id = $1 and order_id = any($2::text[]) and level < 0 order by bill_id`,
    [companyId, [...before.keys()]],
  )
  if (rows.length === 0) return
  const [whole, moved] = [actualsOf(before), actualsOf(after)]
  const sums = new Map<string, number>()
  const amounts = rows.map((row) => {
    const key = keyOf(row)
    const whole_amt = whole.get(key) ?? 0
    const upTo = (sum: number): number => (whole_amt === 0 ? 0 : Math.round(((moved.get(key) ?? 0) * sum) / whole_amt))
    const billed = sums.get(key) ?? 0
    sums.set(key, billed + Number(row.amt))
    return upTo(billed + Number(row.amt)) - upTo(billed)
  })
  await client.query(
    `update bill_line b set company_amt = u.company_amt
     from unnest($2::int8[], $3::text[], $4::text[], $5::text[], $6::int2[], $7::int2[], $8::int2[], $9::int8[])
       as u(bill_id, order_id, sku_id, content_id, n, role, level, company_amt)
     where b.company_id = $1 and b.order_id = u.order_id and b.sku_id = u.sku_id and b.content_id = u.content_id
       and b.n = u.n and b.role = u.role and b.level = u.level and b.bill_id = u.bill_id`,
    [
      companyId,
      ...(['bill_id', 'order_id', 'sku_id', 'content_id', 'n', 'role', 'level'] as const).map((name) =>
        rows.map((row) => row[name]),
      ),
      amounts,
    ],
  )
}
