import { sql } from 'kysely'
import { pino } from 'pino'
import { type Database, openDatabase } from '../../platform/db/client.ts'
import { type SeedOptions, seedDemo } from '../../platform/demo/demo.ts'
import { makePlan } from '../../platform/demo/plan.ts'
import { ensureCompany } from '../../platform/demo/setup.ts'
import { createOrderGate } from '../../platform/ingest/gate.ts'
import { cloneTemplate, dropDatabase, urlOf } from '../support/database.ts'

export const quiet = pino({ level: 'silent' })
export const DAY = 86_400
/** A Wednesday noon in Shanghai. */
export const someNoon = Date.parse('2026-07-15T04:00:00Z') / 1000

type Gate = ReturnType<typeof createOrderGate>

export interface DemoBed extends AsyncDisposable {
  readonly db: Database['db']
  readonly gate: Gate
  /** A small demo at `now`, its whole history written; days and scale count when it is made. */
  readonly seed: (now: number, more?: Partial<SeedOptions>) => ReturnType<typeof seedDemo>
  /** Every row of the demo's orders but the columns that say when and in which words they were told. */
  readonly rows: () => Promise<Record<string, unknown[]>>
}

const written = ['update_time', 'data_time', 'id', 'changed_t', 'version']
const told = ['fact_t', 'told_t', 'said', 'said_status', 'said_reason', 'settled_fact_t', 'settled_left_amt']
const volatile = [...written, ...told]
const tables = [
  ['affiliate_order', 'company_id, order_id'],
  ['affiliate_order_line', 'company_id, order_id, sku_id, content_id, n'],
  ['order_refund', 'company_id, refund_id'],
  ['commission_split', 'company_id, order_id, sku_id, content_id, n, role, level'],
  ['rollup', 'scope, grain, bucket, dim, dim_id'],
  ['rollup_buyer', 'scope, bucket, buyer'],
  ['rollup_return', 'scope, kind, bucket, gap'],
  ['rollup_sku', 'company_id, sku_id, day'],
  ['rollup_content', 'company_id, content_id, day'],
  ['rollup_stage', 'company_id, day, shop_id, stage'],
  ['kpi_target', 'scope, month, metric'],
  ['member', 'username'],
  ['creator', 'company_id, creator_id'],
  ['creator_binding', 'company_id, creator_id'],
  ['product', 'company_id, product_id'],
  ['sku', 'company_id, sku_id'],
  ['shop', 'company_id, shop_id'],
] as const

const withoutTimes = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !volatile.includes(name) && name !== 'password_hash'))

const rollupKey = [
  'scope',
  'grain',
  'bucket',
  'dim',
  'dim_id',
  'buyer',
  'kind',
  'gap',
  'company_id',
  'sku_id',
  'content_id',
  'day',
  'shop_id',
  'stage',
]
/** A rollup row of nothing but zeros (lines were there and left for another state) says the same as none. */
const saysSomething = (row: Record<string, unknown>): boolean =>
  Object.entries(row).some(([name, value]) => !rollupKey.includes(name) && value !== 0)

/** A database of its own in the run's cluster, migrated, with a gate. */
export const demoBed = async (): Promise<DemoBed> => {
  const name = await cloneTemplate()
  const database = openDatabase(urlOf(name), { statementLimitMs: 120_000 })
  const gate = createOrderGate(database, quiet)
  return {
    db: database.db,
    gate,
    seed: (now, more = {}) =>
      seedDemo({
        db: database.db,
        gate,
        now: () => now,
        days: 6,
        scale: 0.02,
        waitDays: Number.POSITIVE_INFINITY,
        ...more,
      }),
    async rows() {
      const found: Record<string, unknown[]> = {}
      for (const [table, order] of tables) {
        const answer = await sql<
          Record<string, unknown>
        >`select * from ${sql.id(table)} order by ${sql.raw(order)}`.execute(database.db)
        found[table] = answer.rows.map(withoutTimes).filter((row) => !table.startsWith('rollup') || saysSomething(row))
      }
      return found
    },
    async [Symbol.asyncDispose]() {
      await gate.stop()
      await database.close()
      await dropDatabase(name)
    },
  }
}

export const seedNumber = 20_251_111
/** What a demo made at `made` holds when all of its time up to `now` is written at once. */
export const atOnce = async (
  made: number,
  now: number,
  days: number,
  scale: number,
): Promise<Record<string, unknown[]>> => {
  await using bed = await demoBed()
  await ensureCompany(bed.db, makePlan(seedNumber, made, days, scale))
  await bed.seed(now)
  return await bed.rows()
}
