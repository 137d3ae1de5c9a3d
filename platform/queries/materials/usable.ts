import { type RawBuilder, sql } from 'kysely'
import { materialState } from '../../../shared/areas/materials/states.ts'

/** Condition on `material m`: a company has it in reach, usable or not. */
export const inReachOf = (company_id: number): RawBuilder<boolean> => sql`m.company_id = ${company_id}`

/** Condition on `material m`: it is approved, on the shelf, and its licence holds. */
export const isUsable = (now: number): RawBuilder<boolean> =>
  sql`(m.state = ${materialState.usable} and (m.licence_until_t is null or m.licence_until_t >= ${now}))`
