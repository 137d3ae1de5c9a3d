import { sql } from 'kysely'
import { type BusinessClock, dayNumber, dayStart, hourIndex } from '../../shared/time/zone.ts'
import type { Db } from '../db/tables.ts'
import { isDemo } from './demo.ts'
import type { Scope } from './scope.ts'

export interface CompanyState {
  readonly id: number
  readonly name: string
  readonly currency: string
  readonly clock: BusinessClock
  readonly demo: boolean
  readonly mask_names: boolean
  /** Raised by every transaction that changes what a screen shows. */
  readonly version: number
  /** How many of them changed what no sums of orders tell. */
  readonly rest_version: number
  /** Unix second of the last such transaction; 0 none yet. */
  readonly changed_t: number
}

/** Seconds for which an unchanged state keeps its name: time alone changes a wall (marker, comparisons, alerts). */
export const SLOT_S = 30
export const slotOf = (t: number): number => Math.floor(t / SLOT_S)

/** @param member_id whose screen it is for: `demo` holds for a demo member of company 0 too */
export const readCompany = async (
  db: Db,
  company_id: number,
  member_id: number | null = null,
): Promise<CompanyState> => {
  const row = await db
    .selectFrom('company as c')
    .leftJoin('company_pulse as p', 'p.company_id', 'c.id')
    .where('c.id', '=', company_id)
    .select([
      'c.id',
      'c.name',
      'c.display_currency',
      'c.time_zone',
      'c.cut_hour',
      isDemo(sql`${member_id}`).as('demo'),
      'c.mask_names',
      'p.version',
      'p.rest_version',
      'p.changed_t',
    ])
    .executeTakeFirstOrThrow()
  return {
    id: row.id,
    name: row.name,
    currency: row.display_currency,
    clock: { zone: row.time_zone, cut_hour: row.cut_hour },
    demo: row.demo,
    mask_names: row.mask_names,
    version: row.version ?? 0,
    rest_version: row.rest_version ?? 0,
    changed_t: row.changed_t ?? 0,
  }
}

/** A scope looked at in one moment. */
export interface View {
  readonly scope: Scope
  readonly company: CompanyState
  readonly clock: BusinessClock
  readonly now: number
  /** Business day of `now` and the second it began. */
  readonly day: number
  readonly start: number
  /** Elapsed hour of the day. */
  readonly hour: number
  /** The moment lies in the past: later lines exist and must not count. */
  readonly past: boolean
  /** Of a view of a part of the orders: what its answers hold for, instead of the company's version (`partOf`). */
  readonly part?: string
}

export const viewAt = (scope: Scope, company: CompanyState, now: number, past: boolean): View => {
  const { clock } = company
  const day = dayNumber(clock, now)
  return { scope, company, clock, now, day, start: dayStart(clock, day), hour: hourIndex(clock, now), past }
}

/**
 * The present as a function of version and slot, so that equal names of a state mean equal content: the slot's start,
 * or the last change where that is later (a line paid in this slot must count).
 */
export const viewNow = (scope: Scope, company: CompanyState, clockNow: number): View =>
  viewAt(scope, company, Math.max(slotOf(clockNow) * SLOT_S, Math.min(company.changed_t, clockNow)), false)

/** What is remembered of days and amounts goes by it: it changes with the company's zone, cut hour and currency. */
export const basisOf = ({ scope, company: { clock, currency } }: View): string =>
  `${scope.text} ${clock.zone} ${clock.cut_hour} ${currency}`

/** Who has it, has the same pictures. */
export const pictureOf = ({ text, sight }: Scope): string => (sight ? `${text}.${sight.text}` : text)

export const versionOf = (scope: Scope, version: number, slot: number): string =>
  `${pictureOf(scope)}.${version}.${slot}`
