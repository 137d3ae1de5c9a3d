import { sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'

/** What happened to a member; each reader's language has its own words for it. */
export type NoticeEvent = 'member.registered' | 'password.changed' | 'phone.changed'

export interface NewNotice {
  /** In whose lists it stands; null and ids of nobody are left out. */
  readonly viewers: readonly (number | null)[]
  /** The member that it tells of. */
  readonly about: number
  readonly event: NoticeEvent
  /** Unix seconds. */
  readonly now: number
}

/** Who registered with an invitation is found among those who wait for approval. */
export const insertNotice = async (tx: Tx, { viewers, about, event, now }: NewNotice): Promise<void> => {
  const ids = viewers.filter((id) => id !== null)
  await sql`
    insert into notice (company_id, member_id, about, agency_level, event_code, ref_type, ref_id, add_time)
    select v.company_id, v.id, coalesce(nullif(a.membername, ''), a.username), a.agency_level, ${event}::text,
      case when ${event}::text = 'member.registered' and a.invite_code is not null then 'applicants' else 'member' end, a.id::text, ${now}::bigint
    from member v, member a where v.id = any(${ids}::bigint[]) and v.deleted_t is null and a.id = ${about}`.execute(tx)
}
