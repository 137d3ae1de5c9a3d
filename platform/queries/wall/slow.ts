import type { AlertLimits } from '../../../shared/live/alert-limits.ts'
import type { Zones } from '../../../shared/live/zones.ts'
import type { Db } from '../../db/tables.ts'
import type { View } from '../view.ts'
import type { Overspent } from './ad-alerts.ts'
import { readLimits } from './limits.ts'
import type { Notice } from './notice.ts'
import type { SlotMemory } from './slot-memory.ts'
import { readSlowAlerts } from './slow-alerts.ts'
import { toldOf } from './told.ts'

/** What a wall's ticker has beside the orders, and the limits of its alerts: read once in a slot. */
export interface Slow {
  readonly limits: AlertLimits
  /** Alerts about what no order changes. */
  readonly alerts: readonly Notice[]
  readonly told: Zones['ticker']
}

/** @param overspent keeps the sums over whole budgets */
export const readSlow = async (db: Db, view: View, overspent: SlotMemory<readonly Overspent[]>): Promise<Slow> => {
  const limits = await readLimits(db, view.scope.text)
  const [alerts, told] = await Promise.all([readSlowAlerts(db, view, limits, overspent), toldOf(db, view)])
  return { limits, alerts, told }
}

/** Of a moment in the past is told what its orders say. */
export const readPast = async (db: Db, { scope }: View): Promise<Slow> => ({
  limits: await readLimits(db, scope.text),
  alerts: [],
  told: [],
})
