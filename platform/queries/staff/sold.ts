import { type RawBuilder, sql } from 'kysely'
import { staffState } from '../../../shared/areas/staff/states.ts'
import type { Tx } from '../../db/tables.ts'
import { membersOf } from '../account/in-scope.ts'
import { ownerIds } from '../named.ts'
import type { View } from '../view.ts'

type Sql = RawBuilder<unknown>

const { waiting, screen } = staffState

/** Condition on `member m`: a person of the scope, whom one expects to sell: no wall, nobody who awaits approval. */
export const peopleOf = (scope: View['scope']): Sql =>
  sql`${membersOf(scope)} and m.status not in (${sql.lit(waiting)}, ${sql.lit(screen)})`

/** Condition on `member m`: one of those whom the texts of a filter name, or somebody below. */
export const inTeams = async (tx: Tx, view: View, teams: string): Promise<Sql> =>
  sql`m.id in (select descendant_id from member_closure
    where ancestor_id = any(${await ownerIds(tx, view, teams)}::bigint[]))`
