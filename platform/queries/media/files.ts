import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/tables.ts'
import type { MediaFileTable } from '../../db/tables-media.ts'

export type MediaRow = Selectable<MediaFileTable>

/** Whose files: those of a company, or of one who brings them. */
export interface MediaOwner {
  readonly company_id: number
  readonly member_id?: number | undefined
}

const DEFAULT_QUOTA = 100 * 1024 ** 3
const coming = 0
const looked = 1
const usable = 2
const refused = 3

/** Bytes that the files of a company may have together. */
const readQuota = async (tx: Tx, company_id: number): Promise<number> => {
  const { rows } = await sql<{ value: unknown }>`
    select value from setting where company_id = ${company_id} and key = 'media.quota'`.execute(tx)
  const quota = rows[0]?.value
  return typeof quota === 'number' ? quota : DEFAULT_QUOTA
}

export type NewFile = Pick<MediaFileTable, 'company_id' | 'member_id' | 'name' | 'size' | 'store_key'>

/** A file that is going to come. @returns the quota, and nothing is written, when it has no room any more */
export const openFile = (
  db: Db,
  file: NewFile,
  now: number,
): Promise<{ readonly id: number } | { readonly quota: number }> =>
  db.transaction().execute(async (tx) => {
    // Two calls of one company take turns, and none waits for the disk in its own: an upload that was begun just before a
    // power cut is begun anew.
    await sql`
      select set_config('synchronous_commit', 'off', true) from company where id = ${file.company_id}
      for no key update`.execute(tx)
    const quota = await readQuota(tx, file.company_id)
    const { rows } = await sql<{ used: number }>`
      select coalesce(sum(size), 0)::bigint as used from media_file
      where company_id = ${file.company_id} and state < ${refused}`.execute(tx)
    if ((rows[0]?.used ?? 0) + file.size > quota) return { quota }
    return tx
      .insertInto('media_file')
      .values({
        ...file,
        sha256: null,
        mime: null,
        kind: null,
        duration_ms: null,
        width: null,
        height: null,
        cover_key: null,
        strip_key: null,
        drawn_t: null,
        same_id: null,
        add_time: now,
        update_time: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  })

/** The file of an upload; undefined for somebody else's. */
export const readUpload = (
  db: Db,
  { company_id, member_id }: MediaOwner,
  store_key: string,
): Promise<MediaRow | undefined> =>
  db
    .selectFrom('media_file')
    .selectAll()
    .where('store_key', '=', store_key)
    .where('company_id', '=', company_id)
    .$if(member_id !== undefined, (query) => query.where('member_id', '=', member_id ?? 0))
    .executeTakeFirst()

/** A usable file of a company. */
export const readUsable = (db: Db | Tx, company_id: number, id: string | number): Promise<MediaRow | undefined> =>
  db
    .selectFrom('media_file')
    .selectAll()
    .where('id', '=', Number(id))
    .where('company_id', '=', company_id)
    .where('state', '=', usable)
    .executeTakeFirst()

/** The same, which nobody takes away before the transaction ends. */
export const lockUsable = (tx: Tx, company_id: number, id: string): Promise<MediaRow | undefined> =>
  tx
    .selectFrom('media_file')
    .selectAll()
    .where('id', '=', Number(id))
    .where('company_id', '=', company_id)
    .where('state', '=', usable)
    .forShare()
    .executeTakeFirst()

/** Whichever company's: who asks proves by the address that it may. */
export const readPlayed = (db: Db, id: number): Promise<MediaRow | undefined> =>
  db.selectFrom('media_file').selectAll().where('id', '=', id).where('state', '=', usable).executeTakeFirst()

/** Seconds within which it does not matter when the last part came: uploads rest for days. */
const TOUCH_S = 3600

/** More has come. */
export const touchFile = async (db: Db, { id, update_time }: MediaRow, now: number): Promise<void> => {
  if (update_time > now - TOUCH_S) return
  await db
    .updateTable('media_file')
    .set({ update_time: now })
    .where('id', '=', id)
    .where('state', '=', coming)
    .execute()
}

/** All of it has come, so many bytes. Forgotten by a power cut, that is found again by whoever asks for the upload. */
export const beginLook = async (db: Db, id: number, size: number, now: number): Promise<void> => {
  await sql`
    update media_file set state = ${looked}, size = ${size}, update_time = ${now}
    from (select set_config('synchronous_commit', 'off', true)) as lax
    where id = ${id} and state in (${coming}, ${looked})`.execute(db)
}

/** One that has become usable meanwhile stays so. */
export const refuseFile = async (db: Db, id: number, reason: string, now: number): Promise<void> => {
  await db
    .updateTable('media_file')
    .set({ state: refused, reason, update_time: now })
    .where('id', '=', id)
    .where('state', 'in', [coming, looked])
    .execute()
}

/** First half of the advisory lock of bytes; the second half is their company and hash. */
const SAME_LOCK = 748_032

export type Known = Pick<MediaFileTable, 'sha256' | 'mime' | 'kind' | 'duration_ms' | 'width' | 'height' | 'cover_key'>

/**
 * The file is usable from now on. @returns false when the company has the same bytes already: it is refused in favour of them,
 * and whoever brought it has brought them too
 */
export const settleFile = (
  db: Db,
  row: Pick<MediaRow, 'id' | 'company_id' | 'member_id'>,
  known: Known,
  now: number,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    // The same bytes take turns, others need not wait for each other's commit.
    await sql`select pg_advisory_xact_lock(${sql.lit(SAME_LOCK)}, hashtext(${`${row.company_id} ${known.sha256}`}))`.execute(
      tx,
    )
    const same = await tx
      .selectFrom('media_file')
      .select('id')
      .where('company_id', '=', row.company_id)
      .where('sha256', '=', known.sha256)
      .where('state', '=', usable)
      .where('id', '!=', row.id)
      .executeTakeFirst()
    const set = same
      ? { ...known, cover_key: null, state: refused, reason: 'media.same', same_id: same.id }
      : { ...known, state: usable }
    await tx
      .updateTable('media_file')
      .set({ ...set, update_time: now })
      .where('id', '=', row.id)
      .execute()
    if (same)
      await tx
        .insertInto('media_brought')
        .values({ file_id: same.id, member_id: row.member_id, add_time: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    return !same
  })

/** Whether a member brought the bytes of a file: they were kept for it, or were there already. */
export const hasBrought = async (
  tx: Tx,
  { id, member_id: first }: Pick<MediaRow, 'id' | 'member_id'>,
  member_id: number,
): Promise<boolean> => {
  if (first === member_id) return true
  const found = await tx
    .selectFrom('media_brought')
    .select('file_id')
    .where('file_id', '=', id)
    .where('member_id', '=', member_id)
    .executeTakeFirst()
  return found !== undefined
}

/** Pictures of it. @returns those that they replace */
export const coverFile = (
  db: Db,
  id: number,
  pictures: { readonly cover_key?: string; readonly strip_key?: string },
  now: number,
): Promise<readonly string[]> =>
  db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('media_file')
      .select(['cover_key', 'strip_key'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('media_file')
      .set({ ...pictures, update_time: now })
      .where('id', '=', id)
      .execute()
    return [pictures.cover_key && before.cover_key, pictures.strip_key && before.strip_key].flatMap((key) => key || [])
  })

/** Uploads that rest since before `since`, and refused ones of then. */
export const readResting = (db: Db, since: number): Promise<readonly Pick<MediaRow, 'id' | 'store_key'>[]> =>
  db
    .selectFrom('media_file')
    .select(['id', 'store_key'])
    .where('state', 'in', [coming, refused])
    .where('update_time', '<', since)
    .execute()

export const forgetFile = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('media_file').where('id', '=', id).where('state', 'in', [coming, refused]).execute()
}

/** A file that is not yet usable or refused; undefined: it is, or it is forgotten. */
export const readUnsettled = (db: Db, id: number): Promise<MediaRow | undefined> =>
  db.selectFrom('media_file').selectAll().where('id', '=', id).where('state', 'in', [coming, looked]).executeTakeFirst()

/** Files whose look was begun and not ended. */
export const readLooked = (db: Db): Promise<readonly MediaRow[]> =>
  db.selectFrom('media_file').selectAll().where('state', '=', looked).orderBy('id').execute()

/** Of these names in the store, those that a file on its way has. */
export const comingOf = async (db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> => {
  if (keys.length === 0) return new Set()
  const rows = await db
    .selectFrom('media_file')
    .select('store_key')
    .where('store_key', 'in', [...keys])
    .where('state', 'in', [coming, looked])
    .execute()
  return new Set(rows.map(({ store_key }) => store_key))
}

/** Usable videos without a cover, which nobody has tried to draw and which have rested since `before`. */
export const readUndrawn = (db: Db, before: number, most: number): Promise<readonly MediaRow[]> =>
  db
    .selectFrom('media_file')
    .selectAll()
    .where('kind', '=', 1)
    .where('state', '=', usable)
    .where('cover_key', 'is', null)
    .where('drawn_t', 'is', null)
    .where('update_time', '<', before)
    .orderBy('id')
    .limit(most)
    .execute()

/** It was tried to draw its pictures. @returns whether it has none still */
export const noteDrawn = async (db: Db, id: number, now: number): Promise<boolean> => {
  const row = await db
    .updateTable('media_file')
    .set({ drawn_t: now })
    .where('id', '=', id)
    .where('cover_key', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
