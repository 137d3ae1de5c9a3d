import { sql } from 'kysely'
import type { Scope } from '../scope.ts'

/** Condition: the viewer is an operator of the platform. */
export const isOperating = ({ viewer, member_id }: Pick<Scope, 'viewer' | 'member_id'>) => sql<boolean>`exists (
  select from member o where o.id = ${viewer ?? member_id}::bigint and o.operator and o.deleted_t is null)`
