import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase } from '../../platform/db/client.ts'
import { migrate } from '../../platform/db/migrate.ts'
import type { MovablePool } from '../../platform/db/pool.ts'
import type { Db } from '../../platform/db/tables.ts'
import { createOrderGate, type OrderGate } from '../../platform/ingest/gate.ts'
import type { EventResult, IncomingLine, IncomingOrder, OrderEvent } from '../../platform/ingest/types.ts'
import { cloneTemplate, urlOf } from '../support/database.ts'

export const root = resolve(import.meta.dirname, '../..')
const migrations = join(root, 'platform', 'db', 'migrations')

export interface TestBase extends AsyncDisposable {
  readonly url: string
  readonly db: Db
  readonly pool: MovablePool
  readonly gate: OrderGate
  /** Warnings of the gate. */
  readonly warnings: string[]
  readonly rows: <T = Record<string, unknown>>(text: string, values?: unknown[]) => Promise<T[]>
  /** @returns its number */
  readonly company: (name?: string, zone?: string, currency?: string) => Promise<number>
  readonly submit: (companyId: number, ...events: OrderEvent[]) => Promise<EventResult[]>
}

/** A migrated database in another cluster than the run's. */
const migratedIn = async (admin: string): Promise<{ name: string; url: string }> => {
  const name = `ingest_${randomBytes(6).toString('hex')}`
  const root = new pg.Client(admin)
  await root.connect()
  await root.query(`create database ${name}`)
  await root.end()
  const url = admin.replace(/\/[^/]*$/, `/${name}`)
  const { db, close } = openDatabase(url, { onError: () => {} })
  await migrate(db, migrations)
  await close()
  return { name, url }
}

const ofRun = async (): Promise<{ name: string; url: string }> => {
  const name = await cloneTemplate()
  return { name, url: urlOf(name) }
}

/** A database of its own with the product's schema, and a gate on it. `admin`: another cluster than the run's. */
export const openBase = async (admin?: string): Promise<TestBase> => {
  const { name, url } = admin === undefined ? await ofRun() : await migratedIn(admin)
  const { db, pool, close } = openDatabase(url, { onError: () => {} })
  const warnings: string[] = []
  const gate = createOrderGate({ pool }, { warn: (_, message) => warnings.push(message) })
  const rows = async <T>(text: string, values: unknown[] = []): Promise<T[]> => {
    const client = await pool.connect()
    try {
      return (await client.query(text, values)).rows as T[]
    } finally {
      client.release()
    }
  }
  return {
    url,
    db,
    pool,
    gate,
    warnings,
    rows,
    company: async (companyName = 'Tide', zone = 'UTC', currency = 'USD') => {
      const [row] = await rows<{ id: number }>(
        `insert into company (name, display_currency, time_zone, add_time, update_time) values ($1, $2, $3, 1, 1) returning id`,
        [companyName, currency, zone],
      )
      return row?.id ?? 0
    },
    submit: (companyId, ...events) => gate.submit(companyId, events),
    async [Symbol.asyncDispose]() {
      await gate.stop()
      await close()
      const root = new pg.Client(admin ?? inject('clusterUrl'))
      await root.connect()
      await root.query(`drop database ${name} with (force)`)
      await root.end()
    },
  }
}

export const T0 = Date.UTC(2026, 2, 3, 12) / 1000

/** A line of 45.00 with 15 % commission: the worked example of the commission arithmetic. */
export const line = (fields: Partial<IncomingLine> = {}): IncomingLine => ({
  sku_id: 'sku-1',
  content_id: '',
  n: 1,
  product_id: 'product-1',
  product_name: 'Lamp',
  sku_name: 'Red',
  creator_id: 'creator-1',
  creator_name: 'ann',
  content_type: 1,
  collab_type: 1,
  campaign_id: '',
  commission_model: 1,
  price_amt: 2500,
  quantity: 2,
  subtotal_amt: 5000,
  seller_discount_amt: 500,
  platform_discount_amt: 0,
  tax_amt: 0,
  pay_amt: 4500,
  standard_rate_bp: 1500,
  shop_ads_rate_bp: null,
  partner_rate_bp: 0,
  bonus_rate_bp: 0,
  ads_attributed: false,
  refunded_qty: 0,
  returned_qty: 0,
  refund_amt: 0,
  ...fields,
})

export const order = (fields: Partial<IncomingOrder> = {}): IncomingOrder => ({
  kind: 'order',
  order_id: 'order-1',
  shop_id: 'shop-1',
  shop_name: 'Harbour',
  shop_region: 'US',
  region: 'US',
  buyer_key: 'buyer-1',
  order_status: 111,
  create_t: T0,
  paid_t: T0,
  delivery_t: null,
  currency: 'USD',
  is_sample: false,
  lines: [line()],
  ...fields,
})

const lineOrder = 'order by order_id, sku_id, content_id, n'

