import { sql } from 'kysely'
import { materialList } from '../../../shared/areas/materials/list.ts'
import { holds } from '../../queries/words.ts'
import { part } from '../source.ts'
import { tableSource } from '../table-source.ts'

const portrait = sql`(f.width * 16 = f.height * 9)`

/** Materials of the company. */
export const materialSource = tableSource(materialList, {
  table: sql`material a`,
  alias: 'a',
  key: ['id'],
  joins: {
    file: part(sql`left join media_file f on f.id = a.file_id`),
    product: part(sql`left join product p on p.company_id = a.company_id and p.product_id = a.product_id`),
    creator: part(sql`left join creator c on c.company_id = a.company_id and c.creator_id = a.creator_id`),
    member: part(sql`left join member m on m.id = a.member_id`),
  },
  scope: ({ scope }) => sql`a.company_id = ${scope.company_id}`,
  columns: {
    material_title: part(sql`a.title`),
    material_id: part(sql`a.id::text`),
    material_kind: part(sql`a.kind`),
    product_title: part(sql`coalesce(p.title, a.product_id, '')`, 'product'),
    creator_username: part(sql`coalesce(c.username, a.creator_id, '')`, 'creator'),
    material_source: part(sql`a.source`),
    folder: part(sql`a.folder`),
    tags: part(sql`a.tags`),
    film_length: part(sql`round(f.duration_ms / 1000.0)::int`, 'file'),
    resolution: part(sql`coalesce(f.width || ' × ' || f.height, '')`, 'file'),
    ratio: part(
      sql`case when f.width is null then null when ${portrait} then 1 when f.width = f.height then 2
        when f.width * 9 = f.height * 16 then 3 else 4 end`,
      'file',
    ),
    file_kb: part(sql`ceil(f.size / 1024.0)::bigint`, 'file'),
    version_no: part(sql`a.version_no`),
    use_count: part(sql`a.use_count`),
    licence_until_time: part(sql`a.licence_until_t`),
    material_state: part(sql`a.state`),
    brought_by: part(sql`coalesce(m.membername, '')`, 'member'),
    add_time: part(sql`a.add_time`),
  },
  filled: ['file_kb', 'use_count', 'add_time'],
  filters: {
    tags: (value) => part(holds(sql`a.tags`, value)),
    folder: (value) => part(holds(sql`a.folder`, value)),
  },
  masked: ['creator_username'],
  keyword: (word) => part(sql`(${holds(sql`a.title`, word)} or a.id::text = ${word})`),
})
