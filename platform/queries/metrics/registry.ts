import type { MetricId } from '../../../shared/metrics/catalogue.ts'
import { monthStart } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import { rateBp } from '../arithmetic.ts'
import type { Range } from '../data-board/range.ts'
import { readRange } from '../data-board/range-sums.ts'
import { type BoardId, type BoardSums, boardMetric } from '../data-board/sums.ts'
import type { View } from '../view.ts'
import { readTarget } from '../wall/hero.ts'
import { readContentFacts, readPeak } from './content-facts.ts'
import { formulas } from './formulas.ts'
import { readDeliveredFacts, readPaidFacts } from './line-facts.ts'

/**
 * A metric of the viewer's scope over a range of business days, in the catalogue's unit; null when there is nothing to
 * divide by. It speaks of the range alone: a part of it that is not reported yet counts as nothing.
 */
export type MetricReader = (db: Db, view: View, range: Range) => Promise<number | null>

const sumsOf = async (db: Db, view: View, range: Range): Promise<BoardSums> =>
  (await readRange(db, { view, only: null }, range, [range])).total

const ofSums =
  (id: BoardId): MetricReader =>
  async (db, view, range) =>
    boardMetric[id](await sumsOf(db, view, range))

const ofPaid =
  (id: 'M11' | 'M12' | 'M14'): MetricReader =>
  async (db, view, range) =>
    formulas[id](await readPaidFacts(db, view, range))

const ofContents =
  (id: 'M19' | 'M20' | 'M21' | 'M22' | 'M23'): MetricReader =>
  async (db, view, range) =>
    formulas[id](await readContentFacts(db, view, range))

/** Turnover of the month in which the range ends, up to its end, as a part of the scope's target; null without one. */
const ofTarget: MetricReader = async (db, view, { to, cut }) => {
  const target = await readTarget(db, view.scope, to)
  if (target === null || target === 0) return null
  return rateBp((await sumsOf(db, view, { from: monthStart(to), to, cut })).gmv_amt, target)
}

/** What clip work tells: platform/queries/clips/metrics.ts. */
type ClipId = Extract<MetricId, `M4${string}` | 'M50'>

export type MeasuredId = Exclude<
  MetricId,
  'M25' | 'M26_CPM' | 'M26_CPC' | 'M26_CTR' | 'M26_CVR' | 'M26_CPA' | 'M27' | 'M30' | ClipId
>

/** One function for each metric of the catalogue that orders and contents tell. */
export const metricReaders: Readonly<Record<MeasuredId, MetricReader>> = {
  M01: ofSums('M01'),
  M02: ofSums('M02'),
  M03: ofSums('M03'),
  M04: ofSums('M04'),
  M05: ofSums('M05'),
  M06: ofSums('M06'),
  M07: ofSums('M07'),
  M08: ofSums('M08'),
  M09: ofSums('M09'),
  M10: ofSums('M10'),
  M11: ofPaid('M11'),
  M11_OURS: ofSums('M11_OURS'),
  M12: ofPaid('M12'),
  M13: ofSums('M13'),
  M14: ofPaid('M14'),
  M15: ofSums('M15'),
  M16: async (db, view, range) => formulas.M16(await readDeliveredFacts(db, view, range)),
  M17: ofSums('M17'),
  M18: ofSums('M18'),
  M19: ofContents('M19'),
  M20: ofContents('M20'),
  M21: ofContents('M21'),
  M22: ofContents('M22'),
  M23: ofContents('M23'),
  M24: readPeak,
  M29: ofTarget,
}
