import type { Generated } from 'kysely'

/** Files that people bring. */
export interface MediaTables {
  media_file: MediaFileTable
  /** Who else brought the bytes of a file. */
  media_brought: { file_id: number; member_id: number; add_time: number }
}

export interface MediaFileTable {
  id: Generated<number>
  company_id: number
  /** Who brought it. */
  member_id: number
  name: string
  /** Bytes. */
  size: number
  sha256: string | null
  mime: string | null
  /** 1 video, 2 picture, 3 sound, 4 text; null until it is known. */
  kind: 1 | 2 | 3 | 4 | null
  duration_ms: number | null
  width: number | null
  height: number | null
  store_key: string
  cover_key: string | null
  strip_key: string | null
  /** When the platform tried to draw its pictures. */
  drawn_t: number | null
  /** 0 coming, 1 being looked at, 2 usable, 3 refused. */
  state: Generated<number>
  /** A key of the error catalogue. */
  reason: Generated<string>
  /** The company's file that has the same bytes. */
  same_id: number | null
  add_time: number
  update_time: number
}
