import { sql } from 'kysely'
import type { TrendKind } from '../../../shared/areas/trends/api.ts'
import type { BusinessClock } from '../../../shared/time/zone.ts'
import type { Db, Tx } from '../../db/tables.ts'

/** A member some of whose watches were looked at on an earlier day than `before` at most. */
export interface WatchingMember {
  readonly member_id: number
  readonly company_id: number
  readonly clock: BusinessClock
  /** Business day on which the oldest of them was looked at. */
  readonly checked_day: number
}

export const watchingBefore = async (db: Db, before: number): Promise<WatchingMember[]> => {
  const { rows } = await sql<Omit<WatchingMember, 'clock'> & BusinessClock>`
    select w.member_id, m.company_id, c.time_zone as zone, c.cut_hour, min(w.checked_day) as checked_day
    from trend_watch w join member m on m.id = w.member_id join company c on c.id = m.company_id
    where w.checked_day < ${before} group by 1, 2, 3, 4`.execute(db)
  return rows.map(({ zone, cut_hour, ...member }) => ({ ...member, clock: { zone, cut_hour } }))
}

export interface DueWatch {
  readonly kind: TrendKind
  readonly object_id: string
  readonly trends: readonly number[]
  readonly stock_days: number | null
  readonly trend: number
  readonly low: boolean
}

/** The member's watches that were not looked at on `day` yet; nobody else looks at them before `tx` ends. */
export const lockDue = async (tx: Tx, member_id: number, day: number): Promise<DueWatch[]> => {
  const { rows } = await sql<DueWatch>`
    select kind, object_id, trends, stock_days, trend, low from trend_watch
    where member_id = ${member_id} and checked_day < ${day} order by kind, object_id for update`.execute(tx)
  return rows
}

export interface Seen extends Pick<DueWatch, 'kind' | 'object_id' | 'trend' | 'low'> {
  /** 1 to 3: the trend that began, 4: the stock fell below the asked days. */
  readonly hits: readonly number[]
}

/** How the watches stand on `day`, and what began to hold. */
export const writeSeen = async (
  tx: Tx,
  { member_id, day, now }: { readonly member_id: number; readonly day: number; readonly now: number },
  seen: readonly Seen[],
): Promise<void> => {
  await sql`
    update trend_watch w set trend = s.trend, low = s.low, checked_day = ${day}
    from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as s(kind smallint, object_id text, trend smallint, low boolean)
    where w.member_id = ${member_id} and w.kind = s.kind and w.object_id = s.object_id`.execute(tx)
  await sql`
    insert into trend_hit (member_id, kind, object_id, day, hit, add_time)
    select ${member_id}, s.kind, s.object_id, ${day}, h.hit::smallint, ${now}::bigint
    from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as s(kind smallint, object_id text, hits jsonb)
    cross join lateral jsonb_array_elements_text(s.hits) h(hit)
    on conflict do nothing`.execute(tx)
}
