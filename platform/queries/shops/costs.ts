import { sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'
import { insertAudit } from '../account/audit.ts'
import type { Scope } from '../scope.ts'
import { ofOwnShops } from './scope.ts'

export interface CostRow {
  readonly line: number
  /** SKU ID or seller SKU. */
  readonly name: string
  /** Minor units. */
  readonly cost: number
}

interface Found {
  readonly name: string
  readonly sku_id: string
  readonly cost: number | null
}

export interface Author {
  readonly member_id: number
  readonly ip: string
  /** Unix seconds. */
  readonly now: number
}

/** SKUs of the scope's own shops by their id, or by what the seller calls them; locked until the transaction ends. */
const findSkus = async (tx: Tx, scope: Scope, names: readonly string[]): Promise<readonly Found[]> => {
  const { rows } = await sql<Found>`
    select n.name, k.sku_id, k.cost_amt as cost from unnest(${names}::text[]) as n(name)
    join sku k on k.company_id = ${scope.company_id} and (k.sku_id = n.name or k.seller_sku = n.name)
    join product p on p.company_id = k.company_id and p.product_id = k.product_id
    where ${ofOwnShops(scope, 'p')} order by k.sku_id for update of k`.execute(tx)
  return rows
}

/** Writes what can be written and answers the rows that name no SKU of ours, or several. */
export const writeCosts = async (
  tx: Tx,
  scope: Scope,
  rows: readonly CostRow[],
  { member_id, ip, now }: Author,
): Promise<{ line: number; reason: 'costs.unknown' | 'costs.several' }[]> => {
  const found = new Map<string, Found[]>()
  for (const one of await findSkus(
    tx,
    scope,
    rows.map(({ name }) => name),
  ))
    found.set(one.name, [...(found.get(one.name) ?? []), one])
  const refused: { line: number; reason: 'costs.unknown' | 'costs.several' }[] = []
  for (const { line, name, cost } of rows) {
    const [sku, another] = found.get(name) ?? []
    if (!sku || another) {
      refused.push({ line, reason: sku ? 'costs.several' : 'costs.unknown' })
      continue
    }
    if (sku.cost === cost) continue
    await sql`update sku set cost_amt = ${cost}, update_time = ${now}
      where company_id = ${scope.company_id} and sku_id = ${sku.sku_id}`.execute(tx)
    const object = { object_type: 'sku', object_id: sku.sku_id }
    await insertAudit(tx, {
      ...object,
      member_id,
      action: 'product.cost',
      before: { cost: sku.cost },
      after: { cost },
      ip,
      now,
    })
  }
  return refused
}
