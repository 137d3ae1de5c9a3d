import { type RawBuilder, sql } from 'kysely'
import type { SpyDetail } from '../../../shared/areas/spy/api.ts'
import type { Tx } from '../../db/tables.ts'

type Related = SpyDetail['related'][number]
const MOST = 6

const video = sql`3 as kind, v.video_id as id, v.title as name, v.region, v.post_t as time, v.gmv_amt as gmv`
const creator = sql`2 as kind, c.creator_id as id, coalesce(nullif(c.nickname, ''), c.username) as name, c.region,
  null::bigint as time, c.video_gmv_amt + c.live_gmv_amt as gmv`
const product = sql`1 as kind, p.product_id as id, p.title as name, p.region, null::bigint as time, p.gmv_30d_amt as gmv`

/** What belongs to an object, by its kind: contents newest first, goods by what they sell. */
const statements: Readonly<Record<number, (id: string) => RawBuilder<Related>>> = {
  1: (id) => sql<Related>`select ${video} from spy_video v where v.product_id = ${id} order by v.post_t desc, 2`,
  2: (id) => sql<Related>`select ${video} from spy_video v where v.creator_id = ${id} order by v.post_t desc, 2`,
  3: (id) => sql<Related>`
    select ${creator} from spy_video v join spy_creator c using (creator_id) where v.video_id = ${id}
    union all select ${product} from spy_video v join spy_product p using (product_id) where v.video_id = ${id}`,
  4: (id) => sql<Related>`
    select ${creator} from spy_live l join spy_creator c using (creator_id) where l.live_id = ${id}`,
  5: (id) => sql<Related>`
    select ${product} from spy_product p where p.shop_id = ${id} order by p.gmv_30d_amt desc, 2`,
  6: (id) => sql<Related>`
    select ${product} from spy_ad a join spy_product p using (product_id) where a.ad_id = ${id}`,
}

export const readRelated = async (tx: Tx, kind: number, id: string): Promise<readonly Related[]> => {
  const statement = statements[kind]
  if (!statement) return []
  const { rows } = await sql<Related>`select * from (${statement(id)}) r limit ${MOST}`.execute(tx)
  return rows
}
