import { isBoardCard } from '../../../shared/areas/data-board/api.ts'
import type { MetricId } from '../../../shared/metrics/catalogue.ts'
import { ChangeMark } from '../../board/change.tsx'
import { Drill } from '../../board/drill.tsx'
import { metricDrills } from '../../board/drills.ts'
import { risingOf } from '../../board/rising.ts'
import { isDashboardKey, useDashboardText } from '../../board/use-dashboard-text.ts'
import { useMetrics } from '../../metrics/use-metrics.ts'
import { Figure } from '../../ui/figure.tsx'
import { isMetric } from '../../ui/figure-text.ts'
import { FigureCard, FigureNote, Figures } from '../../ui/figures.tsx'
import { MetricHint } from '../../ui/metric-hint.tsx'
import type { HeroData, Kpi } from './hero.tsx'
import { MonthCard } from './month-card.tsx'
import { Sparkline } from './sparkline.tsx'

const KpiCard = ({ entry, metric }: { entry: Kpi[number]; metric: MetricId }) => {
  const text = useDashboardText()
  const key = `metric.${metric}`
  const drill = isBoardCard(metric) ? metricDrills[metric] : {}
  return (
    <FigureCard
      name={metric}
      title={isDashboardKey(key) ? text(key) : metric}
      hint={<MetricHint metric={metric} value={entry.value} />}
      value={
        <Drill to={({ today }) => ({ ...today, ...drill })}>
          <Figure metric={metric} value={entry.value} />
        </Drill>
      }
    >
      <FigureNote>
        <ChangeMark value={entry.change} rising={risingOf(metric)} />
        <span title={text('dash.versus')}>{text('dash.versusShort')}</span>
      </FigureNote>
      <Sparkline values={entry.spark} />
    </FigureCard>
  )
}

/** The figures of the day that the account chose, each with its course by hour; turnover is the hero, the month closes the row. */
export const KpiCards = ({ hero, kpi }: { hero: HeroData; kpi: Kpi }) => {
  const text = useDashboardText()
  const { metrics } = useMetrics('console')
  return (
    <Figures min={170} most={4} data-figures="today" aria-label={text('dash.kpi')}>
      {metrics.map((id) => {
        const entry = kpi.find((one) => one.id === id)
        return entry && isMetric(id) ? <KpiCard key={id} entry={entry} metric={id} /> : null
      })}
      <MonthCard hero={hero} />
    </Figures>
  )
}
