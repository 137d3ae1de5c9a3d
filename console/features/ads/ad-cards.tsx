import type { CallData } from '../../../shared/api/endpoint.ts'
import { type AdComparison, type AdFigureName, adFigures, type adsApi } from '../../../shared/areas/ads/api.ts'
import type { Change } from '../../../shared/format/number.ts'
import { Change as ChangeMark } from '../../ui/change.tsx'
import { NamedFigure, useFrame } from '../../ui/figure.tsx'
import { exactUnit, isMetric } from '../../ui/figure-text.ts'
import { FigureCard, FigureNote, Figures } from '../../ui/figures.tsx'
import { Hint } from '../../ui/hint.tsx'
import { MetricHint } from '../../ui/metric-hint.tsx'
import './ads.css'
import { useAdText } from './use-ad-text.ts'

type Entry = CallData<typeof adsApi.today>['kpi'][number]

/** Where more is worse. */
const worse: ReadonlySet<AdFigureName> = new Set(['M26_CPC', 'M26_CPM', 'M26_CPA'])
/** Where more is neither good nor bad. */
const neutral: ReadonlySet<AdFigureName> = new Set(['M25'])

const risingOf = (name: AdFigureName) => (neutral.has(name) ? 'neutral' : worse.has(name) ? 'bad' : 'good')

const ChangeText = ({ name, change }: { name: AdFigureName; change: Change }) => {
  const text = useAdText()
  if (change.kind === 'none' || change.kind === 'early') return null
  if (change.kind !== 'bp' || change.bp === 0)
    return <span className="change level">{text(change.kind === 'new' ? 'change.new' : 'change.flat')}</span>
  return <ChangeMark bp={change.bp} rising={risingOf(name)} up={text('change.up')} down={text('change.down')} />
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
    <FigureCard
      name={name}
      title={title}
      hint={
        isMetric(name) ? (
          <MetricHint metric={name} value={value} />
        ) : (
          <Hint label={title}>
            <b>{title}</b>
            <span>{text.word(`ads.hint.${name}`)}</span>
          </Hint>
        )
      }
      money={name === 'M25' || name === 'M27'}
      value={<NamedFigure name={name} unit={unit} value={value} />}
    >
      <FigureNote>
        {change ? <ChangeText name={name} change={change} /> : null}
        <span title={change ? text('ads.before', { value: exactUnit(unit, before, currency) }) : undefined}>
          {change ? versus : before === null && value === null ? '' : text('ads.asIs')}
        </span>
      </FigureNote>
    </FigureCard>
  )
}

/** The figures of ads, each with its change. */
export const AdCards = ({ kpi, compare }: Props) => {
  const text = useAdText()
  return (
    <Figures min={150} most={6} data-figures="ads" aria-label={text('ads.kpi')}>
      {kpi.map((entry) => (
        <Card key={entry.name} entry={entry} compare={compare} />
      ))}
    </Figures>
  )
}
