import { clockHours } from '../../time/same-clock.ts'
import { type BusinessClock, dayOfText, dayStart, monthStart } from '../../time/zone.ts'
import { SETTLED, settlementStatuses } from '../orders/enums.ts'
import type { Dimension } from './dimensions.ts'
import { type AnalysisMetric, type Source, sourceOf } from './metrics.ts'

/** A cell, row or total of an answer, as the lines that it counts. */
export interface DrillPlace {
  /** What the place is one of, with its keys: none of them of the whole total. */
  readonly at: readonly (readonly [Dimension, string])[]
  /** Null for a row as such: its paid lines. */
  readonly metric: AnalysisMetric | null
  /** Of the question: all its dimensions and filters. */
  readonly dims: readonly Dimension[]
  readonly filters: Readonly<Record<string, string>>
  /** First and last day of the answer. */
  readonly from: string
  readonly to: string
  /** Categories that have others below them. */
  readonly branches: readonly string[]
}

/** Why the order list cannot show the same lines; `dimension` and `value` are about the dimension `dim`. */
export interface DrillBar {
  readonly bar: 'dimension' | 'value' | 'team' | 'hour' | 'branch' | 'lost' | 'content'
  readonly dim?: Dimension
}
/** The filters of the order list that give the same lines. */
export interface DrillQuery {
  readonly query: Readonly<Record<string, string>>
}

type Found = DrillBar | { readonly filters: Readonly<Record<string, string>> }

const LOST = 3
const HOUR = 3600
const DAYS_OF_WEEK = 7

/** Dimensions that are a filter of the order list, by the filter's name. */
const texts: Readonly<Partial<Record<Dimension, string>>> = {
  region: 'region',
  shop: 'shop',
  category: 'category',
  product: 'product',
  creator: 'creator',
  content: 'content',
  content_type: 'content_type',
  collab: 'collab_type',
  staff: 'owner',
}

/** What a filter can say: no more than a hundred letters, of a country two capitals. */
const isSayable = (dim: Dimension, key: string): boolean =>
  dim === 'region' ? /^[A-Z]{2}$/.test(key) : key !== '' && key.length <= 100 && key === key.trim()

const filterOf = (dim: Dimension, key: string, branches: readonly string[]): Found => {
  const name = texts[dim]
  if (dim === 'team') return { bar: 'team' }
  if (name === undefined) return { bar: 'dimension', dim }
  if (!isSayable(dim, key)) return { bar: 'value', dim }
  return dim === 'category' && branches.includes(key) ? { bar: 'branch' } : { filters: { [name]: key } }
}

type Seconds = readonly [number, number]

const daysOf = (dim: Dimension, key: string): readonly [number, number] => {
  if (dim === 'month') {
    const first = dayOfText(`${key}-01`)
    return [first, monthStart(first + 31)]
  }
  const first = dayOfText(key)
  return [first, first + (dim === 'week' ? DAYS_OF_WEEK : 1)]
}

/** The seconds of a place, without the end; null for an hour of several days, and one that the clock did not show. */
const periodOf = ({ at, from, to }: DrillPlace, clock: BusinessClock): Seconds | null => {
  let [first, end] = [dayOfText(from), dayOfText(to) + 1]
  for (const [dim, key] of at)
    if (dim === 'day' || dim === 'week' || dim === 'month') {
      const [start, behind] = daysOf(dim, key)
      first = Math.max(first, start)
      end = Math.min(end, behind)
    }
  const hour = at.find(([dim]) => dim === 'hour')?.[1]
  const [start, last] = [dayStart(clock, first), dayStart(clock, end)]
  if (hour === undefined) return [start, last]
  if (end - first !== 1) return null
  const shown = clockHours(clock, first)
  const begun = shown.indexOf(Number(hour))
  return begun < 0 ? null : [start + begun * HOUR, Math.min(start + (shown.lastIndexOf(Number(hour)) + 1) * HOUR, last)]
}

/** By which moment the lines of a source belong to a day, and their states of settlement. */
const sources: Readonly<Partial<Record<Source, readonly [type: string, states: readonly number[]]>>> = {
  lines: ['paid', settlementStatuses],
  settled: ['settled', [SETTLED]],
  delivered: ['delivered', [SETTLED, LOST]],
}

/** What is said of lost and returned lines: 8 partly given back, 0 nothing; the reasons of lost ones are no filter. */
const fateOf = ({ at, filters: { lost } }: DrillPlace): { withLost: boolean; returned?: string } | DrillBar => {
  const reason = at.find(([dim]) => dim === 'reason')?.[1]
  if (reason === '8' && lost !== '0') return { withLost: false, returned: '1' }
  if ((reason === '0' || reason === undefined) && lost === '0') return { withLost: false, returned: '0' }
  if (reason === '0' && lost === undefined) return { withLost: false, returned: '0' }
  if (reason !== undefined) return { bar: 'value', dim: 'reason' }
  return lost === '1' ? { bar: 'lost' } : { withLost: true }
}

/** Where the order list shows the same lines with the same totals, or why it cannot. */
export const drillOf = (place: DrillPlace, clock: BusinessClock): DrillQuery | DrillBar => {
  const { at, metric, dims, filters } = place
  const source = metric === null ? 'lines' : sourceOf(metric, dims, Object.keys(filters))
  const read = source && sources[source]
  if (!read) return { bar: 'content' }
  const fate = fateOf(place)
  if ('bar' in fate) return fate
  const said: Record<string, string> = {}
  for (const [dim, key] of at) {
    if (dim === 'day' || dim === 'week' || dim === 'month' || dim === 'hour' || dim === 'reason') continue
    const found = filterOf(dim, key, place.branches)
    if ('bar' in found) return found
    Object.assign(said, found.filters)
  }
  const period = periodOf(place, clock)
  if (!period) return { bar: 'hour' }
  const { lost: _, ...narrow } = filters
  const [type, all] = read
  const states = all.filter((state) => fate.withLost || state !== LOST)
  return {
    query: {
      date_type: type,
      start_time: String(period[0]),
      end_time: String(period[1]),
      ...narrow,
      ...said,
      ...(states.length < settlementStatuses.length ? { settlement_status: states.join(',') } : {}),
      ...(fate.returned === undefined ? {} : { returned: fate.returned }),
    },
  }
}
