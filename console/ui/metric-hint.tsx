import { clockText } from '../../shared/format/time.ts'
import { type DateBasis, metricName } from '../../shared/metrics/basis.ts'
import type { MetricId } from '../../shared/metrics/catalogue.ts'
import { Boundary } from './boundary.tsx'
import { useFrame } from './figure.tsx'
import { exactText } from './figure-text.ts'
import { Hint } from './hint.tsx'
import { lazyPart } from './lazy-part.tsx'
import { useFigureText } from './use-figure-text.ts'
import { useZoneMark } from './use-zone-mark.ts'

/** The words of all metrics come with the first note that is opened. */
const MetricNote = lazyPart(
  async () => (await import('./metric-note.tsx')).MetricNote,
  <span className="note-wait skeleton" />,
)

interface Props {
  readonly metric: MetricId
  readonly value?: number | null
  /** By which moment the figure counts, where it is not the metric's own. */
  readonly basis?: DateBasis | undefined
}

/** The `?` beside a figure's name: what it means, its exact value, the time of the data. */
export const MetricHint = ({ metric, value, basis }: Props) => {
  const text = useFigureText()
  const mark = useZoneMark()
  const { currency, zone, time } = useFrame()
  const name = metricName(text, metric, basis)
  return (
    <Hint label={text('figure.explain', { metric: name })}>
      <b>{name}</b>
      <Boundary instead={null}>
        <MetricNote metric={metric} basis={basis} />
      </Boundary>
      {value === undefined || value === null ? null : (
        <span>
          {text('figure.exact')}: {exactText(metric, value, currency)}
        </span>
      )}
      {time > 0 ? <span>{text('figure.asOf', { time: clockText(time, zone) + mark(time, zone) })}</span> : null}
    </Hint>
  )
}
