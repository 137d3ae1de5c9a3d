import type { WallZones } from '../../../shared/live/screens.ts'
import type { Db } from '../../db/tables.ts'
import { readTold } from '../messages/announcements.ts'
import type { View } from '../view.ts'

/** Announcements as a wall's ticker has them. */
export const toldOf = async (db: Db, view: View): Promise<WallZones['ticker']> => {
  const found = await readTold(db, view.scope, view.now)
  return found.map(({ id, t, ...params }) => ({
    id: `D01.${id}`,
    kind: 'announcement',
    level: 'plain',
    code: 'D01',
    t,
    params,
  }))
}
