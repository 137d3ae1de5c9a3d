import type { ReactNode } from 'react'
import { countText, moneyText } from '../../../../shared/format/number.ts'
import { Icon } from '../../../ui/icon.tsx'
import { gapOf, type Measure, measures, moveOf, type Parts } from './reconcile.ts'
import { useImportText } from './use-import-text.ts'

interface Props {
  readonly title: ReactNode
  readonly rowKey: string
  readonly parts: Parts
  /** Of the file. */
  readonly currency: string
  /** The company's. */
  readonly own: string
  /** It was taken back, which is no difference. */
  readonly isUndone: boolean
}

const shown = (measure: Measure, value: number, currency: string): string =>
  measure === 'lines' ? countText(value) : moneyText(value, currency)

/** Nothing left over is a mark, anything else the amount of it. */
const Difference = ({ measure, value, currency }: { measure: Measure; value: number; currency: string }) => {
  const text = useImportText()
  if (value !== 0) {
    return <b data-off="">{`${value > 0 ? '+' : ''}${shown(measure, value, currency)}`}</b>
  }
  return (
    <span data-tied="">
      <Icon name="check" size={14} />
      <span className="unseen">{text('run.equal')}</span>
    </span>
  )
}

/** A day (or all of them) in one currency: a row for lines, paid and refunded, each read as an equation. */
export const ReconcileRows = ({ title, rowKey, parts, currency, own, isUndone }: Props) => {
  const text = useImportText()
  const [gap, moves] = [gapOf(parts), moveOf(parts)]
  return (
    <tbody data-day={rowKey}>
      {measures.map((measure, n) => (
        <tr key={measure} data-measure={measure}>
          {n === 0 ? (
            <>
              <th scope="rowgroup" rowSpan={measures.length}>
                {title}
              </th>
              <td rowSpan={measures.length}>{currency || '—'}</td>
            </>
          ) : null}
          <th scope="row">{text(`run.${measure}`)}</th>
          {(['file', 'taken', 'adjustments', 'rejected', 'repeated'] as const).map((part) => (
            <td key={part} data-field={part} data-figure="">
              {shown(measure, parts[part][measure], currency)}
            </td>
          ))}
          <td data-field="gap" data-figure="">
            <Difference measure={measure} value={gap[measure]} currency={currency} />
          </td>
          {(['told', 'now'] as const).map((part) => (
            <td key={part} data-field={part} data-figure="">
              {shown(measure, parts[part][measure], own)}
            </td>
          ))}
          {isUndone ? null : (
            <td data-field="moves" data-figure="">
              <Difference measure={measure} value={moves[measure]} currency={own} />
            </td>
          )}
        </tr>
      ))}
    </tbody>
  )
}
