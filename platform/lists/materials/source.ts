import { sql } from 'kysely'
import { materialList } from '../../../shared/areas/materials/list.ts'
import { licences } from '../../../shared/areas/materials/states.ts'
import { readHits } from '../../queries/clips/hits.ts'
import { inFolder, isFolder, isTag } from '../../queries/materials/shelves.ts'
import { madeFrom, namedBy } from '../../queries/materials/uses.ts'
import { namedIds } from '../../queries/named.ts'
import { holds } from '../../queries/words.ts'
import { presentMoment } from '../present-moment.ts'
import { part } from '../source.ts'
import { tableSource } from '../table-source.ts'
import { ratioOf } from './ratio.ts'

const WEEK = 7 * 86_400
const licence = sql`(case when a.licence_until_t is null then ${sql.lit(licences.endless)}
  when a.licence_until_t < clock.now then ${sql.lit(licences.over)}
  when a.licence_until_t < clock.now + ${sql.lit(WEEK)} then ${sql.lit(licences.soon)} else ${sql.lit(licences.later)} end)`

/** M48 of each material that has published clips, as `keep` read it. */
const keptHits = sql`jsonb_to_recordset(current_setting('tidewall.material_hits')::jsonb) as h(id bigint, hits int)`

/** Materials of the company. */
export const materialSource = tableSource(materialList, {
  table: sql`material a`,
  alias: 'a',
  key: ['id'],
  common: true,
  joins: {
    file: part(sql`left join media_file f on f.id = a.file_id`),
    product: part(sql`left join product p on p.company_id = a.company_id and p.product_id = a.product_id`),
    creator: part(sql`left join creator c on c.company_id = a.company_id and c.creator_id = a.creator_id`),
    clock: presentMoment,
    used: part(sql`cross join lateral ${namedBy}`),
    made: ({ scope }) => part(sql`cross join lateral ${madeFrom(scope)}`),
    hits: part(sql`left join ${keptHits} on h.id = a.id`),
    member: part(sql`left join member m on m.id = a.member_id`),
  },
  scope: ({ scope }) => sql`a.company_id = ${scope.company_id}`,
  columns: {
    material_title: part(sql`a.title`),
    material_id: part(sql`a.id::text`),
    material_kind: part(sql`a.kind`),
    product_title: part(sql`coalesce(p.title, a.product_id, '')`, 'product'),
    product_id: part(sql`coalesce(a.product_id, '')`),
    creator_username: part(sql`coalesce(c.username, a.creator_id, '')`, 'creator'),
    material_source: part(sql`a.source`),
    folder: part(sql`a.folder`),
    tags: part(sql`a.tags`),
    film_length: part(sql`round(f.duration_ms / 1000.0)::int`, 'file'),
    resolution: part(sql`coalesce(f.width || ' × ' || f.height, '')`, 'file'),
    ratio: part(ratioOf, 'file'),
    file_kb: part(sql`ceil(f.size / 1024.0)::bigint`, 'file'),
    version_no: part(sql`a.version_no`),
    use_count: part(sql`used.demands`, 'used'),
    clips_made: part(sql`made.clips`, 'made'),
    hits_made: part(sql`h.hits`, 'hits'),
    linked_gmv: part(sql`made.gmv`, 'made'),
    licence_until_time: part(sql`a.licence_until_t`),
    material_state: part(sql`a.state`),
    shared: part(sql`a.shared`),
    brought_by: part(sql`coalesce(m.membername, '')`, 'member'),
    add_time: part(sql`a.add_time`),
  },
  filled: ['file_kb', 'use_count', 'clips_made', 'add_time'],
  filters: {
    product: async (value, { tx, view }) =>
      part(sql`a.product_id = any(${await namedIds.product(tx, view, value)}::text[])`),
    creator: async (value, { tx, view }) =>
      part(sql`a.creator_id = any(${await namedIds.creator(tx, view, value)}::text[])`),
    licence: part(licence, 'clock'),
    // A tag or a folder that there is stands for itself, another text for all that hold it.
    tags: async (value, { tx, view }) =>
      part(
        (await isTag(tx, view.scope.company_id, value))
          ? sql`${value} = any(string_to_array(a.tags, ','))`
          : holds(sql`a.tags`, value),
      ),
    folder: async (value, { tx, view }) =>
      part((await isFolder(tx, view.scope.company_id, value)) ? inFolder(value) : holds(sql`a.folder`, value)),
  },
  keep: async ({ tx, view }) => {
    const hits = [...(await readHits(tx, view, null, 'material'))].map(([id, of]) => ({ id, hits: of.hits }))
    await sql`select set_config('tidewall.material_hits', ${JSON.stringify(hits)}, true)`.execute(tx)
  },
  masked: ['creator_username'],
  keyword: (word) => part(sql`(${holds(sql`a.title`, word)} or a.id::text = ${word})`),
})
