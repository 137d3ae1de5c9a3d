import { type RawBuilder, sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { creatorTeamsApi } from '../../../shared/areas/creators/teams-api.ts'
import type { Tx } from '../../db/tables.ts'
import { memberIn } from '../account/in-scope.ts'
import { isLeading } from '../leaders.ts'
import { calledBy } from '../orders/line.ts'
import type { Scope } from '../scope.ts'
import { keep, setting } from '../shops/window.ts'
import { peopleOf } from '../staff/sold.ts'
import type { View } from '../view.ts'

type Sql = RawBuilder<unknown>
type Below = CallData<typeof creatorTeamsApi.below>

/** `below` of nobody, and of the viewer itself. */
const NOBODY = -1
const VIEWER = 0

/** Keeps whose people are asked for in the transaction: the viewer's without `pid`, nobody's where that is none of its own. */
export const keepBelow = async (tx: Tx, { scope }: View, pid: string | undefined): Promise<void> => {
  const own = pid === undefined || pid === String(scope.member_id)
  await keep(tx, { below: own ? VIEWER : ((await memberIn(tx, scope, pid)) ?? NOBODY) })
}

const of = setting('below')
const isRoot = sql`${of} = ${sql.lit(VIEWER)}`

/** Condition on `member m`: it leads somebody or looks after creators; of a company's staff not everybody does, every agent may. */
const isTeam = sql`(m.company_id = 0
  or exists (select from member_closure t where t.ancestor_id = m.id and t.depth > 0)
  or exists (select from creator_binding b where b.member_id = m.id))`

/** Condition on `member m`: it stands directly below whoever is kept. */
export const isBelow = (
  scope: Scope,
): Sql => sql`${peopleOf(scope)} and ${isTeam} and case when ${isRoot} then ${isLeading(scope)}
  else m.id in (select descendant_id from member_closure where ancestor_id = ${of} and depth = 1) end`

/** Its name: only of who stands directly below the viewer the whole of it. */
export const nameBelow: Sql = sql`case when ${isRoot} then ${calledBy('m')} else left(${calledBy('m')}, 1) || '***' end`

/** People of whoever is at the top of closure `b` that it joins. */
const isPerson = (scope: Scope): Sql => sql`b.descendant_id in (select m.id from member m where ${peopleOf(scope)})`

/** Everyone `b` of the team of member `m`, itself too: `from ... where ...`. */
export const teamOf = (scope: Scope): Sql =>
  sql`from member_closure b where b.ancestor_id = m.id and ${isPerson(scope)}`

export const readNodes = async (tx: Tx, { scope }: View): Promise<Below['nodes']> => {
  const { rows } = await sql<Below['nodes'][number]>`
    select m.id::text as team_id, ${nameBelow} as name, team.people, team.people > 1 as folds
    from member m cross join lateral (select count(*) as people ${teamOf(scope)}) team
    where ${isBelow(scope)} order by team.people desc, m.id`.execute(tx)
  return rows
}

/** The way down to `pid`: whoever leads it directly below the viewer by name, the others as they are shown. */
export const readPath = async (tx: Tx, { scope }: View, pid: string | undefined): Promise<Below['path']> => {
  const id = pid === undefined ? null : await memberIn(tx, scope, pid)
  if (id === null || id === scope.member_id) return []
  const { rows } = await sql<Below['path'][number] & { top: boolean }>`
    select m.id::text as team_id, ${calledBy('m')} as name, ${isLeading(scope)} as top
    from member_closure up join member m on m.id = up.ancestor_id
    where up.descendant_id = ${id} and ${peopleOf(scope)} order by up.depth desc`.execute(tx)
  const first = rows.findIndex(({ top }) => top)
  return rows
    .slice(Math.max(0, first))
    .map(({ team_id, name, top }) => ({ team_id, name: top ? name : `${[...name].slice(0, 1).join('')}***` }))
}
