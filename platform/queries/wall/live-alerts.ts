import { sql } from 'kysely'
import { liveState, SILENT_S } from '../../../shared/areas/lives/states.ts'
import type { AlertLimits } from '../../../shared/live/alert-limits.ts'
import type { Db } from '../../db/tables.ts'
import { livesOf } from '../lives/lives.ts'
import type { View } from '../view.ts'
import { alert, fewOf, type Notice } from './notice.ts'

const MINUTE = 60

interface Room {
  readonly live_id: string
  readonly title: string
  /** Up to when it was told of. */
  readonly told_t: number
}

/**
 * A7: a live room of which minutes were told sends none any more, also once it counts as interrupted for that; not when somebody
 * interrupted it, and not once it has ended.
 */
export const readLiveAlerts = async (
  db: Db,
  { scope, now }: View,
  { a7_minutes }: AlertLimits,
): Promise<readonly Notice[]> => {
  const silent = a7_minutes * MINUTE
  const { rows } = await sql<Room>`
    select s.live_id, coalesce(nullif(s.title, ''), s.live_id) as title, m.told_t
    from live_session s cross join lateral (
      select max(m.minute_t) + ${MINUTE} as told_t from live_minute m
      where m.company_id = s.company_id and m.live_id = s.live_id and m.minute_t <= ${now}) m
    where ${livesOf(scope)} and m.told_t < ${now - silent}
      and (s.state = ${liveState.live} or (s.state = ${liveState.interrupted} and s.update_time >= m.told_t + ${SILENT_S - MINUTE}))
    order by m.told_t, s.live_id`.execute(db)
  return fewOf(
    'A7',
    rows.map(({ live_id, title, told_t }) =>
      alert(`A7.${live_id}`, 'A7', 'red', told_t, { title, minutes: Math.floor((now - told_t) / MINUTE) }),
    ),
  )
}
