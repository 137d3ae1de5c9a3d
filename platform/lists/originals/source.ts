import { sql } from 'kysely'
import { originalList } from '../../../shared/areas/originals/list.ts'
import { requestState } from '../../../shared/areas/originals/states.ts'
import { isOriginal } from '../../queries/originals/originals.ts'
import { holds } from '../../queries/words.ts'
import { ratioOf } from '../materials/ratio.ts'
import { part } from '../source.ts'
import { tableSource } from '../table-source.ts'

/** Originals of all companies, each with the newest that became of the own company's requests; what may be used goes before. */
export const originalSource = tableSource(originalList, {
  table: sql`material m`,
  alias: 'm',
  key: ['id'],
  joins: {
    file: part(sql`left join media_file f on f.id = m.file_id`),
    owner: part(sql`join company owner on owner.id = m.company_id`),
    use: ({ scope, now }) =>
      part(sql`left join lateral (
        select case when u.state = ${requestState.approved} and u.until_t < ${now} then ${requestState.over} else u.state end as state,
          u.until_t from original_use u where u.material_id = m.id and u.company_id = ${scope.company_id}
        order by u.state = ${requestState.approved} and u.until_t >= ${now} desc, u.id desc limit 1) use on true`),
  },
  scope: ({ now }) => isOriginal(now),
  columns: {
    original_title: part(sql`m.title`),
    original_id: part(sql`m.id::text`),
    material_kind: part(sql`m.kind`),
    tags: part(sql`m.tags`),
    film_length: part(sql`round(f.duration_ms / 1000.0)::int`, 'file'),
    resolution: part(sql`coalesce(f.width || ' × ' || f.height, '')`, 'file'),
    ratio: part(ratioOf, 'file'),
    owner_name: part(sql`owner.name`, 'owner'),
    licence_until_time: part(sql`m.licence_until_t`),
    use_state: part(sql`coalesce(use.state, 0)::int`, 'use'),
    use_until_time: part(sql`use.until_t`, 'use'),
    add_time: part(sql`m.add_time`),
  },
  filled: ['add_time'],
  filters: { tags: (value) => part(holds(sql`m.tags`, value)) },
  keyword: (word) => part(sql`(${holds(sql`m.title`, word)} or m.id::text = ${word})`),
})
