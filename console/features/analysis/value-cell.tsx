import { Link } from 'react-router-dom'
import { type AnalysisMetric, risingOf, unitOf } from '../../../shared/areas/analysis/metrics.ts'
import type { TableCell } from '../../../shared/areas/analysis/table.ts'
import { changeIn } from '../../../shared/metrics/maturity.ts'
import { useAnalysisText } from '../../analysis/use-analysis-text.ts'
import { Change as ChangeMark } from '../../ui/change.tsx'
import { exactUnit } from '../../ui/figure-text.ts'
import type { Drill } from './use-drill.ts'

/** End of the days compared and the moment of the data. */
export type Age = Parameters<typeof changeIn>[3]

interface ChangeProps {
  readonly now: number | null
  readonly before: number | null
  readonly metric: AnalysisMetric
  readonly age: Age
}

/** A change with arrow and, for those who do not see it, the word. */
const Change = ({ now, before, metric, age }: ChangeProps) => {
  const text = useAnalysisText()
  const change = changeIn(metric, now, before, age)
  if (change.kind === 'none') return null
  if (change.kind === 'early')
    return (
      <small className="pv-change" title={text('change.earlyNote')}>
        {text('change.early')}
      </small>
    )
  if (change.kind !== 'bp' || change.bp === 0)
    return <small className="pv-change">{text(change.kind === 'new' ? 'change.new' : 'change.flat')}</small>
  return (
    <small className="pv-change">
      <ChangeMark bp={change.bp} rising={risingOf(metric)} up={text('change.up')} down={text('change.down')} />
    </small>
  )
}

interface Props {
  readonly cell: TableCell
  readonly metric: AnalysisMetric
  readonly place: number
  readonly currency: string
  readonly age: Age
  /** Share of the largest value. */
  readonly heat?: number | undefined
  readonly drill?: Drill | undefined
  /** The tab key stops here. */
  readonly stop?: boolean
}

/** One value of the table, exact, with its change where something is compared; it leads to its orders. */
export const ValueCell = ({ cell, metric, place, currency, age, heat, drill, stop = false }: Props) => {
  const text = useAnalysisText()
  const value = cell?.values[place] ?? null
  const before = cell?.before ? (cell.before[place] ?? null) : undefined
  const unit = unitOf(metric)
  const was = before === undefined || before === null ? undefined : exactUnit(unit, before, currency)
  const led = value === null ? undefined : drill
  const notes = [
    ...(was === undefined ? [] : [`${text('analysis.before', { name: text(`metric.${metric}`) })} ${was}`]),
    ...(led ? ['to' in led ? text('word.theseOrders') : led.why] : []),
  ]
  const shown = cell ? exactUnit(unit, value, currency) : '—'
  return (
    <td
      className="lt-figure"
      data-metric={metric}
      {...(value === null ? {} : { 'data-value': value })}
      {...(notes.length === 0 ? {} : { title: notes.join('\n') })}
      {...(heat === undefined ? {} : { 'data-heat': '', style: { '--heat': heat } })}
    >
      {led && 'to' in led ? (
        <Link className={unit === 'money' ? 'pv-drill pv-money' : 'pv-drill'} to={led.to} tabIndex={stop ? 0 : -1}>
          {shown}
        </Link>
      ) : (
        <span className={unit === 'money' ? 'pv-money' : undefined}>{shown}</span>
      )}
      {before !== undefined ? <Change now={value} before={before} metric={metric} age={age} /> : null}
    </td>
  )
}
