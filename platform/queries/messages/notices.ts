import { sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'
import { type PageQuestion, readPage } from '../page.ts'
import { holds } from '../words.ts'

export interface StoredNotice {
  readonly id: string
  readonly membername: string
  readonly agency_level: number
  readonly event_code: string
  readonly add_time: number
  /** What it is about, as whoever wrote it says. */
  readonly ref_type: string
  readonly ref_id: string | null
}

/** A page of a member's own notices, newest first; `keyword` is part of the name that a notice tells of. */
export const readNotices = (tx: Tx, member_id: number, question: PageQuestion) =>
  readPage<StoredNotice>(
    tx,
    {
      columns: sql`id::text as id, about || case when more > 0 then ' +' || more else '' end as membername, agency_level,
        event_code, add_time, ref_type, ref_id`,
      from: sql`from notice where member_id = ${member_id} and ${holds(sql`about`, question.keyword)}`,
      order: sql`notice.id desc`,
    },
    question,
  )
