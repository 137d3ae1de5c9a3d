import type { consoleApi } from '../../../shared/api/console.ts'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { Db } from '../../db/tables.ts'
import { todayVisitors } from '../facts.ts'
import { readPeriods } from '../periods.ts'
import type { View } from '../view.ts'
import { composeOf } from '../wall/compose.ts'
import { heroOf, readPace } from '../wall/hero.ts'
import { type FigureId, figuresOf, metricOf } from '../wall/kpi.ts'
import { mapOf } from '../wall/map.ts'
import { settleOf } from '../wall/settle.ts'
import { readShares } from '../wall/shares.ts'
import { headOf, type WallMemory } from '../wall/snapshot.ts'

const cards: readonly FigureId[] = ['M01', 'M03', 'M05', 'M06', 'M07', 'M08', 'M17', 'M13']

/** The dashboard's cards (S07a): the wall's own figures, with a sparkline by elapsed hour up to now. */
export const readOverview = async (
  db: Db,
  view: View,
  memory: WallMemory,
): Promise<CallData<typeof consoleApi.overview>> => {
  const { yesterday, history } = await memory.comparisons.at(db, view)
  const [periods, shares, pace, visitors] = await Promise.all([
    readPeriods(db, view, history),
    readShares(db, view),
    readPace(db, view),
    todayVisitors(view).execute(db),
  ])
  const today = periods.day(view.day)
  const hours = Array.from({ length: view.hour + 1 }, (_, hour) => ({
    ...periods.hour(view.day, hour),
    ...visitors.rows.find((row) => row.hour === hour),
  }))
  const figures = figuresOf(cards, today, yesterday)
  return {
    head: headOf(view),
    hero: heroOf(view, periods, yesterday, pace),
    kpi: cards.flatMap((id, index) => {
      const figure = figures[index]
      return figure ? [{ ...figure, spark: hours.map((sums) => metricOf[id](sums) ?? 0) }] : []
    }),
    compose: composeOf(shares, today.gmv_amt),
    countries: mapOf(shares, yesterday),
    settle: settleOf(view, periods),
    data_time: view.now,
  }
}
