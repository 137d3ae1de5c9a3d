import type { Comparison, dashboardApi } from '../../../../shared/api/dashboard.ts'
import type { CallData } from '../../../../shared/api/endpoint.ts'
import type { Change } from '../../../../shared/format/number.ts'
import type { MetricId } from '../../../../shared/metrics/catalogue.ts'
import { Figure, useFrame } from '../../../ui/figure.tsx'
import { FigureName } from '../../../ui/figure-name.tsx'
import { exactText, isMetric } from '../../../ui/figure-text.ts'
import { MetricHint } from '../../../ui/metric-hint.tsx'
import { ChangeMark } from '../change.tsx'
import { risingOf } from '../rising.ts'
import { useBoardText } from './use-board-text.ts'

type Kpi = CallData<typeof dashboardApi.overview>['kpi']

interface Against {
  readonly name: Comparison
  readonly value: number | null
  readonly change: Change
}

/** What was asked for first; the year before always. */
const againstOf = ({ before, change, previous, year }: Kpi[number], compare: Comparison): readonly Against[] => [
  compare === 'custom' ? { name: 'custom', value: before, change } : { name: 'previous', ...previous },
  { name: 'year', ...year },
]

interface CardProps {
  readonly entry: Kpi[number]
  readonly metric: MetricId
  readonly compare: Comparison
}

const Card = ({ entry, metric, compare }: CardProps) => {
  const text = useBoardText()
  const { currency } = useFrame()
  const first = metric === 'M01'
  return (
    <li className="kpi" data-kpi={metric}>
      <h3>
        <FigureName metric={metric} />
        <MetricHint metric={metric} value={entry.value} />
      </h3>
      <p className={first ? 'kpi-figure money' : 'kpi-figure'}>
        <Figure metric={metric} value={entry.value} />
      </p>
      {againstOf(entry, compare).map(({ name, value, change }) => (
        <p key={name} className="kpi-change" data-against={name}>
          <span title={text('board.before', { value: exactText(metric, value, currency) })}>
            {text(`board.versus.${name}`)}
          </span>
          <ChangeMark value={change} rising={risingOf(metric)} />
        </p>
      ))}
    </li>
  )
}

/** The figures of the period, each against the days compared and the year before. */
export const BoardCards = ({ kpi, compare }: { kpi: Kpi; compare: Comparison }) => {
  const text = useBoardText()
  return (
    <ul className="kpis board-kpis" aria-label={text('board.kpi')}>
      {kpi.map((entry) =>
        isMetric(entry.id) ? <Card key={entry.id} entry={entry} metric={entry.id} compare={compare} /> : null,
      )}
    </ul>
  )
}
