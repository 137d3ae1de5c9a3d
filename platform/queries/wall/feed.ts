import type { Zones } from '../../../shared/live/zones.ts'
import { dayStart } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import { readLines } from '../newest-lines.ts'
import { salesPaid } from '../scope.ts'
import type { View } from '../view.ts'

export const FEED_ROWS = 20

/** The newest sales of today and yesterday: a wall is not empty just after the day's cut. */
export const readFeedRows = async (db: Db, view: View): Promise<Zones['feed']['rows']> => {
  const since = dayStart(view.clock, view.day - 1)
  const found = await readLines(db, view, salesPaid(view.scope, since, view.now), FEED_ROWS, 'newest')
  return found.map((one) => one.line)
}
