import type { CSSProperties } from 'react'
import { type AnalysisMetric, risingOf, unitOf } from '../../../shared/analysis/metrics.ts'
import type { TableCell } from '../../../shared/analysis/table.ts'
import { changeOf, rateText } from '../../../shared/format/number.ts'
import { exactUnit } from '../../ui/figure-text.ts'
import { useAnalysisText } from './use-analysis-text.ts'

/** A change with arrow and, for those who do not see it, the word. */
const Change = ({ now, before, metric }: { now: number; before: number; metric: AnalysisMetric }) => {
  const text = useAnalysisText()
  const change = changeOf(now, before)
  if (change.kind !== 'bp' || change.bp === 0)
    return <small className="pv-change">{text(change.kind === 'new' ? 'change.new' : 'change.flat')}</small>
  const up = change.bp > 0
  return (
    <small className={`pv-change ${up === (risingOf(metric) === 'good') ? 'good' : 'bad'}`}>
      <span aria-hidden="true">{up ? '▲' : '▼'}</span>
      <span className="unseen">{text(up ? 'change.up' : 'change.down')}</span>
      {rateText(Math.abs(change.bp), 1)}
    </small>
  )
}

interface Props {
  readonly cell: TableCell
  readonly metric: AnalysisMetric
  readonly place: number
  readonly currency: string
  /** Share of the largest value. */
  readonly heat?: number | undefined
}

/** One value of the table, exact, with its change where something is compared. */
export const ValueCell = ({ cell, metric, place, currency, heat }: Props) => {
  const text = useAnalysisText()
  const value = cell?.values[place] ?? null
  const before = cell?.before ? (cell.before[place] ?? null) : undefined
  const unit = unitOf(metric)
  const was = before === undefined || before === null ? undefined : exactUnit(unit, before, currency)
  return (
    <td
      className="lt-figure"
      data-metric={metric}
      {...(value === null ? {} : { 'data-value': value })}
      {...(was === undefined ? {} : { title: `${text('analysis.before', { name: text(`metric.${metric}`) })} ${was}` })}
      {...(heat === undefined ? {} : { 'data-heat': '', style: { '--heat': heat } as CSSProperties })}
    >
      <span className={unit === 'money' ? 'pv-money' : undefined}>{cell ? exactUnit(unit, value, currency) : '—'}</span>
      {cell && value !== null && before !== undefined && before !== null ? (
        <Change now={value} before={before} metric={metric} />
      ) : null}
    </td>
  )
}
