import { type RawBuilder, sql } from 'kysely'

/**
 * Condition on `company c` and a member's id (null: nobody): the demo company, or one of the demo's members in company 0,
 * whose ids the demo keeps there in a setting.
 */
export const isDemo = (member_id: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  (c.demo or (c.id = 0 and exists (
    select from setting s where s.company_id = 0 and s.key = 'demo.members'
      and s.value @> to_jsonb(${member_id}::bigint))))`
