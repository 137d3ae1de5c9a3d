import { sql } from 'kysely'
import type { Db } from '../../db/tables.ts'
import { live } from '../creators/bindings.ts'
import type { View } from '../view.ts'

export interface Waiting {
  /** The viewer's own bills that wait for confirmation. */
  readonly bills: number
  /** Sessions that are live, of the creators of the scope. */
  readonly lives: number
}

export const readWaiting = async (db: Db, { scope }: View, member_id: number): Promise<Waiting> => {
  const own =
    scope.member_id === null
      ? sql``
      : sql`and exists (
        select from creator_binding c join member_closure b on b.descendant_id = c.member_id
        where c.company_id = s.company_id and c.creator_id = s.creator_id and c.state in ${live}
          and b.ancestor_id = ${scope.member_id})`
  const { rows } = await sql<Waiting>`
    select (select count(*) from bill where member_id = ${member_id} and status = 0) as bills,
      (select count(*) from live_session s where s.company_id = ${scope.company_id} and s.state = 2 ${own}) as lives`.execute(
    db,
  )
  return rows[0] ?? { bills: 0, lives: 0 }
}
