import { type RawBuilder, sql } from 'kysely'
import { materialState } from '../../../shared/areas/materials/states.ts'
import { requestState } from '../../../shared/areas/originals/states.ts'

type Company = number | RawBuilder<unknown>

/** Condition on `material m`: it is approved, on the shelf, and its licence holds. */
export const isOpen = (now: number): RawBuilder<boolean> =>
  sql`(m.state = ${materialState.usable} and (m.licence_until_t is null or m.licence_until_t >= ${now}))`

/** The last second until which a company may use the original `material m` of another one; null: it never might. */
const grantedUntil = (company: Company): RawBuilder<number | null> => sql`(
  select max(u.until_t) from original_use u
  where u.material_id = m.id and u.company_id = ${company} and u.state in (${requestState.approved}, ${requestState.over}))`

/** Condition on `material m`: it is a company's own, or an original that it was once granted. */
export const inReachOf = (company: Company): RawBuilder<boolean> =>
  sql`(m.company_id = ${company} or ${grantedUntil(company)} is not null)`

/** The last second until which a company may use `material m` that it has in reach; null: without end. */
export const licenceOf = (company: Company): RawBuilder<number | null> => sql`(
  case when m.company_id = ${company} then m.licence_until_t else least(m.licence_until_t, ${grantedUntil(company)}) end)`

/** Condition on `material m` that a company has in reach: it may use it now. */
export const isUsable = (company: Company, now: number): RawBuilder<boolean> =>
  sql`(m.state = ${materialState.usable} and coalesce(${licenceOf(company)} >= ${now}, true))`
