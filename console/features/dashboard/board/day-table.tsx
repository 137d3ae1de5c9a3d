import { Link } from 'react-router-dom'
import type { BoardFilter, TrendMetric, TrendValues } from '../../../../shared/api/dashboard.ts'
import { changeOf } from '../../../../shared/format/number.ts'
import { Figure } from '../../../ui/figure.tsx'
import { reachable } from '../../../ui/reachable.ts'
import { ChangeMark } from '../change.tsx'
import { risingOf } from '../rising.ts'
import { useOrdersLink } from '../use-orders-link.ts'
import type { DayTrend } from './day-panel.tsx'
import { type DayColumn, groupText } from './day-rows.ts'
import { useBoardText } from './use-board-text.ts'

interface CellsProps {
  readonly columns: readonly DayColumn[]
  readonly values: TrendValues
  readonly before: TrendValues
}

const changed = (metric: TrendMetric, values: TrendValues, before: TrendValues) => (
  <td key={`change-${metric}`}>
    <ChangeMark value={changeOf(values[metric], before[metric])} rising={risingOf(metric)} />
  </td>
)

const Cells = ({ columns, values, before }: CellsProps) => (
  <>
    {columns.map((column) => [
      <td key={`${column.metric}-${column.before}`} {...(column.before ? { 'data-part': 'before' } : {})}>
        <Figure metric={column.metric} value={(column.before ? before : values)[column.metric]} as="exact" />
      </td>,
      column.before ? changed(column.metric, values, before) : null,
    ])}
  </>
)

interface Props {
  readonly trend: DayTrend
  readonly columns: readonly DayColumn[]
  readonly filter: BoardFilter
}

/** T-DAY: every value exact, the newest day first; a day leads to its orders. */
export const DayTable = ({ trend, columns, filter }: Props) => {
  const text = useBoardText()
  const ordersOf = useOrdersLink()
  return (
    <section className="chart-scroll" {...reachable} aria-label={text('board.trend')}>
      <table className="table board-table">
        <thead>
          <tr>
            <th scope="col">{text('board.day')}</th>
            {columns.map(({ metric, before }) => [
              <th scope="col" key={`${metric}-${before}`}>
                {before ? text('board.compared', { metric: text(`metric.${metric}`) }) : text(`metric.${metric}`)}
              </th>,
              before ? (
                <th scope="col" key={`change-${metric}`}>
                  {text('board.change')}
                </th>
              ) : null,
            ])}
          </tr>
        </thead>
        <tbody>
          {trend.days.toReversed().map((day) => (
            <tr key={day.day} data-day={day.day}>
              <th scope="row">
                {ordersOf ? (
                  <Link
                    to={ordersOf({ start_time: day.start_time, end_time: day.end_time, ...filter })}
                    title={text('board.ordersOf', { day: groupText(day) })}
                  >
                    {groupText(day)}
                  </Link>
                ) : (
                  groupText(day)
                )}
              </th>
              <Cells columns={columns} values={day.values} before={day.before} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr data-testid="day-total">
            <th scope="row">{text('board.total')}</th>
            <Cells columns={columns} {...trend.total} />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
