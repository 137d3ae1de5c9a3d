import { sql } from 'kysely'
import type { costImport } from '../../../shared/imports/costs.ts'
import type { ImportRow } from '../../../shared/imports/import.ts'
import type { Tx } from '../../db/tables.ts'
import type { Scope } from '../scope.ts'
import { ofOwnShops } from '../shops/scope.ts'
import { type Ready, type Sink, type Wrong, wrong } from './sink.ts'
import { upsertFacts } from './upsert.ts'

type Row = ImportRow<typeof costImport.columns>

interface Cost {
  readonly sku_id: string
  readonly cost: number
}

const unknown = wrong('没有这个 SKU，或不是你的店铺的', 'No such SKU of your shops')
const several = wrong('这个商家SKU有几个同名，请用 SKU ID', 'Several SKUs have this name: use the SKU ID')

/** Ids of SKUs of the scope's own shops by their id, or by what the seller calls them. */
const findSkus = async (tx: Tx, scope: Scope, names: readonly string[]): Promise<ReadonlyMap<string, string[]>> => {
  const { rows } = await sql<{ name: string; sku_id: string }>`
    with n as (select distinct unnest(${names}::text[]) as name),
    k as (
      select n.name, k.sku_id, k.product_id from n
        join sku k on k.company_id = ${scope.company_id} and k.sku_id = n.name
      union
      select n.name, k.sku_id, k.product_id from n
        join sku k on k.company_id = ${scope.company_id} and k.seller_sku = n.name and k.seller_sku <> '')
    select k.name, k.sku_id from k
    join product p on p.company_id = ${scope.company_id} and p.product_id = k.product_id
    where ${ofOwnShops(scope, 'p')} order by k.name, k.sku_id`.execute(tx)
  const found = new Map<string, string[]>()
  for (const { name, sku_id } of rows) found.set(name, [...(found.get(name) ?? []), sku_id])
  return found
}

const prepared = (row: Row, skus: readonly string[], currency: string): Ready<Cost> | Wrong => {
  if (row.currency !== null && row.currency !== currency)
    return wrong(`币种：成本按公司币种 ${currency} 填写`, `Currency: costs are in ${currency}, as the company`)
  const [sku_id, another] = skus
  if (sku_id === undefined) return unknown
  return another === undefined ? { key: sku_id, what: { sku_id, cost: row.cost } } : several
}

/** Costs of SKUs of the viewer's own shops. */
export const costSink: Sink<Row, Cost> = {
  prepare: async (tx, rows, { scope, company }) => {
    const found = await findSkus(
      tx,
      scope,
      rows.map(({ sku }) => sku),
    )
    return rows.map((row) => prepared(row, found.get(row.sku) ?? [], company.currency))
  },
  write: async (tx, lines, { company, now }) => {
    const written = await upsertFacts(
      tx,
      {
        table: 'sku',
        key: { company_id: 'bigint', sku_id: 'text' },
        values: { cost_amt: 'bigint' },
        fact: 'cost_t',
        stamps: { update_time: now },
      },
      lines.map(({ what, fact_t }) => ({
        cells: { company_id: company.id, sku_id: what.sku_id, cost_amt: what.cost },
        fact_t,
      })),
    )
    return written.map(({ kind, before }, n) => {
      const what = lines[n]?.what
      if (kind !== 'changed' || !what) return { kind }
      const object = { action: 'product.cost', object_type: 'sku', object_id: what.sku_id }
      return { kind, change: { ...object, before: { cost: before.cost_amt ?? null }, after: { cost: what.cost } } }
    })
  },
}
