import type { Generated } from 'kysely'

/** The library of a company. */
export interface MaterialTables {
  material: MaterialTable
  material_version: MaterialVersionTable
  material_download: { id: Generated<number>; material_id: number; member_id: number; add_time: number }
}

export interface MaterialTable {
  id: Generated<number>
  company_id: number
  /** Who brought it. */
  member_id: number
  title: string
  /** 1 footage, 2 finished clip, 3 picture, 4 sound, 5 text. */
  kind: number
  /** 1 uploaded, 2 a creator's, 3 star, 4 cut from a live, 5 collected. */
  source: number
  product_id: string | null
  creator_id: string | null
  file_id: number
  version_no: Generated<number>
  folder: Generated<string>
  /** With commas between. */
  tags: Generated<string>
  licence_until_t: number | null
  /** 0 coming, 1 converting, 2 to review, 3 usable, 4 off, 5 licence over, 6 failed. */
  state: Generated<number>
  /** 1: an original that other companies may ask to use. */
  shared: Generated<number>
  /** What a file of materials calls it; null: it came from none. */
  outer_key: Generated<string | null>
  add_time: number
  update_time: number
}

export interface MaterialVersionTable {
  material_id: number
  no: number
  file_id: number
  member_id: number
  note: string
  add_time: number
}
