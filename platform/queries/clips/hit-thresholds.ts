import { sql } from 'kysely'
import type { Db, Tx } from '../../db/tables.ts'
import { exchangedNow, readExchange } from '../ads/exchange.ts'
import type { View } from '../view.ts'

const SETTING = 'clips.hit'

/** What a clip has to reach in its first seven days to be a hit, as it was said. */
export interface HitSetting {
  readonly views: number
  /** Minor units of `currency`. */
  readonly gmv_amt: number
  readonly currency: string
}

/** 100,000 views or 1,000 dollars. */
const usual: HitSetting = { views: 100_000, gmv_amt: 100_000, currency: 'USD' }

/** The same in the company's currency; an amount without a rate for today is null, and views alone decide. */
export interface HitThresholds {
  readonly views: number
  readonly gmv: number | null
}

const isSetting = (value: unknown): value is HitSetting =>
  typeof value === 'object' && value !== null && 'views' in value && 'gmv_amt' in value && 'currency' in value

const readSetting = async (db: Db, company_id: number): Promise<HitSetting> => {
  const { rows } = await sql<{ value: unknown }>`
    select value from setting where company_id = ${company_id} and key = ${SETTING}`.execute(db)
  const value = rows[0]?.value
  return isSetting(value) ? value : usual
}

/** M48's thresholds of a company: its own setting or the usual ones, exchanged at the rate of today. */
export const readHitThresholds = async (
  db: Db,
  { company: { id, currency }, clock, day }: View,
): Promise<HitThresholds> => {
  const { views, gmv_amt, currency: said } = await readSetting(db, id)
  if (said === currency) return { views, gmv: gmv_amt }
  const exchange = await readExchange(db, { currency, others: [said] }, { clock, from: day, to: day })
  const gmv = exchange && exchangedNow(exchange, gmv_amt, said)
  return { views, gmv: gmv === null ? null : Math.round(gmv) }
}

export const writeHitSetting = async (tx: Tx, company_id: number, setting: HitSetting, now: number): Promise<void> => {
  const value = { value: JSON.stringify(setting), update_time: now }
  await tx
    .insertInto('setting')
    .values({ company_id, key: SETTING, ...value })
    .onConflict((conflict) => conflict.columns(['company_id', 'key']).doUpdateSet(value))
    .execute()
}
