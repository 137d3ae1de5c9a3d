import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../db/tables.ts'

export const pictureState = { wanted: 0, here: 1, given: 2 } as const
const HERE = sql.lit(pictureState.here)

/** Of the address of a picture: its name here. */
export const pictureHash = (address: RawBuilder<unknown>): RawBuilder<string> => sql`md5(${address})`

/**
 * Where the picture of product `alias` is served; empty while there is none. What an address names is never shown from
 * there: a screen asks nobody but us.
 */
export const pictureOf = (alias: string): RawBuilder<string> => {
  const image = sql.ref(`${alias}.image`)
  return sql<string>`case when starts_with(${image}, '/') then ${image} when ${image} = '' then ''
    else coalesce((select '/private/picture/' || k.hash || '.webp' from product_picture k
      where k.hash = ${pictureHash(image)} and k.state = ${HERE}), '') end`
}

/** Notes addresses that products name and nobody has asked for yet. */
export const wantPictures = async (db: Db, now: number, most: number): Promise<void> => {
  await sql`
    insert into product_picture (hash, address, add_time, update_time)
    select distinct ${pictureHash(sql`p.image`)}, p.image, ${now}::bigint, ${now}::bigint from product p
    where p.image like 'https://%' and not exists (
      select from product_picture k where k.hash = ${pictureHash(sql`p.image`)})
    limit ${most} on conflict do nothing`.execute(db)
}

interface Due {
  readonly hash: string
  readonly address: string
  readonly tries: number
}

/** Takes pictures that are due; nobody else is given them for `holdS` seconds. */
export const takeDuePictures = async (db: Db, now: number, holdS: number, most: number): Promise<readonly Due[]> => {
  const { rows } = await sql<Due>`
    update product_picture k set next_t = ${now + holdS}
    from (select hash from product_picture where state = 0 and next_t <= ${now} order by next_t limit ${most}
      for update skip locked) due
    where k.hash = due.hash returning k.hash, k.address, k.tries`.execute(db)
  return rows
}

export const keepPicture = async (db: Db | Tx, hash: string, bytes: Buffer, now: number): Promise<void> => {
  await db
    .updateTable('product_picture')
    .set({ state: pictureState.here, bytes, fault: '', update_time: now })
    .where('hash', '=', hash)
    .execute()
}

/** @param next_t when it is tried again; null: never */
export const failPicture = async (
  db: Db,
  hash: string,
  { fault, next_t, now }: { readonly fault: string; readonly next_t: number | null; readonly now: number },
): Promise<void> => {
  await sql`
    update product_picture set tries = tries + 1, fault = ${fault}, update_time = ${now},
      state = ${next_t === null ? pictureState.given : pictureState.wanted}, next_t = ${next_t ?? 0}
    where hash = ${hash}`.execute(db)
}

/** Forgets pictures that no product names any more. */
export const forgetPictures = async (db: Db, before: number): Promise<void> => {
  await sql`
    delete from product_picture k where k.update_time < ${before}
      and not exists (select from product p where p.image <> '' and md5(p.image) = k.hash)`.execute(db)
}

export const readPicture = async (db: Db, hash: string): Promise<Buffer | null> => {
  const row = await db
    .selectFrom('product_picture')
    .select('bytes')
    .where('hash', '=', hash)
    .where('state', '=', pictureState.here)
    .executeTakeFirst()
  return row?.bytes ?? null
}
