import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { CallData } from '../../../shared/api/endpoint.ts'
import { clipOverviewApi } from '../../../shared/areas/clips/overview-api.ts'
import { demandState, taskState } from '../../../shared/areas/clips/states.ts'
import { countText, rateText } from '../../../shared/format/number.ts'
import { durationText } from '../../../shared/format/time.ts'
import type { MetricId, MetricUnit } from '../../../shared/metrics/catalogue.ts'
import { dayOfText, dayStart, todayOf } from '../../../shared/time/zone.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { NamedFigure } from '../../ui/figure.tsx'
import { FigureCard, FigureNote, Figures } from '../../ui/figures.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { MetricHint } from '../../ui/metric-hint.tsx'
import { nothing } from '../../ui/nothing.ts'
import { useOverviewInput } from './overview-input.ts'
import { approvedOf, demandsOf, publishedOf, tasksOf } from './tasks-of.ts'
import { useOverviewText } from './use-overview-text.ts'

type Data = CallData<typeof clipOverviewApi.overview>

interface Entry {
  readonly name:
    | 'demands'
    | 'unassigned'
    | 'pool'
    | 'editing'
    | 'review'
    | 'approvedToday'
    | 'firstRate'
    | 'cycle'
    | 'overdue'
    | 'perDay'
    | 'hitRate'
    | 'materialRoi'
  readonly unit: MetricUnit
  readonly value: number | null
  readonly metric?: MetricId
  readonly note: string
  /** The rows that it counts. */
  readonly to: string
}

const { unassigned, running } = demandState
const { pool, assigned, editing, review } = taskState

const rateOf = (bp: number | null): string => (bp === null ? nothing : rateText(bp, 1))
const timeOf = (seconds: number | null): string => (seconds === null ? nothing : durationText(seconds))

const useEntries = (): ((data: Data) => readonly Entry[]) => {
  const text = useOverviewText()
  const { state, clock } = useListWorld()
  return (data) => {
    const today = String(dayStart(clock, dayOfText(todayOf(clock, data.data_time))))
    const waits =
      data.oldest_review === null
        ? text('overview.review.none')
        : text('overview.review.note', { time: durationText(data.oldest_review) })
    return [
      {
        name: 'demands',
        unit: 'count',
        value: data.demands,
        note: text('overview.demands.note', { n: countText(data.open), rate: rateOf(data.progress) }),
        to: demandsOf(state, { demand_state: String(running) }),
      },
      {
        name: 'unassigned',
        unit: 'count',
        value: data.unassigned,
        note: text('overview.unassigned.note'),
        to: demandsOf(state, { demand_state: String(unassigned) }),
      },
      {
        name: 'pool',
        unit: 'count',
        value: data.pool,
        metric: 'M42_POOL',
        note: text('overview.pool.note'),
        to: tasksOf(state, { task_state: `${pool},${assigned}` }),
      },
      {
        name: 'editing',
        unit: 'count',
        value: data.editing,
        metric: 'M42_EDITING',
        note: text('overview.editing.note', { n: countText(data.revision) }),
        to: tasksOf(state, { task_state: String(editing) }),
      },
      {
        name: 'review',
        unit: 'count',
        value: data.review,
        metric: 'M42_REVIEW',
        note: waits,
        to: tasksOf(state, { task_state: String(review) }),
      },
      {
        name: 'approvedToday',
        unit: 'count',
        value: data.approved_today,
        metric: 'M43',
        note: text('overview.approvedToday.note', { n: countText(data.approved) }),
        to: tasksOf(state, { date_type: 'approved', start_time: today }),
      },
      {
        name: 'firstRate',
        unit: 'rate',
        value: data.first_rate,
        metric: 'M44',
        note: text('overview.firstRate.note'),
        to: approvedOf(state),
      },
      {
        name: 'cycle',
        unit: 'seconds',
        value: data.cycle_mean,
        metric: 'M45',
        note: text('overview.cycle.note', { time: timeOf(data.cycle_median) }),
        to: approvedOf(state),
      },
      {
        name: 'overdue',
        unit: 'count',
        value: data.overdue,
        metric: 'M46',
        note: text('overview.overdue.note', { rate: rateOf(data.overdue_rate) }),
        to: tasksOf(state, { overdue: '1' }),
      },
      {
        name: 'perDay',
        unit: 'ratio',
        value: data.per_day,
        metric: 'M47',
        note: text('overview.perDay.note'),
        to: approvedOf(state),
      },
      {
        name: 'hitRate',
        unit: 'rate',
        value: data.hit_rate,
        metric: 'M48',
        note: text('overview.hitRate.note', { all: countText(data.published), n: countText(data.hits) }),
        to: publishedOf(state),
      },
      {
        name: 'materialRoi',
        unit: 'ratio',
        value: data.material_roi,
        metric: 'M49',
        note: text('overview.materialRoi.note', { n: countText(data.materials_in) }),
        to: publishedOf(state),
      },
    ]
  }
}

const Value = ({ name, unit, value }: Pick<Entry, 'name' | 'unit' | 'value'>): ReactNode =>
  unit === 'seconds' ? timeOf(value) : <NamedFigure name={name} unit={unit} value={value} />

/** Figures of clip production, each leading to the rows that it counts. */
export const OverviewFigures = () => {
  const text = useOverviewText()
  const entries = useEntries()
  const { data, error, refetch } = useEndpoint(clipOverviewApi.overview, useOverviewInput())
  return (
    <>
      <LoadFailed error={error} kept={data !== undefined} onRetry={refetch} />
      <Figures min={140} most={6} data-testid="clip-overview" aria-label={text('overview.figures')}>
        {data
          ? entries(data).map(({ name, unit, value, metric, note, to }) => (
              <FigureCard
                key={name}
                name={name}
                title={<Link to={to}>{text(`overview.${name}`)}</Link>}
                hint={metric ? <MetricHint metric={metric} /> : null}
                value={<Value name={name} unit={unit} value={value} />}
              >
                <FigureNote className="whole">{note}</FigureNote>
              </FigureCard>
            ))
          : null}
      </Figures>
    </>
  )
}
