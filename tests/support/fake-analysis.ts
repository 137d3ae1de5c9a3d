import type { Request } from 'express'
import type { SavedView } from '../../shared/api/views.ts'
import type { AnalysisAnswer, AnalysisGroup } from '../../shared/areas/analysis/api.ts'
import type { Dimension } from '../../shared/areas/analysis/dimensions.ts'
import { type AnalysisMetric, sourceOf, unitOf } from '../../shared/areas/analysis/metrics.ts'
import type { BoardPanel } from '../../shared/areas/analysis/panels-api.ts'
import { questionInput } from '../../shared/areas/analysis/question.ts'
import { dayNumber, dayText } from '../../shared/time/zone.ts'
import { type Answers, refuse } from './fake-call.ts'
import { fakeNow, fakeZone } from './fake-of.ts'

const clock = { zone: fakeZone, cut_hour: 0 }
const count = (n: number, of: (n: number) => string): string[] => Array.from({ length: n }, (_, k) => of(k))

/** Keys that the dimensions have; 63 products. */
const keysOf = (dim: Dimension, days: readonly number[]): readonly string[] => {
  if (dim === 'day') return days.map(dayText)
  if (dim === 'hour') return count(24, String)
  if (dim === 'region') return ['US', 'GB', 'VN', 'TH', 'MY']
  if (dim === 'content_type') return ['1', '2', '3']
  if (dim === 'tier') return ['4', '3', '2', '1', '']
  if (dim === 'abc') return ['A', 'B', 'C']
  if (dim === 'reason') return ['1', '2', '8']
  if (dim === 'age') return count(31, String)
  return count(63, (n) => `${dim}-${n}`)
}

const seed = (text: string): number => [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7)

const fakeValue = (metric: AnalysisMetric, keys: readonly string[]): number => {
  const n = seed(keys.join('|') + metric)
  const unit = unitOf(metric)
  if (unit === 'money') return 100_000 + n * 997
  return unit === 'count' ? 20 + n : unit === 'rate' ? n % 2500 : n
}

/** Every group of a question with values that are the same at every run; the total is the sum of what can be added. */
export const fakeAnalysis = (query: Request['query']): AnalysisAnswer | null => {
  const read = questionInput.safeParse(query)
  if (!read.success) return null
  const { dims, metrics, pivot, compare, start_time, end_time, filters } = read.data
  const [from, to] = [dayNumber(clock, start_time), dayNumber(clock, end_time - 1)]
  const days = count(to - from + 1, String).map((_, n) => from + n)
  const isSilent = (id: AnalysisMetric): boolean => sourceOf(id, dims, Object.keys(filters)) === null
  const group = (keys: string[]): AnalysisGroup => {
    const values = metrics.map((id) => (isSilent(id) ? null : fakeValue(id, keys)))
    return { keys, values, before: compare === 'none' ? null : values.map((value) => value && Math.round(value * 0.9)) }
  }
  const cross = (all: readonly Dimension[]): AnalysisGroup[] =>
    all
      .reduce<string[][]>((rows, dim) => rows.flatMap((row) => keysOf(dim, days).map((key) => [...row, key])), [[]])
      .map(group)
  const names = (dim: Dimension) =>
    Object.fromEntries(keysOf(dim, days).map((key) => [key, `${dim === 'product' ? '便携榨汁杯' : '名称'} ${key}`]))
  return {
    dims: [...dims],
    pivot,
    metrics: [...metrics],
    silent: metrics.filter(isSilent),
    rows: filters.creator === 'nobody' || dims.length === 0 ? [] : cross(dims),
    row_totals: pivot ? cross(dims.slice(0, -1)) : [],
    column_totals: pivot ? cross(dims.slice(-1)) : [],
    total: group([]),
    names: Object.fromEntries(
      dims.filter((dim) => dim === 'product' || dim === 'creator' || dim === 'shop').map((dim) => [dim, names(dim)]),
    ),
    branches: [],
    from: dayText(from),
    to: dayText(to),
    before_from: compare === 'none' ? null : dayText(from - days.length),
    before_to: compare === 'none' ? null : dayText(from - 1),
    source: Object.keys(filters).length > 0 ? 'lines' : 'kept',
    currency: 'USD',
    data_time: fakeNow,
  }
}

const unread = refuse('参数不正确')

/** @param views those that are kept, by list */
export const analysisAnswers = (views: ReadonlyMap<string, readonly SavedView[]>): Answers => {
  let panels: readonly BoardPanel[] = []
  const kept = (id: string): SavedView | undefined => views.get('analysis')?.find((view) => view.id === id)
  /** As the platform: a view that is gone keeps its name. */
  const shown = (): readonly BoardPanel[] => {
    const named = panels.map((panel): BoardPanel => {
      const view = kept(panel.id)
      return view ? { ...panel, name: view.name, query: view.query } : { ...panel, state: 'gone', query: '' }
    })
    return named.toSorted((a, b) => a.place - b.place)
  }
  return {
    '/api/v1/analysis/query': ({ query }) => fakeAnalysis(query) ?? unread,
    '/api/v1/analysis/ask': ({ query }) => {
      const answer = fakeAnalysis(query)
      return answer ? { answer, work: null } : unread
    },
    '/api/v1/analysis/panels': shown,
    '/api/v1/analysis/panels/add': ({ body: { view, place } }) => {
      const { name = '' } = kept(view) ?? {}
      const last = Math.max(0, ...panels.map((one) => one.place))
      panels = [...panels, { id: view, name, query: '', state: 'shown', place: place ?? last + 1 }]
      return shown()
    },
    '/api/v1/analysis/panels/remove': ({ body }) => {
      panels = panels.filter(({ id }) => id !== body.view)
      return shown()
    },
  }
}
