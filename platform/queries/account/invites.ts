import { sql } from 'kysely'
import type { Db } from '../../db/tables.ts'
import { usesOf } from '../invites/invites.ts'

export interface Invite {
  readonly code: string
  readonly expire_t: number
  readonly withdrawn: boolean
  /** Used as often as it may be. */
  readonly full: boolean
  /** The inviting member's. */
  readonly leader_id: number
  readonly leader: string
  readonly agency_level: number
  readonly company_id: number
  /** Empty for members of no company. */
  readonly company: string
  /** What a new member gets: never more than the leader has. */
  readonly share_rate_bp: number
}

/** Whoever invites with `code`, in capitals or not; null when nobody does who may be used. */
export const readInvite = async (db: Db, code: string): Promise<Invite | null> => {
  const { rows } = await sql<Invite>`
    select i.code, i.expire_t, i.withdrawn_t is not null as withdrawn, coalesce(${usesOf} >= i.most_uses, false) as "full", m.id as leader_id, coalesce(nullif(m.membername, ''), m.username) as leader, m.agency_level,
      m.company_id, case when c.id = 0 then '' else c.name end as company,
      least(i.share_rate_bp, m.share_rate_bp) as share_rate_bp
    from invite i join member m on m.id = i.member_id join company c on c.id = m.company_id
    where i.code = upper(${code}) and m.status = 1 and m.deleted_t is null`.execute(db)
  return rows[0] ?? null
}
