import * as z from 'zod/mini'
import { dayNumber, dayStart } from '../../shared/time/zone.ts'
import type { Db, Tx } from '../db/tables.ts'
import { createBook, type OrderBook } from './book.ts'
import { platformWorld, tideWorld } from './world.ts'

export const demoClock = { zone: 'Asia/Shanghai', cut_hour: 0 } as const
export const demoCompanyName = '潮汐演示 Tide Demo'

const planShape = z.object({
  seed: z.int(),
  /** Unix second of the first business day's start. */
  origin: z.int(),
  days: z.int(),
  scale: z.number(),
})
/** What the whole demo follows from; written once with the company, never changed. */
export type DemoPlan = z.infer<typeof planShape>

export interface DemoCompany {
  readonly company_id: number
  readonly plan: DemoPlan
}

export const makePlan = (seed: number, now: number, days: number, scale: number): DemoPlan => {
  const today = dayNumber(demoClock, now)
  return { seed, origin: dayStart(demoClock, today - days), days, scale }
}

/** The books of the demo company and of company 0. */
export const booksOf = ({ company_id, plan }: DemoCompany): { company_id: number; book: OrderBook }[] => [
  { company_id, book: createBook(tideWorld(plan.seed), plan) },
  { company_id: 0, book: createBook(platformWorld(plan.seed), plan) },
]

const planKey = 'demo.plan'

export const readSetting = async (db: Db | Tx, company_id: number, key: string): Promise<unknown> => {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('company_id', '=', company_id)
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.value
}

export const writeSetting = async (
  db: Db | Tx,
  company_id: number,
  key: string,
  value: object,
  t: number,
): Promise<void> => {
  const row = { value: JSON.stringify(value), update_time: t }
  await db
    .insertInto('setting')
    .values({ company_id, key, ...row })
    .onConflict((conflict) => conflict.columns(['company_id', 'key']).doUpdateSet(row))
    .execute()
}

/** The demo company, once it has been set up; undefined before. */
export const findDemo = async (db: Db | Tx): Promise<DemoCompany | undefined> => {
  const row = await db
    .selectFrom('company')
    .innerJoin('setting', 'setting.company_id', 'company.id')
    .select(['company.id', 'setting.value'])
    .where('company.demo', '=', true)
    .where('setting.key', '=', planKey)
    .executeTakeFirst()
  return row && { company_id: row.id, plan: planShape.parse(row.value) }
}

export const writePlan = (tx: Tx, { company_id, plan }: DemoCompany, t: number): Promise<void> =>
  writeSetting(tx, company_id, planKey, plan, t)

const membersKey = 'demo.members'
const membersShape = z.record(z.string(), z.int())
/** Username in this code (a person may have taken the name itself) to member id. */
export type MemberIds = ReadonlyMap<string, number>

/**
 * Kept with the demo company; the ids of its members outside (the agents) also stand as a list under the same key of
 * company 0, for whoever must mark them as demo.
 */
export const writeMembers = async (
  tx: Tx,
  company_id: number,
  ids: MemberIds,
  outside: readonly number[],
  t: number,
): Promise<void> => {
  await writeSetting(tx, company_id, membersKey, Object.fromEntries(ids), t)
  await writeSetting(tx, 0, membersKey, outside, t)
}

export const readMembers = async (db: Db, { company_id }: DemoCompany): Promise<MemberIds> =>
  new Map(Object.entries(membersShape.parse(await readSetting(db, company_id, membersKey))))
