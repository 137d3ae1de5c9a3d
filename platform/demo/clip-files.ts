import { sql } from 'kysely'
import type { Db, Tx } from '../db/tables.ts'

/** A usable video of a company, of known length and shape. */
export interface ClipVideo {
  readonly id: number
  readonly member_id: number
  readonly duration_ms: number
  readonly width: number
  readonly height: number
}

/** The videos that versions of clips can point to, oldest first; empty: no task of the demo gets as far as a version. */
export const readVideos = async (db: Db | Tx, company_id: number): Promise<readonly ClipVideo[]> => {
  const { rows } = await sql<ClipVideo>`
    select f.id, f.member_id, f.duration_ms, f.width, f.height from media_file f
    where f.company_id = ${company_id} and f.state = 2 and f.kind = 1
      and f.duration_ms is not null and f.width is not null and f.height is not null
    order by f.id limit 500`.execute(db)
  return rows
}
