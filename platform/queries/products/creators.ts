import { type RawBuilder, sql } from 'kysely'
import { bindState } from '../../../shared/areas/creators/states.ts'
import type { CreatorChoice } from '../../../shared/areas/products/api.ts'
import type { Db, Tx } from '../../db/tables.ts'
import { shownName } from '../names.ts'
import type { Scope } from '../scope.ts'
import { holds } from '../words.ts'

/** A creator for whom the viewer may do something: one of the company that is not stopped, of a member one that is bound to its subtree. */
export const ownCreator = ({ company_id, member_id }: Scope, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  member_id === null
    ? sql`not exists (select from creator_binding b
        where b.company_id = ${company_id} and b.creator_id = ${id} and b.state = ${sql.lit(bindState.stopped)})`
    : sql`exists (select from creator_binding b join member_closure m on m.descendant_id = b.member_id
        where m.ancestor_id = ${member_id} and b.company_id = ${company_id} and b.creator_id = ${id}
          and b.state in (${sql.lit(bindState.bound)}, ${sql.lit(bindState.unbinding)}))`

/** Condition on a column of member ids: the viewer itself, someone below it, or anyone of the company. */
export const ownMember = ({ member_id }: Scope, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  member_id === null
    ? sql`true`
    : sql`${id} in (select descendant_id from member_closure where ancestor_id = ${member_id})`

export const isOwnCreator = async (tx: Tx, scope: Scope, creator_id: string): Promise<boolean> => {
  const { rows } = await sql`select from creator c where c.company_id = ${scope.company_id}
    and c.creator_id = ${creator_id} and ${ownCreator(scope, sql`c.creator_id`)}`.execute(tx)
  return rows.length > 0
}

/** Creators that the viewer looks after whose shown name or id holds `q`, most followers first. */
export const findOwnCreators = async (
  db: Db | Tx,
  scope: Scope,
  mask: boolean,
  q: string,
  most: number,
): Promise<CreatorChoice[]> => {
  const name = sql`coalesce(nullif(c.nickname, ''), c.username)`
  const shown = mask ? sql`left(${name}, 2)` : name
  const { rows } = await sql<CreatorChoice>`
    select c.creator_id, ${name} as name, c.follower_count from creator c
    where c.company_id = ${scope.company_id} and ${ownCreator(scope, sql`c.creator_id`)}
      and (${holds(shown, q)} or ${holds(sql`c.creator_id`, q)})
    order by c.follower_count desc nulls last, c.creator_id limit ${most}`.execute(db)
  return rows.map((row) => ({ ...row, name: shownName(row.name, mask) }))
}
