import { type AdComparison, type AdLevel, adComparisons, adLevels } from '../../../shared/areas/ads/api.ts'
import { type AdPreset, adPresets } from '../../../shared/areas/ads/presets.ts'
import { isPeriod, type NamedPeriod } from '../../../shared/lists/filter.ts'
import type { BusinessClock } from '../../../shared/time/zone.ts'
import { isNamedPeriod, namedPeriod, type Period } from '../../lists/periods.ts'

/** What the ad data dashboard shows, as its address holds it. */
export interface AdBoardState {
  readonly period: NamedPeriod | Period
  readonly compare: AdComparison
  readonly level: AdLevel
  /** Id of what the level stands below; empty: everything of the level. */
  readonly parent: string
  readonly preset: AdPreset
  /** Field and direction of the report's order; empty: by spend. */
  readonly sort: string
  readonly order: 'asc' | 'desc'
}

const own: AdBoardState = {
  period: 'last7',
  compare: 'previous',
  level: 'campaign',
  parent: '',
  preset: 'effect',
  sort: '',
  order: 'desc',
}

const periodIn = (params: URLSearchParams): AdBoardState['period'] => {
  const name = params.get('period') ?? undefined
  if (isNamedPeriod(name)) return name
  const [start, end] = [params.get('start_time') ?? '', params.get('end_time') ?? '']
  if (!/^\d{1,10}$/.test(start) || !/^\d{1,10}$/.test(end)) return own.period
  const period = { start_time: Number(start), end_time: Number(end) }
  return isPeriod(period.start_time, period.end_time) ? period : own.period
}

/** Reads an address, whatever stands in it: what is not understood counts as not said. */
export const readAdBoard = (search: string): AdBoardState => {
  const params = new URLSearchParams(search)
  const level = adLevels.find((one) => one === params.get('level')) ?? own.level
  return {
    period: periodIn(params),
    compare: adComparisons.find((one) => one === params.get('compare')) ?? own.compare,
    level,
    parent: level === 'campaign' ? '' : (params.get('parent') ?? '').slice(0, 100),
    preset: adPresets.find((one) => one === params.get('preset')) ?? own.preset,
    sort: (params.get('sort') ?? '').slice(0, 40),
    order: params.get('order') === 'asc' ? 'asc' : own.order,
  }
}

/** The query of an address, always in the same order, without what holds anyway. */
export const writeAdBoard = ({ period, ...state }: AdBoardState): string => {
  const params = new URLSearchParams()
  if (typeof period === 'object') {
    params.set('start_time', String(period.start_time))
    params.set('end_time', String(period.end_time))
  } else if (period !== own.period) params.set('period', period)
  for (const name of ['compare', 'level', 'parent', 'preset', 'sort', 'order'] as const)
    if (state[name] !== own[name]) params.set(name, state[name])
  return params.toString()
}

export const adPeriodOf = ({ period }: AdBoardState, clock: BusinessClock, now: number): Period =>
  typeof period === 'object' ? period : namedPeriod(period, clock, now)
