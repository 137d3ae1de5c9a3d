import { sql } from 'kysely'
import { inviteState } from '../../../shared/areas/invites/states.ts'
import type { Tx } from '../../db/tables.ts'
import { ownMember } from '../products/creators.ts'
import type { Scope } from '../scope.ts'

/** Condition on `invite i` with its member `m`: made by the viewer or somebody below. */
export const invitesOf = (scope: Scope) =>
  sql<boolean>`(m.company_id = ${scope.company_id} and ${ownMember(scope, sql`i.member_id`)})`

/** How many registered with `invite i`. */
export const usesOf = sql<number>`(select count(*) from member k where k.invite_code = i.code and k.deleted_t is null)`

/** The state of `invite i` at a time. */
export const stateOfInvite = (now: ReturnType<typeof sql>) => sql<number>`(case
  when i.withdrawn_t is not null then ${sql.lit(inviteState.withdrawn)}
  when i.expire_t <= ${now} then ${sql.lit(inviteState.expired)}
  when ${usesOf} >= i.most_uses then ${sql.lit(inviteState.used)} else ${sql.lit(inviteState.open)} end)`

export interface HeldInvite {
  readonly code: string
  readonly member_id: number
  readonly state: number
  readonly isFull: boolean
}

/** An invitation of the viewer's scope, held until the transaction ends. */
export const holdInvite = async (tx: Tx, scope: Scope, code: string, now: number): Promise<HeldInvite | undefined> => {
  const { rows } = await sql<HeldInvite>`
    select i.code, i.member_id, ${stateOfInvite(sql`${now}::bigint`)} as state,
      coalesce(${usesOf} >= i.most_uses, false) as "isFull"
    from invite i join member m on m.id = i.member_id
    where i.code = upper(${code}) and ${invitesOf(scope)} for no key update of i`.execute(tx)
  return rows[0]
}

export const setInvite = async (
  tx: Tx,
  code: string,
  values: { readonly withdrawn_t: number | null; readonly expire_t?: number },
): Promise<void> => {
  await tx.updateTable('invite').set(values).where('code', '=', code).execute()
}

export interface NewInvite {
  readonly code: string
  readonly member_id: number
  readonly share_rate_bp: number
  readonly expire_t: number
  readonly most_uses: number | null
  readonly note: string
  readonly add_time: number
}

/** @returns false when somebody has the code already */
export const insertInvite = async (tx: Tx, invite: NewInvite): Promise<boolean> => {
  const made = await tx
    .insertInto('invite')
    .values(invite)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst()
  return made !== undefined
}

/** What a member gets of what it brings, basis points. */
export const readOwnShare = async (tx: Tx, member_id: number): Promise<number> => {
  const row = await tx.selectFrom('member').select('share_rate_bp').where('id', '=', member_id).executeTakeFirst()
  return row?.share_rate_bp ?? 0
}

/** Holds an invitation while somebody registers with it: the last use is one person's. */
export const takeUse = async (tx: Tx, code: string): Promise<boolean> => {
  const { rows } = await sql<{ most_uses: number | null }>`
    select i.most_uses from invite i where i.code = ${code} and i.withdrawn_t is null for update`.execute(tx)
  const [invite] = rows
  if (!invite) return false
  if (invite.most_uses === null) return true
  const used = await sql<{ n: number }>`
    select count(*)::int as n from member k where k.invite_code = ${code} and k.deleted_t is null`.execute(tx)
  return (used.rows[0]?.n ?? 0) < invite.most_uses
}
