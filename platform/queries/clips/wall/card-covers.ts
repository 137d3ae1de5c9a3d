import { sql } from 'kysely'
import type { Tx } from '../../../db/tables.ts'
import { pictureOf } from '../../products/pictures.ts'
import type { View } from '../../view.ts'
import type { LaneTask } from './board.ts'
import { type CoverAt, coverOf } from './shown-clips.ts'

interface Row {
  readonly task_id: number
  readonly file_id: number | null
  readonly store_key: string | null
  readonly image: string | null
}

/** Addresses of what some tasks look like: their newest version's cover, else their product's picture; those without are not in it. */
export const readCardCovers = async (
  tx: Tx,
  view: View,
  tasks: readonly LaneTask[],
  coverAt: CoverAt,
): Promise<ReadonlyMap<number, string>> => {
  if (tasks.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select t.id as task_id, f.id as file_id, f.store_key, nullif(${pictureOf('p')}, '') as image
    from clip_task t join clip_demand d on d.id = t.demand_id
    left join clip_version v on v.task_id = t.id and v.no = t.version_no
    left join media_file f on f.id = v.file_id and f.cover_key is not null
    left join product p on p.company_id = t.company_id and p.product_id = d.product_id
    where t.company_id = ${view.scope.company_id} and t.id = any(${tasks.map(({ id }) => id)}::bigint[])`.execute(tx)
  return new Map(
    rows.flatMap(({ task_id, image, ...file }) => {
      const cover = coverOf(view, file, coverAt) ?? image
      return cover === null ? [] : [[task_id, cover] as const]
    }),
  )
}
