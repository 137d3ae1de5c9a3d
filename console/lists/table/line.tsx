import { type CSSProperties, memo, type ReactNode } from 'react'
import type { Column } from '../../../shared/lists/column.ts'
import { Mark } from '../../ui/mark.tsx'
import type { Row } from '../any-list.ts'
import { Tick } from '../bulk/tick.tsx'
import { type CellWorld, cellText, isFigure } from '../cell-text.ts'
import type { Laid } from '../columns.ts'
import { markOf } from '../state-marks.ts'
import { type Heat, heatOf } from './heat.ts'
import { pinned } from './pinned.ts'
import { ariaRow } from './row-count.ts'

/** Kinds whose text may be longer than the cell: it stands in full in the title. */
const wordy: readonly Column['kind'][] = ['id', 'text', 'country', 'names']

/** `lt-money` .. and, for what stands at the right, `lt-figure`. */
const classOf = ({ column }: Laid): string => (isFigure(column) ? `lt-${column.kind} lt-figure` : `lt-${column.kind}`)

const shadeOf = (heat: Heat, column: Column, value: Row[string] | undefined, style: CSSProperties | undefined) => {
  const share = heatOf(heat, column, value)
  return share === undefined ? {} : { style: { ...style, '--heat': share }, 'data-heat': '' }
}

export interface LineProps {
  readonly row: Row
  readonly rowKey: string
  readonly columns: readonly Laid[]
  readonly world: CellWorld
  /** Address of the row's drawer; absent where rows do not open. */
  readonly href: string | undefined
  /** The one that the keyboard is at. */
  readonly current: boolean
  readonly open: boolean
  /** It belongs to the row before it. */
  readonly within: boolean
  /** `2/3`: which of the rows that belong together; empty for one alone, undefined where rows stand by themselves. */
  readonly place: string | undefined
  readonly heat: Heat
  /** Undefined where rows are not chosen. */
  readonly chosen: boolean | undefined
  readonly onChoose: (key: string, chosen: boolean) => void
  readonly actions: ((row: Row) => ReactNode) | undefined
  /** On a long page: its place, from 0. */
  readonly at: number | undefined
  /** On a long page: takes its height. */
  readonly measure: ((line: HTMLTableRowElement | null) => void) | undefined
}

/** A row: its first cell names it and is the link that opens it. */
export const Line = memo(
  ({
    row,
    rowKey,
    columns,
    world,
    href,
    current,
    open,
    within,
    place: placed,
    heat,
    chosen,
    onChoose,
    actions,
    at,
    measure,
  }: LineProps) => (
    <tr
      ref={measure}
      data-key={rowKey}
      {...(open ? { 'data-open': '' } : {})}
      {...(within ? { 'data-within': '' } : {})}
      {...(chosen ? { 'data-chosen': '' } : {})}
      {...(at === undefined ? {} : { 'data-index': at, 'aria-rowindex': ariaRow(at) })}
    >
      {chosen === undefined ? null : (
        <td className="lt-tick lt-pin">
          <Tick
            label={columns[0] ? cellText(columns[0].column, row, world) : rowKey}
            chosen={chosen}
            onChoose={(now) => onChoose(rowKey, now)}
          />
        </td>
      )}
      {columns.map((laid, n) => {
        const { column } = laid
        const text = cellText(column, row, world)
        const value = row[column.field]
        const mark = markOf(column.labels, value)
        const whole = wordy.includes(column.kind) ? { title: text } : {}
        const place = pinned(laid, classOf(laid))
        if (n === 0) {
          return (
            <th key={column.field} scope="row" {...place} {...whole}>
              {href ? (
                <a href={href} tabIndex={current ? 0 : -1}>
                  {text}
                </a>
              ) : (
                text
              )}
              {placed ? <small className="lt-place">{placed}</small> : null}
            </th>
          )
        }
        return (
          <td
            key={column.field}
            {...place}
            {...whole}
            {...shadeOf(heat, column, value, place.style)}
            data-field={column.field}
            data-value={value ?? undefined}
          >
            {mark ? <Mark tone={mark} /> : null}
            {text}
          </td>
        )
      })}
      <td className="lt-rest" />
      {actions ? <td className="lt-act lt-pin lt-pin-right">{actions(row)}</td> : null}
    </tr>
  ),
)
Line.displayName = 'Line'
