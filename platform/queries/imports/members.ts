import { sql } from 'kysely'
import type { Db, Tx } from '../../db/tables.ts'
import { ownMember } from '../products/creators.ts'
import type { Scope } from '../scope.ts'

export interface NamedMember {
  readonly id: number
  readonly username: string
  /** Empty: none was given. */
  readonly membername: string
}

const [PENDING, SEAT] = [2, 4]

/** Everybody of a scope whom a file may name. */
export const readNamedMembers = async (db: Db | Tx, scope: Scope): Promise<readonly NamedMember[]> => {
  const { rows } = await sql<NamedMember>`
    select m.id, m.username, m.membername from member m
    where m.company_id = ${scope.company_id} and m.deleted_t is null and m.status not in (${PENDING}, ${SEAT})
      and ${ownMember(scope, sql`m.id`)} order by m.id`.execute(db)
  return rows
}
