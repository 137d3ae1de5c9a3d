import type { CallData } from '../../../shared/api/endpoint.ts'
import type { consoleApi } from '../../../shared/areas/dashboard/api.ts'
import type { Db } from '../../db/tables.ts'
import { readPeriods } from '../../sums/periods.ts'
import type { Narrow } from '../data-board/narrow.ts'
import type { WallMemory } from '../wall/snapshot.ts'
import { trendOf } from '../wall/trend.ts'
import { readFilteredPeriods } from './filtered.ts'

/** The wall's trend (C3) for the dashboard. */
export const readTrend = async (
  db: Db,
  narrow: Narrow,
  memory: WallMemory,
): Promise<CallData<typeof consoleApi.trend>> => {
  const { view } = narrow
  const periods =
    narrow.only === null
      ? await readPeriods(db, view, (await memory.comparisons.at(db, view)).history)
      : await readFilteredPeriods(db, narrow)
  return { ...trendOf(view, periods), currency: view.company.currency, data_time: view.now }
}
