import { Figure, FrameContext } from '../ui/figure.tsx'
import { isMetric } from '../ui/figure-text.ts'
import { MetricHint } from '../ui/metric-hint.tsx'
import type { ListAnswer } from './any-list.ts'
import { useListWorld } from './list-world.ts'

/** The list's figures over the whole filter, each with its formula, exact value and time of the data. */
export const KpiStrip = ({ answer }: { answer: ListAnswer | undefined }) => {
  const { list, text, clock } = useListWorld()
  const frame = {
    currency: answer?.currency ?? '',
    zone: clock.zone,
    time: answer?.data_time ?? 0,
  }
  return (
    <FrameContext value={frame}>
      <ul className="list-kpis" aria-label={text('list.kpi')} aria-busy={answer === undefined}>
        {list.kpi.map((metric) => {
          const value = answer?.summary.kpi[metric] ?? null
          return (
            <li key={metric} data-kpi={metric}>
              <p>
                <span>{text.word(`metric.${metric}`)}</span>
                {isMetric(metric) ? <MetricHint metric={metric} value={value} /> : null}
              </p>
              {answer ? <Figure metric={metric} value={value} /> : <span className="lt-bone" />}
            </li>
          )
        })}
      </ul>
    </FrameContext>
  )
}
