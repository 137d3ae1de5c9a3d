import type { Comparison } from '../../../../shared/api/dashboard.ts'
import type { Figure as FigureData } from '../../../../shared/live/zones.ts'
import type { MetricId } from '../../../../shared/metrics/catalogue.ts'
import { Figure, useFrame } from '../../../ui/figure.tsx'
import { exactText, isMetric } from '../../../ui/figure-text.ts'
import { MetricHint } from '../../../ui/metric-hint.tsx'
import { ChangeMark } from '../change.tsx'
import { risingOf } from '../rising.ts'
import { useBoardText } from './use-board-text.ts'

interface CardProps {
  readonly entry: FigureData
  readonly metric: MetricId
  readonly compare: Comparison
}

const Card = ({ entry, metric, compare }: CardProps) => {
  const text = useBoardText()
  const { currency } = useFrame()
  const first = metric === 'M01'
  return (
    <li className={first ? 'kpi board-first' : 'kpi'} data-kpi={metric}>
      <h3>
        <span title={text(`metric.${metric}`)}>{text(`metric.${metric}`)}</span>
        <MetricHint metric={metric} value={entry.value} />
      </h3>
      <p className={first ? 'kpi-figure money' : 'kpi-figure'}>
        <Figure metric={metric} value={entry.value} as={first ? 'exact' : 'short'} />
      </p>
      <p className="kpi-change">
        <ChangeMark value={entry.change} rising={risingOf(metric)} />
        <span title={text('board.before', { value: exactText(metric, entry.before, currency) })}>
          {text(`board.versus.${compare}`)}
        </span>
      </p>
    </li>
  )
}

/** The figures of the period, each with its change; turnover to its last digit. */
export const BoardCards = ({ kpi, compare }: { kpi: readonly FigureData[]; compare: Comparison }) => {
  const text = useBoardText()
  return (
    <ul className="kpis board-kpis" aria-label={text('board.kpi')}>
      {kpi.map((entry) =>
        isMetric(entry.id) ? <Card key={entry.id} entry={entry} metric={entry.id} compare={compare} /> : null,
      )}
    </ul>
  )
}
