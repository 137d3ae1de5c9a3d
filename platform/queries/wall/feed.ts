import { dayStart } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import { type KeyedLine, readLines } from '../newest-lines.ts'
import { salesPaid } from '../scope.ts'
import type { View } from '../view.ts'

export const FEED_ROWS = 20

/** The second from which on a feed shows sales. */
export const feedSince = ({ clock, day }: View): number => dayStart(clock, day - 1)

/** The newest sales of today and yesterday: a wall is not empty just after the day's cut. */
export const readNewestLines = (db: Db, view: View): Promise<readonly KeyedLine[]> =>
  readLines(db, view, salesPaid(view.scope, feedSince(view), view.now), FEED_ROWS, 'newest')
