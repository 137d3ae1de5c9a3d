import type { CallData } from '../../../shared/api/endpoint.ts'
import type { consoleApi } from '../../../shared/areas/dashboard/api.ts'
import { metricZones } from '../../../shared/metrics/zones.ts'
import type { Db } from '../../db/tables.ts'
import { readPeriods } from '../../sums/periods.ts'
import { todayVisitors } from '../../sums/today.ts'
import { rateBp } from '../arithmetic.ts'
import type { Narrow } from '../data-board/narrow.ts'
import { composeOf } from '../wall/compose.ts'
import { heroOf, readPace, readTarget } from '../wall/hero.ts'
import { type DayId, figuresOf, metricOf } from '../wall/kpi.ts'
import { mapOf } from '../wall/map.ts'
import { settleOf } from '../wall/settle.ts'
import { readShares } from '../wall/shares.ts'
import { readHead, type WallMemory } from '../wall/snapshot.ts'
import { readFilteredPace, readFilteredPeriods, readFilteredShares, readFilteredYesterday } from './filtered.ts'

const cards: readonly DayId[] = ['M01', ...metricZones.console.all]

/** What a scope's pictures are made of, from what is kept; or of the lines that a filter leaves. */
const readParts = async (db: Db, narrow: Narrow, memory: WallMemory) => {
  const { view } = narrow
  if (narrow.only !== null) {
    const [periods, shares, yesterday] = await Promise.all([
      readFilteredPeriods(db, narrow),
      readFilteredShares(db, narrow),
      readFilteredYesterday(db, narrow),
    ])
    const hours = Array.from({ length: view.hour + 1 }, (_, hour) => periods.hour(view.day, hour))
    return { periods, shares, yesterday, hours }
  }
  const { yesterday, history } = await memory.comparisons.at(db, view)
  const [periods, shares, visitors] = await Promise.all([
    readPeriods(db, view, history),
    readShares(db, view),
    todayVisitors(view).execute(db),
  ])
  const hours = Array.from({ length: view.hour + 1 }, (_, hour) => ({
    ...periods.hour(view.day, hour),
    ...visitors.rows.find((row) => row.hour === hour),
  }))
  return { periods, shares, yesterday, hours }
}

/** What is the same for everybody who looks at a scope. */
export type Overview = Omit<CallData<typeof consoleApi.overview>, 'waiting'>

/** The dashboard's cards (S07a): the wall's own figures, with a sparkline by elapsed hour up to now. */
export const readOverview = async (db: Db, narrow: Narrow, memory: WallMemory): Promise<Overview> => {
  const { view } = narrow
  const [{ periods, shares, yesterday, hours }, pace, oursTarget] = await Promise.all([
    readParts(db, narrow, memory),
    narrow.only === null ? readPace(db, view) : readFilteredPace(db, narrow),
    // A target is set for a scope, not for a part of it.
    narrow.only === null ? readTarget(db, view.scope, view.day, 'M11_OURS') : null,
  ])
  const today = periods.day(view.day)
  const month_amt = periods.month('ours_amt')
  const figures = figuresOf(cards, today, yesterday)
  return {
    head: await readHead(db, view, narrow.only === null && today.lines === 0, memory),
    hero: heroOf(view, periods, yesterday, pace),
    kpi: cards.flatMap((id, index) => {
      const figure = figures[index]
      return figure ? [{ ...figure, spark: hours.map((sums) => metricOf[id](sums)) }] : []
    }),
    compose: composeOf(shares, today.gmv_amt),
    countries: mapOf(shares, yesterday),
    settle: settleOf(view, periods),
    ours: {
      today_amt: today.ours_amt,
      month_amt,
      target_amt: oursTarget,
      target_rate_bp: oursTarget === null ? null : rateBp(month_amt, oursTarget),
    },
    data_time: view.now,
  }
}
