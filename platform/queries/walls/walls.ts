import { sql } from 'kysely'
import { isRowId } from '../../../shared/api/row-id.ts'
import { wallState } from '../../../shared/areas/walls/states.ts'
import type { Tx } from '../../db/tables.ts'
import { calledBy } from '../orders/line.ts'
import { ownMember } from '../products/creators.ts'
import type { Scope } from '../scope.ts'

/** Condition on `wall_device w`: walls that show no more than the viewer sees. */
export const wallsOf = (scope: Scope) =>
  sql<boolean>`(w.company_id = ${scope.company_id} and ${ownMember(scope, sql`w.scope_member`)})`

/** Condition on `wall_device w join member m join company c`: whoever confirmed it may still be used. */
export const isCarried = (now: number) => sql<boolean>`(m.deleted_t is null and m.status in (1, 4)
  and m.company_id = w.company_id and (c.expire_t is null or c.expire_t > ${now}))`

export interface HeldWall {
  readonly id: number
  /** Whoever confirmed it. */
  readonly member_id: number
  readonly name: string
  readonly screen: number
  /** Who leads the team that it shows; empty: no team was chosen. */
  readonly team: string
  readonly state: number
}

/** A wall of the viewer's scope, held until the transaction ends. */
export const holdWall = async (tx: Tx, scope: Scope, id: string): Promise<HeldWall | undefined> => {
  if (!isRowId(id)) return undefined
  const { rows } = await sql<HeldWall>`
    select w.id, w.member_id, w.name, w.screen,
      case when w.scope_member <> w.member_id then (select ${calledBy('t')} from member t where t.id = w.scope_member) else '' end as team,
      case when w.revoked_t is null then ${sql.lit(wallState.used)} else ${sql.lit(wallState.revoked)} end as state
    from wall_device w where ${wallsOf(scope)} and w.id = ${id}::bigint for no key update`.execute(tx)
  return rows[0]
}

export const setWall = async (
  tx: Tx,
  id: number,
  values: {
    readonly name?: string
    readonly screen?: number
    readonly scope_member?: number | null
    readonly revoked_t?: number
  },
  now: number,
): Promise<void> => {
  await tx
    .updateTable('wall_device')
    .set({ ...values, update_time: now })
    .where('id', '=', id)
    .execute()
}

/** None of its credentials is one any more. */
export const endWallTokens = async (tx: Tx, wall_id: number): Promise<void> => {
  await tx.deleteFrom('wall_token').where('wall_id', '=', wall_id).execute()
}

/** Tells a wall something, once; what it was to be told before of that kind is left out. */
export const tellWall = async (
  tx: Tx,
  wall_id: number,
  kind: 'identify' | 'refresh' | 'screen',
  now: number,
): Promise<void> => {
  await tx.deleteFrom('wall_command').where('wall_id', '=', wall_id).where('kind', '=', kind).execute()
  await tx.insertInto('wall_command').values({ wall_id, kind, add_time: now }).execute()
}
