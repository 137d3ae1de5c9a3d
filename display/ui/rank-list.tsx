import { type ComponentType, memo, type ReactElement } from 'react'
import { useCurrency } from '../live/live.ts'
import { useTexts } from '../settings/texts.ts'
import { columnMoney } from './fit.ts'
import './rank-list.css'

export interface RankRow {
  readonly id: string
  readonly rank: number
  readonly move: number | null
  readonly share_bp: number
}

const Move = ({ move }: { move: number | null }): ReactElement => {
  const t = useTexts()
  const way = move === null ? 'new' : move > 0 ? 'up' : move < 0 ? 'down' : 'same'
  return (
    <span className="rank-move" data-way={way}>
      <svg viewBox="0 0 10 10" aria-hidden="true">
        <path
          d={{ new: 'M5 .8 9.2 5 5 9.2.8 5z', up: 'M5 1 9.5 9h-9z', down: 'M5 9 .5 1h9z', same: 'M1 4h8v2H1z' }[way]}
        />
      </svg>
      <span className="unseen">{t(`rank.${way}`, { n: Math.abs(move ?? 0) })}</span>
    </span>
  )
}

/** Room for an amount at 28 units, em. */
const room = 4.4

/** What a row is ranked by. */
export const RankAmount = ({ amt }: { amt: number }): ReactElement => {
  const currency = useCurrency()
  return (
    <span className="rank-amt digits" data-value={amt}>
      {columnMoney(amt, currency, room)}
    </span>
  )
}

/** Rows of a ranking: as many as are read across a room. */
const slots = 6

interface SlotProps<Row> {
  readonly row: Row
  readonly index: number
  readonly Cells: ComponentType<{ row: Row }>
}

const RankSlot = <Row extends RankRow>({ row, index, Cells }: SlotProps<Row>): ReactElement => (
  <li
    className="rank-row"
    data-rank={row.rank}
    data-id={row.id}
    style={{ height: `${100 / slots}%`, transform: `translateY(${index * 100}%)` }}
  >
    <span className="rank-bar" style={{ transform: `scaleX(${Math.min(1, Math.max(0, row.share_bp / 10_000))})` }} />
    <span className="rank-no digits">{row.rank}</span>
    <Move move={row.move} />
    <Cells row={row} />
  </li>
)
const Slot = memo(RankSlot) as typeof RankSlot

/**
 * Rows in their places. The elements keep one order in the document (by id) and move by transform alone, so that a
 * change of places is one transition per row and never a layout.
 */
export const RankList = <Row extends RankRow>(props: {
  rows: readonly Row[]
  Cells: ComponentType<{ row: Row }>
}): ReactElement => {
  const { rows, Cells } = props
  const t = useTexts()
  if (rows.length === 0) return <p className="panel-wait">{t('empty.none')}</p>
  const placed = rows.slice(0, slots).map((row, index) => ({ row, index }))
  placed.sort((a, b) => (a.row.id < b.row.id ? -1 : 1))
  return (
    <ol className="rank-list">
      {placed.map(({ row, index }) => (
        <Slot key={row.id} row={row} index={index} Cells={Cells} />
      ))}
    </ol>
  )
}
