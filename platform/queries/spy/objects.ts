import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../db/tables.ts'

/** Everything of the market as one relation: kind, id, name, region, gmv (US cents or null). */
export const spyObjects: RawBuilder<unknown> = sql`(
  select 1::smallint as kind, product_id as id, title as name, region, gmv_30d_amt as gmv from spy_product
  union all select 2::smallint, creator_id, coalesce(nullif(nickname, ''), username), region,
    video_gmv_amt + live_gmv_amt from spy_creator
  union all select 3::smallint, video_id, title, region, gmv_amt from spy_video
  union all select 4::smallint, live_id, title, region, gmv_amt from spy_live
  union all select 5::smallint, shop_id, name, region, gmv_30d_amt from spy_shop
  union all select 6::smallint, ad_id, title, region, null::bigint from spy_ad)`

export interface SpyObject {
  readonly kind: number
  readonly id: string
  readonly name: string
  readonly region: string
}

export const findObject = async (db: Db | Tx, kind: number, id: string): Promise<SpyObject | undefined> => {
  const { rows } = await sql<SpyObject>`
    select o.kind, o.id, o.name, o.region from ${spyObjects} o
    where o.kind = ${kind}::smallint and o.id = ${id}`.execute(db)
  return rows[0]
}

/** Day and Unix second of the newest snapshot of the market; undefined before the first. */
export const newestSnapshot = (db: Db | Tx): Promise<{ day: number; data_time: number } | undefined> =>
  db.selectFrom('spy_snapshot').select(['day', 'data_time']).orderBy('day', 'desc').limit(1).executeTakeFirst()
