import { sql } from 'kysely'
import type { Db, Tx } from '../db/tables.ts'
import { newestSnapshot } from '../queries/spy/objects.ts'

const LOCK = 7_480_113_214
const MARK = 'spy.watch.until'
/** Snapshots that are compared after the platform was away. */
const MOST_DAYS = 7

/** Sales jumped: half as much again and at least so many pieces more than the day before. */
const JUMP_SHARE = 1.5
const JUMP_PIECES = 20

const lastDone = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ day: number }>`
    select (value #>> '{}')::int as day from setting where company_id = 0 and key = ${MARK}`.execute(tx)
  return rows[0]?.day ?? 0
}

const setDone = async (tx: Tx, day: number, now: number): Promise<void> => {
  const row = { value: JSON.stringify(day), update_time: now }
  await tx
    .insertInto('setting')
    .values({ company_id: 0, key: MARK, ...row })
    .onConflict((conflict) => conflict.columns(['company_id', 'key']).doUpdateSet(row))
    .execute()
}

/** What changed of the watched objects from the snapshot before to that of `day`: of what was watched before it was taken. */
const logDay = async (tx: Tx, day: number, now: number): Promise<void> => {
  await sql`
    insert into spy_watch_log (member_id, kind, object_id, day, change, before, after, add_time)
    select w.member_id, w.kind, w.object_id, s.day, c.change, c.before, c.after, ${now}::bigint
    from spy_snapshot s
    join spy_watch w on w.add_time < s.data_time
    join member m on m.id = w.member_id and m.deleted_t is null
    cross join lateral (
      select v.change, v.before, v.after
      from spy_product_day t join spy_product_day y on y.product_id = t.product_id and y.day = t.day - 1
      cross join lateral (values (1, y.price_amt, t.price_amt), (2, y.rate_bp, t.rate_bp), (3, y.sales, t.sales),
        (4, y.videos, t.videos)) v(change, before, after)
      where w.kind = 1 and t.product_id = w.object_id and t.day = s.day
      union all
      select 4, y.videos, t.videos
      from spy_creator_day t join spy_creator_day y on y.creator_id = t.creator_id and y.day = t.day - 1
      where w.kind = 2 and t.creator_id = w.object_id and t.day = s.day
      union all
      select 3, y.sales, t.sales
      from spy_shop_day t join spy_shop_day y on y.shop_id = t.shop_id and y.day = t.day - 1
      where w.kind = 5 and t.shop_id = w.object_id and t.day = s.day) c
    where s.day = ${day} and case c.change
      when 3 then c.after >= c.before * ${sql.lit(JUMP_SHARE)} and c.after - c.before >= ${sql.lit(JUMP_PIECES)}
      when 4 then c.after > c.before
      else c.after <> c.before end
    on conflict do nothing`.execute(tx)
}

/** One notice for each member of whose watched objects something changed on `day`; it names one of them and how many more. */
const tell = async (tx: Tx, day: number, now: number): Promise<number> => {
  const { rows } = await sql`
    insert into notice (company_id, member_id, about, agency_level, event_code, ref_type, ref_id, add_time)
    select m.company_id, m.id, l.about, m.agency_level, 'spy.changed', 'spy', ${day}::text, ${now}::bigint
    from (
      select g.member_id, min(g.name) || case when count(*) > 1 then ' +' || (count(*) - 1) else '' end as about
      from (
        select distinct l.member_id, l.kind, l.object_id, coalesce(p.title, nullif(c.nickname, ''), c.username, s.name) as name
        from spy_watch_log l
        left join spy_product p on l.kind = 1 and p.product_id = l.object_id
        left join spy_creator c on l.kind = 2 and c.creator_id = l.object_id
        left join spy_shop s on l.kind = 5 and s.shop_id = l.object_id
        where l.day = ${day}) g
      group by g.member_id) l
    join member m on m.id = l.member_id
    where not exists (
      select from notice n where n.member_id = m.id and n.event_code = 'spy.changed' and n.ref_id = ${day}::text)
    returning id`.execute(tx)
  return rows.length
}

/**
 * Compares each snapshot of the market that has not been compared with the one before, for every watched object, and tells
 * of the newest one. Can be killed at any point and run again: nothing is written or told twice.
 * @returns how many notices were written
 */
export const watchSpy = (db: Db, now: number): Promise<number> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(tx)
    const newest = await newestSnapshot(tx)
    const done = await lastDone(tx)
    if (!newest || newest.day <= done) return 0
    for (let day = Math.max(done + 1, newest.day - MOST_DAYS + 1); day <= newest.day; day++) await logDay(tx, day, now)
    await setDone(tx, newest.day, now)
    return tell(tx, newest.day, now)
  })
