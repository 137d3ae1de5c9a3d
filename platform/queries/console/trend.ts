import type { consoleApi } from '../../../shared/api/console.ts'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { Db } from '../../db/tables.ts'
import { readPeriods } from '../periods.ts'
import type { View } from '../view.ts'
import type { WallMemory } from '../wall/snapshot.ts'
import { trendOf } from '../wall/trend.ts'

/** The wall's trend (C3) for the dashboard. */
export const readTrend = async (
  db: Db,
  view: View,
  memory: WallMemory,
): Promise<CallData<typeof consoleApi.trend>> => ({
  ...trendOf(view, await readPeriods(db, view, (await memory.comparisons.at(db, view)).history)),
  currency: view.company.currency,
  data_time: view.now,
})
