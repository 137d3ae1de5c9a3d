import { type RawBuilder, sql } from 'kysely'
import { companyScope } from '../../sums/shape.ts'
import type { Scope } from '../scope.ts'

/**
 * Condition on `shop s` for the shops that a scope works with: those of the whole company, or those that the member, or
 * someone below it, owns. Their orders count whoever's creators brought them.
 */
export const ownShops = ({ company_id, member_id }: Scope): RawBuilder<unknown> =>
  member_id === null
    ? sql`s.company_id = ${company_id}`
    : sql`s.company_id = ${company_id} and s.owner_member_id in (
        select descendant_id from member_closure where ancestor_id = ${member_id})`

/** The same as a condition on any table that names company and shop. */
export const ofOwnShops = (scope: Scope, table: string): RawBuilder<unknown> => {
  const company = sql`${sql.ref(`${table}.company_id`)} = ${scope.company_id}`
  return scope.member_id === null
    ? company
    : sql`${company} and ${sql.ref(`${table}.shop_id`)} in (select s.shop_id from shop s where ${ownShops(scope)})`
}

/** Scope text of the rollups that shops and products are looked up in: the whole company's, narrowed by shop or product. */
export const companyRollup = ({ company_id }: Scope): string => companyScope(company_id)
