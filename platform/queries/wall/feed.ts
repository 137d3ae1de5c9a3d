import { dayStart } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import { type KeyedLine, readLines } from '../newest-lines.ts'
import { salesPaid } from '../scope.ts'
import type { View } from '../view.ts'

export const FEED_ROWS = 20

/** The newest sales of today and yesterday: a wall is not empty just after the day's cut. */
export const readNewestLines = (db: Db, view: View): Promise<readonly KeyedLine[]> => {
  const since = dayStart(view.clock, view.day - 1)
  return readLines(db, view, salesPaid(view.scope, since, view.now), FEED_ROWS, 'newest')
}
