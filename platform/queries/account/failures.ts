import { sql } from 'kysely'
import type { Db, Tx } from '../../db/tables.ts'

/**
 * Notes an attempt under each key before its outcome is known, and answers how many stand there since `since` (this one
 * included) and when the oldest of the last `limits[i]` before this one was made. Attempts that race see each other.
 */
export const noteAttempt = async (
  db: Db,
  keys: readonly string[],
  limits: readonly number[],
  now: number,
  since: number,
): Promise<readonly { count: number; oldest_t: number | null }[]> => {
  await sql`delete from login_failure where t < ${since}`.execute(db)
  await sql`insert into login_failure (key, t) select unnest(${keys}::text[]), ${now}`.execute(db)
  const { rows } = await sql<{ count: number; oldest_t: number | null }>`
    select (select count(*) from login_failure f where f.key = k.key and f.t >= ${since}) as count,
      (select f.t from login_failure f where f.key = k.key and f.t >= ${since}
       order by f.t desc offset k.most limit 1) as oldest_t
    from unnest(${keys}::text[], ${limits}::int[]) with ordinality as k(key, most, place) order by k.place`.execute(db)
  return rows
}

/** Takes back one attempt noted at `t` under each key: it was refused unseen, or it succeeded. */
export const forgetAttempt = async (db: Db, keys: readonly string[], t: number): Promise<void> => {
  await sql`delete from login_failure where ctid = any(array(
    select (select f.ctid from login_failure f where f.key = k and f.t = ${t} limit 1) from unnest(${keys}::text[]) k))`.execute(
    db,
  )
}

/** What is counted under `key` starts afresh. */
export const forgetAttempts = async (db: Db | Tx, key: string): Promise<void> => {
  await db.deleteFrom('login_failure').where('key', '=', key).execute()
}
