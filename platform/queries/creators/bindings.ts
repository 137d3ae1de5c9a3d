import { type RawBuilder, sql, type Updateable } from 'kysely'
import { bindState, liveStates } from '../../../shared/areas/creators/states.ts'
import type { Tx } from '../../db/tables.ts'
import type { CreatorBindingTable } from '../../db/tables-catalogue.ts'
import { calledBy } from '../orders/line.ts'
import { ownMember } from '../products/creators.ts'
import type { Scope } from '../scope.ts'

type Sql = RawBuilder<unknown>

/** For `in`: states of a binding in which the member still looks after the creator. */
export const live: Sql = sql`(${sql.join(liveStates.map((state) => sql.lit(state)))})`

/** The kind of a binding to an agency. */
export const AGENCY = 3

/** Condition on `creator_binding b`: the member still looks after the creator. */
export const isLive = sql`b.state in ${live}`

/**
 * For `from` and `join ... using (company_id, creator_id)`: creators `c` with the binding `b` that says whose they are: a live one before one that awaits approval before
 * all others; of several the one that gets the orders.
 */
export const creatorsBound: Sql = sql`creator c join lateral (
  select b.id, b.member_id, b.kind, b.state, b.start_t, b.end_t, b.unbind_t, b.unbind_member_id, b.add_time from creator_binding b where b.company_id = c.company_id and b.creator_id = c.creator_id
  order by ${isLive} desc, b.state = ${sql.lit(bindState.pending)} desc, b.kind, b.start_t desc, b.id desc limit 1
) b on true`

/** Condition on them: those of the viewer. */
export const creatorsOf = (scope: Scope): Sql =>
  sql`c.company_id = ${scope.company_id} and ${ownMember(scope, sql`b.member_id`)}`

/** The share of `creator_binding b` at a moment, basis points. */
export const shareAt = (t: Sql): Sql => sql`(select s.share_rate_bp from creator_share_span s
  where s.binding_id = b.id and s.from_t <= ${t} and (s.to_t is null or s.to_t > ${t}))`

export interface HeldBinding {
  readonly id: number
  readonly creator_id: string
  readonly username: string
  readonly remark: string
  readonly state: number
  readonly kind: number
  readonly member_id: number
  readonly owner_name: string
  /** Of the owner itself. */
  readonly owner_rate_bp: number
  readonly share_rate_bp: number
  readonly end_t: number | null
  readonly unbind_t: number | null
}

/** A creator of the viewer's with the binding that says whose it is, held until the transaction ends. */
export const holdBinding = async (
  tx: Tx,
  scope: Scope,
  creator_id: string,
  now: number,
): Promise<HeldBinding | undefined> => {
  // What was chosen before the lock came may be another one by now.
  await sql`select from creator c where c.company_id = ${scope.company_id} and c.creator_id = ${creator_id}
    for update`.execute(tx)
  const { rows } = await sql<HeldBinding>`
    select b.id, c.creator_id, c.username, c.remark, b.state, b.kind, b.member_id, ${calledBy('m')} as owner_name,
      m.share_rate_bp as owner_rate_bp, ${shareAt(sql`${now}::bigint`)} as share_rate_bp, b.end_t, b.unbind_t
    from ${creatorsBound} join member m on m.id = b.member_id
    where ${creatorsOf(scope)} and c.creator_id = ${creator_id}`.execute(tx)
  return rows[0]
}

export const setBinding = async (
  tx: Tx,
  id: number,
  values: Updateable<CreatorBindingTable>,
  now: number,
): Promise<void> => {
  await tx
    .updateTable('creator_binding')
    .set({ ...values, update_time: now })
    .where('id', '=', id)
    .execute()
}

export const setRemark = async (tx: Tx, company_id: number, creator_id: string, remark: string): Promise<void> => {
  await tx
    .updateTable('creator')
    .set({ remark })
    .where('company_id', '=', company_id)
    .where('creator_id', '=', creator_id)
    .execute()
}

/** From a second on the binding has that share. */
export const setShare = async (tx: Tx, binding_id: number, from_t: number, share_rate_bp: number): Promise<void> => {
  await tx
    .insertInto('creator_share')
    .values({ binding_id, from_t, share_rate_bp })
    .onConflict((conflict) => conflict.columns(['binding_id', 'from_t']).doUpdateSet({ share_rate_bp }))
    .execute()
}

/** Binds the creator of a binding to another member from `now` on, with the share that it has and will have. */
export const bindAnew = async (
  tx: Tx,
  scope: Scope,
  { id, creator_id, kind, share_rate_bp, end_t }: HeldBinding,
  member_id: number,
  now: number,
): Promise<void> => {
  const made = await tx
    .insertInto('creator_binding')
    .values({
      company_id: scope.company_id,
      ...{ creator_id, member_id, kind, share_rate_bp, end_t: end_t !== null && end_t > now ? end_t : null },
      ...{ state: bindState.bound, start_t: now, unbind_t: null, fact_t: now, add_time: now, update_time: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into creator_share (binding_id, from_t, share_rate_bp)
    select ${made.id}, from_t, share_rate_bp from creator_share where binding_id = ${id} and from_t > ${now}`.execute(
    tx,
  )
}

/** The share that a member itself has, and what it is called. */
export const readOwnRate = async (tx: Tx, id: number): Promise<{ readonly name: string; readonly rate_bp: number }> => {
  const { rows } = await sql<{ name: string; rate_bp: number }>`
    select ${calledBy('m')} as name, m.share_rate_bp as rate_bp from member m where m.id = ${id}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`no member ${id}`)
  return row
}

/** `asker`: who asked for it to be unbound; `answerer`: its owner where that is somebody else. */
type CreatorPeople = Readonly<Record<'owner' | 'asker' | 'answerer', number | null>>

/** Who looks after some creators, by their ids. */
export const readCreatorPeople = async (
  tx: Tx,
  company_id: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CreatorPeople>> => {
  const { rows } = await sql<CreatorPeople & { id: string }>`
    select c.creator_id as id, b.member_id as owner, b.unbind_member_id as asker,
      case when b.unbind_member_id <> b.member_id then b.member_id end as answerer from ${creatorsBound}
    where c.company_id = ${company_id} and c.creator_id = any(${ids}::text[])`.execute(tx)
  return new Map(rows.map(({ id, ...people }) => [id, people]))
}
