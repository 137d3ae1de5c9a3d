import { isBoardCard } from '../../../shared/areas/data-board/api.ts'
import type { MetricId } from '../../../shared/metrics/catalogue.ts'
import { ChangeMark } from '../../board/change.tsx'
import { Drill } from '../../board/drill.tsx'
import { metricDrills } from '../../board/drills.ts'
import { risingOf } from '../../board/rising.ts'
import { isDashboardKey, useDashboardText } from '../../board/use-dashboard-text.ts'
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

/** The other figures of the day, each with its course by hour; turnover is the hero, the month closes the row. */
export const KpiCards = ({ hero, kpi }: { hero: HeroData; kpi: Kpi }) => {
  const text = useDashboardText()
  return (
    <Figures min={170} most={4} data-figures="today" aria-label={text('dash.kpi')}>
      {kpi.map((entry) =>
        entry.id !== 'M01' && isMetric(entry.id) ? <KpiCard key={entry.id} entry={entry} metric={entry.id} /> : null,
      )}
      <MonthCard hero={hero} />
    </Figures>
  )
}
