import { clockText } from '../../../shared/format/time.ts'
import { type MetricId, metrics } from '../../../shared/metrics/catalogue.ts'
import { Hint } from '../../ui/hint.tsx'
import { useFrame } from './figure.tsx'
import { exactText } from './figure-text.ts'
import { isDashboardKey, useDashboardText } from './use-dashboard-text.ts'

/** The `?` beside a figure's name: formula of the catalogue, exact value, time of the data. */
export const MetricHint = ({ metric, value }: { metric: MetricId; value?: number | null }) => {
  const text = useDashboardText()
  const { currency, zone, time } = useFrame()
  const key = `metric.${metric}`
  const name = isDashboardKey(key) ? text(key) : metric
  return (
    <Hint label={text('dash.explain', { metric: name })}>
      <b>{name}</b>
      <span>
        {text('dash.formula')}: {metrics[metric].formula}
      </span>
      {value === undefined || value === null ? null : (
        <span>
          {text('dash.exact')}: {exactText(metric, value, currency)}
        </span>
      )}
      {time > 0 ? <span>{text('dash.asOf', { time: clockText(time, zone) })}</span> : null}
    </Hint>
  )
}
