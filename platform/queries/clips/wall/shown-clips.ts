import { sql } from 'kysely'
import type { Tx } from '../../../db/tables.ts'
import { shownName } from '../../names.ts'
import { calledBy } from '../../orders/line.ts'
import type { View } from '../../view.ts'

/** A file whose cover a wall shows. */
export interface CoveredFile {
  readonly id: number
  readonly company_id: number
  readonly store_key: string
}

/** Where a wall finds the cover of a file that has one. */
export type CoverAt = (file: CoveredFile, now: number) => string

/** The same of a file that may not be there. */
export const coverOf = (
  view: View,
  { file_id, store_key }: { readonly file_id: number | null; readonly store_key: string | null },
  coverAt: CoverAt,
): string | null =>
  file_id === null || store_key === null
    ? null
    : coverAt({ id: file_id, company_id: view.scope.company_id, store_key }, view.now)

/** What a wall says of a published clip beside its figures. */
export interface ShownClip {
  readonly title: string
  readonly cutter: string
  readonly account: string
  readonly published_t: number
  /** Address of its picture; null without one. */
  readonly cover: string | null
}

interface Row extends Omit<ShownClip, 'cover'> {
  readonly task_id: number
  readonly file_id: number | null
  readonly store_key: string | null
}

export const readShownClips = async (
  tx: Tx,
  view: View,
  ids: readonly number[],
  coverAt: CoverAt,
): Promise<ReadonlyMap<number, ShownClip>> => {
  if (ids.length === 0) return new Map()
  const { company_id } = view.scope
  const { rows } = await sql<Row>`
    select t.id as task_id, d.title, ${calledBy('m')} as cutter, p.account, p.published_t, f.id as file_id, f.store_key
    from clip_task t join clip_demand d on d.id = t.demand_id join clip_publish p on p.task_id = t.id
    left join member m on m.id = t.cutter_id
    left join clip_version v on v.task_id = t.id and v.no = t.version_no
    left join media_file f on f.id = v.file_id and f.cover_key is not null
    where t.company_id = ${company_id} and t.id = any(${[...new Set(ids)]}::bigint[])`.execute(tx)
  return new Map(
    rows.map(({ task_id, file_id, store_key, cutter, ...clip }) => [
      task_id,
      {
        ...clip,
        cutter: shownName(cutter, view.company.mask_names),
        cover: coverOf(view, { file_id, store_key }, coverAt),
      },
    ]),
  )
}
