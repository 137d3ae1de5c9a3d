import { sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'
import type { ListQuestion } from './announcements.ts'

export interface StoredNotice {
  readonly id: string
  readonly membername: string
  readonly agency_level: number
  readonly event_code: string
  readonly add_time: number
}

/** A page of a member's own notices, newest first; `keyword` is part of the name that a notice tells of. */
export const readNotices = async (
  tx: Tx,
  member_id: number,
  { page, limit, keyword }: ListQuestion,
): Promise<{ list: StoredNotice[]; total: number }> => {
  const fits = sql`member_id = ${member_id} and strpos(lower(about), lower(${keyword})) > 0`
  const { rows } = await sql<StoredNotice>`
    select id::text as id, about as membername, agency_level, event_code, add_time from notice where ${fits}
    order by notice.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(tx)
  const count = await sql<{ total: number }>`select count(*) as total from notice where ${fits}`.execute(tx)
  return { list: rows, total: count.rows[0]?.total ?? 0 }
}