/** Everything of a company that must be equal when two ways of writing are equal; clocks of the writer left out. */
export const stateOf = async (base: TestBase, companyId: number) => ({
  orders: await base.rows(
    `select to_jsonb(o) - 'update_time' - 'company_id' as o from affiliate_order o where company_id = $1 order by order_id`,
    [companyId],
  ),
  lines: await base.rows(
    `select to_jsonb(l) - 'data_time' - 'company_id' as l from affiliate_order_line l where company_id = $1 ${lineOrder}`,
    [companyId],
  ),
  refunds: await base.rows(
    `select to_jsonb(r) - 'id' - 'company_id' as r from order_refund r where company_id = $1 order by refund_id`,
    [companyId],
  ),
  splits: await base.rows(
    `select to_jsonb(s) - 'company_id' as s from commission_split s where company_id = $1 ${lineOrder}, role, level`,
    [companyId],
  ),
  products: await base.rows(
    `select product_id, title, first_seen_t from product where company_id = $1 order by product_id`,
    [companyId],
  ),
  skus: await base.rows(`select sku_id, product_id, name from sku where company_id = $1 order by sku_id`, [companyId]),
  ...(await rollupsOf(base, companyId)),
})

/** The rollups of a company and its members; a row of zeros says what no row says. */
export const rollupsOf = async (base: TestBase, companyId: number) => {
  const scope = `scope in (select 'c' || $1::text union all select 'm' || id from member where company_id = $1::bigint)`
  const rollups = await base.rows<Record<string, unknown>>(
    `select regexp_replace(scope, '^c.*', 'c') as scope, grain, bucket, dim, dim_id, to_jsonb(r) - '{scope,grain,bucket,dim,dim_id}'::text[] as sums
     from rollup r where ${scope} order by 1, grain, bucket, dim, dim_id collate "C"`,
    [companyId],
  )
  const buyers = await base.rows(
    `select regexp_replace(scope, '^c.*', 'c') as scope, bucket, buyer, n from rollup_buyer
     where ${scope} and n <> 0 order by 1, bucket, buyer collate "C"`,
    [companyId],
  )
  const returns = await base.rows(
    `select regexp_replace(scope, '^c.*', 'c') as scope, kind, bucket, gap, n from rollup_return
     where ${scope} and n <> 0 order by 1, 2, 3, 4`,
    [companyId],
  )
  const isEmpty = (row: Record<string, unknown>) => Object.values(row.sums as object).every((value) => value === 0)
  const profits = await base.rows(
    `select day, shop_id, sku_id, is_kept, lines, net_amt as net, affiliate_amt as affiliate,
       platform_fee_amt as fee, shipping_amt as shipping, kept
     from rollup_profit where company_id = $1 and lines <> 0 order by day, shop_id, sku_id, is_kept`,
    [companyId],
  )
  const skus = await base.rows(
    `select sku_id, day, items from rollup_sku where company_id = $1 and items <> 0 order by sku_id collate "C", day`,
    [companyId],
  )
  const contents = await base.rows(
    `select content_id, day, live_lines, sku_orders, gmv_amt as gmv from rollup_content
     where company_id = $1 and (live_lines, sku_orders, gmv_amt) <> (0, 0, 0) order by content_id collate "C", day`,
    [companyId],
  )
  const stages = await base.rows(
    `select day, shop_id, stage, lines, items, order_amt as gmv, refund_amt as refund, paid_amt as paid
     from rollup_stage where company_id = $1 and lines <> 0 order by day, shop_id, stage`,
    [companyId],
  )
  const parcels = await base.rows(
    `select day, shop_id, stage, sku_id, is_kept, lines, settlement_amt as settlement, kept, shipped,
       ship_seconds as seconds
     from rollup_parcel where company_id = $1 and (lines <> 0 or shipped <> 0) order by day, shop_id, stage, sku_id, is_kept`,
    [companyId],
  )
  const byShop = { profits, stages, parcels }
  return { rollups: rollups.filter((row) => !isEmpty(row)), buyers, returns, soldSkus: skus, contents, ...byShop }
}

/** A team: chief above leader above agent, with rising shares. @returns their numbers */
export const team = async (base: TestBase, companyId: number) => {
  const add = async (username: string, share_rate_bp: number): Promise<number> => {
    const [row] = await base.rows<{ id: number }>(
      `insert into member (company_id, username, password_hash, share_rate_bp, add_time, update_time)
       values ($1, $2, '', $3, 1, 1) returning id`,
      [companyId, `${username}-${companyId}`, share_rate_bp],
    )
    return row?.id ?? 0
  }
  const chief = await add('chief', 6000)
  const leader = await add('leader', 4000)
  const agent = await add('agent', 2500)
  const above = [[chief], [leader, chief], [agent, leader, chief]]
  for (const path of above)
    for (const [depth, ancestor] of path.entries())
      await base.rows('insert into member_closure values ($1, $2, $3)', [ancestor, path[0], depth])
  return { chief, leader, agent }
}

/** Binds a creator to a member. `kind` 1 direct, 3 agency. */
export const bind = (
  base: TestBase,
  companyId: number,
  creator: string,
  member: number,
  kind = 1,
  share = 0,
  start_t = 1,
) =>
  base.rows(
    `insert into creator_binding (company_id, creator_id, member_id, kind, share_rate_bp, start_t, add_time, update_time)
     values ($1, $2, $3, $4, $5, $6, 1, 1)`,
    [companyId, creator, member, kind, share, start_t],
  )
