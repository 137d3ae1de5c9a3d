import { sql } from 'kysely'
import type { ImportRow } from '../../shared/imports/import.ts'
import type { parcelImport } from '../../shared/imports/parcels.ts'
import type { Tx } from '../db/tables.ts'
import { type Outcome, type Ready, type Sink, type Wrong, wrong } from '../queries/imports/sink.ts'
import { upsertFacts } from '../queries/imports/upsert.ts'
import type { Scope } from '../queries/scope.ts'
import { ofOwnShops } from '../queries/shops/scope.ts'
import { tellShopsIn } from './transaction.ts'

type Row = ImportRow<typeof parcelImport.columns>

interface Parcel extends Row {
  readonly shop_id: string
  readonly lead_sku_id: string
  readonly lead_content_id: string
  readonly lead_n: number
}

const unknown = wrong(
  '订单ID：没有这个订单，或不是你的店铺的；请先导入订单',
  'Order ID: no such order of your shops: import orders first',
)

type Known = Pick<Parcel, 'shop_id' | 'lead_sku_id' | 'lead_content_id' | 'lead_n'>

/** Orders of the scope's own shops, with the line that a parcel's cost stands on: the one that was paid most for. */
const findOrders = async (tx: Tx, scope: Scope, ids: readonly string[]): Promise<ReadonlyMap<string, Known>> => {
  const { rows } = await sql<Known & { order_id: string }>`
    select o.order_id, o.shop_id, lead.* from affiliate_order o
    cross join lateral (
      select l.sku_id as lead_sku_id, l.content_id as lead_content_id, l.n as lead_n from affiliate_order_line l
      where l.company_id = o.company_id and l.order_id = o.order_id
      order by l.pay_amt desc, l.sku_id, l.content_id, l.n limit 1) lead
    where ${ofOwnShops(scope, 'o')} and o.order_id = any(${[...new Set(ids)]}::text[])`.execute(tx)
  return new Map(rows.map(({ order_id, ...known }) => [order_id, known]))
}

/** What shops are told of the parcels of their orders; the profit of the orders follows. */
export const parcelSink: Sink<Row, Parcel> = {
  prepare: async (tx, rows, { scope }) => {
    const found = await findOrders(
      tx,
      scope,
      rows.map(({ order_id }) => order_id),
    )
    return rows.map((row): Ready<Parcel> | Wrong => {
      const known = found.get(row.order_id)
      return known ? { key: row.order_id, what: { ...row, ...known } } : unknown
    })
  },
  write: async (tx, lines, { company }) => {
    const ids = lines.map(({ what }) => what.order_id)
    let kinds: Outcome['kind'][] = []
    await tellShopsIn(tx, company.id, ids, async () => {
      const written = await upsertFacts(
        tx,
        {
          table: 'shop_order',
          key: { company_id: 'bigint', order_id: 'text' },
          values: {
            ...{ shipped_t: 'bigint', ship_due_t: 'bigint', shipping_provider: 'text', tracking_id: 'text' },
            ...{ warehouse_name: 'text', payment_method: 'int', state: 'text', city: 'text', buyer_name: 'text' },
            ...{ buyer_phone: 'text', buyer_address: 'text', shipping_amt: 'bigint', platform_fee_bp: 'int' },
          },
          first: { shop_id: 'text', lead_sku_id: 'text', lead_content_id: 'text', lead_n: 'int' },
          otherwise: {
            ...{ shipping_provider: '', tracking_id: '', warehouse_name: '', payment_method: '0', state: '', city: '' },
            ...{ buyer_name: '', buyer_phone: '', buyer_address: '' },
          },
          fact: 'fact_t',
          stamps: {},
          made: {},
        },
        lines.map(({ what, fact_t }) => ({
          cells: {
            ...{
              company_id: company.id,
              order_id: what.order_id,
              shop_id: what.shop_id,
              lead_sku_id: what.lead_sku_id,
            },
            ...{ lead_content_id: what.lead_content_id, lead_n: what.lead_n, shipped_t: what.shipped },
            ...{ ship_due_t: what.ship_due, shipping_provider: what.provider, tracking_id: what.tracking },
            ...{ warehouse_name: what.warehouse, payment_method: what.payment, state: what.state, city: what.city },
            ...{ buyer_name: what.buyer_name, buyer_phone: what.buyer_phone, buyer_address: what.buyer_address },
            ...{ shipping_amt: what.shipping_cost, platform_fee_bp: what.platform_fee },
          },
          fact_t,
        })),
      )
      kinds = written.map(({ kind }) => kind)
      await sql`
        update shop_order so set is_open = o.paid_t is not null and o.order_status in (111, 112, 114) and so.shipped_t is null
        from affiliate_order o
        where so.company_id = ${company.id} and so.order_id = any(${ids}::text[]) and o.company_id = so.company_id
          and o.order_id = so.order_id`.execute(tx)
    })
    return kinds.map((kind) => ({ kind }))
  },
}
