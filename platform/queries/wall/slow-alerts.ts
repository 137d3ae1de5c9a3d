import type { AlertLimits } from '../../../shared/live/alert-limits.ts'
import type { Db } from '../../db/tables.ts'
import type { View } from '../view.ts'
import { type OverspentMemory, readAdAlerts } from './ad-alerts.ts'
import { readLiveAlerts } from './live-alerts.ts'
import type { Notice } from './notice.ts'
import { readShopAlerts } from './shop-alerts.ts'

/** Alerts about what no order changes (A5, A7, A8), of what the viewer's walls show. */
export const readSlowAlerts = async (
  db: Db,
  view: View,
  limits: AlertLimits,
  memory: OverspentMemory,
): Promise<readonly Notice[]> => {
  const { shops = false, lives = false } = view.scope.sight ?? {}
  const found = await Promise.all([
    shops ? readShopAlerts(db, view, limits) : [],
    lives ? readLiveAlerts(db, view, limits) : [],
    readAdAlerts(db, view, limits, memory),
  ])
  return found.flat()
}
