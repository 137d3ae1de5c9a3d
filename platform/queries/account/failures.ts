import { sql } from 'kysely'
import type { Db, Tx } from '../../db/tables.ts'

/** For so long a failure makes the waits that follow it longer. */
const KEPT_S = 86_400
const WINDOW_S = 900

/** At most `most` failures within the window of 15 minutes; with `longest` (seconds) each further `most` doubles it up to that. */
export interface FailureLimit {
  readonly key: string
  readonly most: number
  readonly longest?: number
}

/**
 * Notes an attempt under each key before its outcome is known, and answers the seconds until each key lets it be looked at,
 * 0 for at once. Attempts that race see each other.
 */
export const noteAttempt = async (db: Db, limits: readonly FailureLimit[], now: number): Promise<readonly number[]> => {
  const keys = limits.map(({ key }) => key)
  const mosts = limits.map(({ most }) => most)
  const longests = limits.map(({ longest }) => longest ?? WINDOW_S)
  await sql`delete from login_failure where t < ${now - KEPT_S}`.execute(db)
  await sql`insert into login_failure (key, t) select unnest(${keys}::text[]), ${now}`.execute(db)
  // The window after n earlier failures: 15 minutes, and twice that for every `most` of them beyond the first.
  const { rows } = await sql<{ wait: number }>`
    select greatest(0, coalesce(f.t + least(k.longest, ${WINDOW_S} * 2 ^ greatest(0, (n.earlier / k.most)::int - 1))::int - ${now}, 0)) as wait
    from unnest(${keys}::text[], ${mosts}::int[], ${longests}::int[]) with ordinality as k(key, most, longest, place)
      cross join lateral (select count(*) - 1 as earlier from login_failure c where c.key = k.key) n
      left join lateral (select t from login_failure l where l.key = k.key order by t desc offset k.most limit 1) f on true
    order by k.place`.execute(db)
  return rows.map(({ wait }) => wait)
}

/** Takes back one attempt noted at `t` under each key: it was refused unseen, or it succeeded. */
export const forgetAttempt = async (db: Db, keys: readonly string[], t: number): Promise<void> => {
  await sql`delete from login_failure where ctid = any(array(
    select (select f.ctid from login_failure f where f.key = k and f.t = ${t} limit 1) from unnest(${keys}::text[]) k))`.execute(
    db,
  )
}

/** What is counted under `key`, and under every key that begins with one of `beginnings`, starts afresh. */
export const forgetAttempts = async (db: Db | Tx, key: string, beginnings: readonly string[] = []): Promise<void> => {
  await sql`delete from login_failure where key = ${key}
    or exists (select 1 from unnest(${beginnings}::text[]) b where starts_with(key, b))`.execute(db)
}
