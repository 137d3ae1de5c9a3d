import { type RawBuilder, sql } from 'kysely'
import { isOperating } from '../account/operator.ts'
import type { Scope } from '../scope.ts'

/** Who looks: the account, or of the platform itself nobody. */
export const viewerOf = ({ viewer, member_id }: Pick<Scope, 'viewer' | 'member_id'>): number | null =>
  viewer ?? member_id

/**
 * Condition on `bill b`: the viewer's own; of whoever sees the whole company the company's; of the platform's operator all.
 * People below are no reason: a bill is its owner's and its reviewers'.
 */
export const billsOf = (scope: Scope): RawBuilder<boolean> => {
  const viewer = viewerOf(scope)
  const ofCompany = sql`b.company_id = ${scope.company_id}`
  if (viewer === null) return sql`(${ofCompany})`
  const own = sql`b.member_id = ${viewer}::bigint`
  return sql`(${scope.member_id === null ? ofCompany : own} or ${own} or ${isOperating(scope)})`
}

/** What a sealed account belongs to: its owner. */
export const accountOf = (member_id: number): string => `bank/${member_id}`

/** Whether bills of the viewer's company confirm themselves once their time is over. */
export const AUTO_CONFIRM = 'bills.auto_confirm'

/** Condition on `bill b`: the platform may confirm it, as the company wants it so and the account is known from a bill before. */
export const confirmsItself = sql<boolean>`(b.bank_sealed is not null and exists (
  select from setting s where s.company_id = b.company_id and s.key = ${sql.lit(AUTO_CONFIRM)} and s.value = 'true'::jsonb))`
