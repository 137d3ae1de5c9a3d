import type { CallData } from '../../../shared/api/endpoint.ts'
import { type AdComparison, type AdFigureName, adFigures, type adsApi } from '../../../shared/areas/ads/api.ts'
import { type Change, rateText } from '../../../shared/format/number.ts'
import { NamedFigure, useFrame } from '../../ui/figure.tsx'
import { exactUnit, isMetric } from '../../ui/figure-text.ts'
import { Hint } from '../../ui/hint.tsx'
import { MetricHint } from '../../ui/metric-hint.tsx'
import './ads.css'
import { useAdText } from './use-ad-text.ts'

type Entry = CallData<typeof adsApi.today>['kpi'][number]

/** Where more is worse. */
const worse: ReadonlySet<AdFigureName> = new Set(['M26_CPC', 'M26_CPM', 'M26_CPA'])
/** Where more is neither good nor bad. */
const neutral: ReadonlySet<AdFigureName> = new Set(['M25'])

const toneOf = (name: AdFigureName, bp: number): string => {
  if (neutral.has(name)) return 'level'
  return bp > 0 === !worse.has(name) ? 'good' : 'bad'
}

const ChangeText = ({ name, change }: { name: AdFigureName; change: Change }) => {
  const text = useAdText()
  if (change.kind === 'none' || change.kind === 'early') return null
  if (change.kind !== 'bp' || change.bp === 0)
    return <span className="ad-change level">{text(change.kind === 'new' ? 'ads.change.new' : 'ads.change.flat')}</span>
  const up = change.bp > 0
  return (
    <span className={`ad-change ${toneOf(name, change.bp)}`}>
      <i aria-hidden="true">{up ? '▲' : '▼'}</i>
      <span className="unseen">{text(up ? 'ads.change.up' : 'ads.change.down')}</span>
      {rateText(Math.abs(change.bp), 1)}
    </span>
  )
}

interface Props {
  readonly kpi: readonly Entry[]
  /** What the changes are against: today's are against yesterday. */
  readonly compare?: AdComparison
}

const Card = ({ entry: { name, value, before, change }, compare }: { entry: Entry; compare: Props['compare'] }) => {
  const text = useAdText()
  const { currency } = useFrame()
  const unit = adFigures[name]
  const title = text.word(isMetric(name) ? `metric.${name}` : `ads.figure.${name}`)
  const versus = text(compare ? `ads.versus.${compare}` : 'ads.versus')
  return (
    <li data-kpi={name} className={name === 'M25' || name === 'M27' ? 'first' : ''}>
      <h3>
        <span title={title}>{title}</span>
        {isMetric(name) ? (
          <MetricHint metric={name} value={value} />
        ) : (
          <Hint label={title}>
            <b>{title}</b>
            <span>{text.word(`ads.hint.${name}`)}</span>
          </Hint>
        )}
      </h3>
      <p className="ad-figure">
        <NamedFigure name={name} unit={unit} value={value} />
      </p>
      <p className="ad-versus">
        {change ? <ChangeText name={name} change={change} /> : null}
        <span title={change ? text('ads.before', { value: exactUnit(unit, before, currency) }) : undefined}>
          {change ? versus : before === null && value === null ? '' : text('ads.asIs')}
        </span>
      </p>
    </li>
  )
}

/** The figures of ads, each with its change. */
export const AdCards = ({ kpi, compare }: Props) => {
  const text = useAdText()
  return (
    <ul className="ad-cards" aria-label={text('ads.kpi')}>
      {kpi.map((entry) => (
        <Card key={entry.name} entry={entry} compare={compare} />
      ))}
    </ul>
  )
}
