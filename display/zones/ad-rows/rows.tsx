import type { ReactElement, ReactNode } from 'react'
import { columnMoney, fitCount, wholeRate } from '../../ui/fit.ts'
import { AdFigure, roasText } from './figure.tsx'
import './ad-rows.css'

/** Room for an amount and for a count at 28 units, em. */
const room = { money: 4.4, count: 3.6 } as const

type Unit = 'money' | 'count' | 'rate' | 'roas'

/** A figure of each row, with its name over the column. */
export interface Column<Row> {
  readonly name: string
  readonly title: string
  readonly unit: Unit
  readonly of: (row: Row) => number | null
}

const textOf = (value: number | null, unit: Unit, currency: string): string => {
  if (value === null) return '—'
  if (unit === 'money') return columnMoney(value, currency, room.money)
  if (unit === 'roas') return roasText(value)
  return unit === 'rate' ? wholeRate(value) : fitCount(value, room.count)
}

/** Names over the columns, for the head of a panel. */
export const AdHeads = <Row,>({ columns }: { columns: readonly Column<Row>[] }): ReactElement => (
  <>
    {columns.map(({ name, title, unit }) => (
      <span key={name} className="ad-head" data-unit={unit}>
        {title}
      </span>
    ))}
  </>
)

/** Rows in their places, as many as there is room for; `share` of each is drawn under it, basis points. */
export const AdRows = <Row extends { readonly id: string }>(props: {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  slots: number
  currency: string
  none: string
  label: (row: Row) => ReactNode
  share?: (row: Row) => number | null
}): ReactElement => {
  const { rows, columns, slots, currency, none, label, share } = props
  if (rows.length === 0) return <p className="panel-wait">{none}</p>
  return (
    <ol className="ad-rows">
      {rows.slice(0, slots).map((row) => (
        <li key={row.id} className="ad-row" data-id={row.id} style={{ height: `${100 / slots}%` }}>
          {share && (
            <span
              className="ad-bar"
              style={{ transform: `scaleX(${Math.min(1, Math.max(0, (share(row) ?? 0) / 10_000))})` }}
            />
          )}
          <span className="ad-label">{label(row)}</span>
          {columns.map(({ name, unit, of }) => (
            <AdFigure key={name} name={name} value={of(row)} money={unit === 'money'} className={`ad-cell ad-${unit}`}>
              {textOf(of(row), unit, currency)}
            </AdFigure>
          ))}
        </li>
      ))}
    </ol>
  )
}
