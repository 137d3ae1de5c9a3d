import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { TrendMetric, TrendValues } from '../../../shared/areas/data-board/api.ts'
import type { BoardFilter } from '../../../shared/areas/data-board/filters.ts'
import { changeIn } from '../../../shared/metrics/maturity.ts'
import { ChangeMark } from '../../board/change.tsx'
import { metricDrills } from '../../board/drills.ts'
import { risingOf } from '../../board/rising.ts'
import { useOrdersLink } from '../../board/use-orders-link.ts'
import type { Period } from '../../lists/periods.ts'
import { Figure } from '../../ui/figure.tsx'
import { type Order, SortHead } from '../../ui/sort-head.tsx'
import { Table } from '../../ui/table.tsx'
import type { DayTrend } from './day-panel.tsx'
import { type DayColumn, groupText } from './day-rows.ts'
import { useBoardText } from './use-board-text.ts'

interface CellsProps {
  readonly columns: readonly DayColumn[]
  readonly values: TrendValues
  readonly before: TrendValues
  /** Of the lines settled in the row's days, which are others than those paid in them. */
  readonly settled: { readonly to: string; readonly title: string } | undefined
  /** End of the row's days and the moment of the data. */
  readonly age: { readonly until: number; readonly now: number }
}

const changed = (metric: TrendMetric, { values, before, age }: Pick<CellsProps, 'values' | 'before' | 'age'>) => (
  <td key={`change-${metric}`}>
    <ChangeMark value={changeIn(metric, values[metric], before[metric], age)} rising={risingOf(metric)} />
  </td>
)

const Cells = ({ columns, values, before, settled, age }: CellsProps) => (
  <>
    {columns.map((column) => [
      <td key={`${column.metric}-${column.before}`} {...(column.before ? { 'data-part': 'before' } : {})}>
        {settled && column.metric === 'M09' && !column.before ? (
          <Link {...settled}>
            <Figure metric="M09" value={values.M09} as="exact" />
          </Link>
        ) : (
          <Figure metric={column.metric} value={(column.before ? before : values)[column.metric]} as="exact" />
        )}
      </td>,
      column.before ? changed(column.metric, { values, before, age }) : null,
    ])}
  </>
)

interface Props {
  readonly trend: DayTrend
  readonly columns: readonly DayColumn[]
  readonly period: Period
  readonly filter: BoardFilter
}

interface Sort {
  readonly by: string
  readonly order: Order
}

const keyOf = ({ metric, before }: DayColumn): string => (before ? `before-${metric}` : metric)

/** Largest first, then smallest first, then the newest day first again. */
const nextSort = (sort: Sort | null, by: string): Sort | null => {
  if (sort?.by !== by) return { by, order: 'desc' }
  return sort.order === 'desc' ? { by, order: 'asc' } : null
}

/** Days by a column, what is not reported last; without one the newest first. */
const sortedDays = (days: DayTrend['days'], columns: readonly DayColumn[], sort: Sort | null): DayTrend['days'] => {
  const newest = days.toReversed()
  const column = columns.find((one) => keyOf(one) === sort?.by)
  if (!column || !sort) return newest
  const amountOf = (day: DayTrend['days'][number]) => (column.before ? day.before : day.values)[column.metric]
  const sign = sort.order === 'desc' ? -1 : 1
  return newest.toSorted((a, b) => {
    const [left, right] = [amountOf(a), amountOf(b)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return sign * (left - right)
  })
}

/** T-DAY: every value exact, the newest day first or sorted by a metric; a day leads to the orders paid on it, its actual commission to those settled. */
export const DayTable = ({ trend, columns, period, filter }: Props) => {
  const text = useBoardText()
  const ordersOf = useOrdersLink()
  const [sort, setSort] = useState<Sort | null>(null)
  const settledIn = ({ start_time, end_time }: Period, day: string) =>
    ordersOf
      ? {
          to: ordersOf({ start_time, end_time, ...filter, ...metricDrills.M09 }),
          title: text('board.settledOn', { day }),
        }
      : undefined
  return (
    <Table label={text('board.trend')} amounts pinned className="board-table">
      <thead>
        <tr>
          <th scope="col">{text('word.day')}</th>
          {columns.map((column) => {
            const [by, name] = [keyOf(column), text(`metric.${column.metric}`)]
            return [
              <SortHead
                key={by}
                field={by}
                title={column.before ? text('board.compared', { metric: name }) : name}
                order={sort?.by === by ? sort.order : undefined}
                onSort={() => setSort(nextSort(sort, by))}
              />,
              column.before ? (
                <th scope="col" key={`change-${by}`}>
                  {text('word.change')}
                </th>
              ) : null,
            ]
          })}
        </tr>
      </thead>
      <tbody>
        {sortedDays(trend.days, columns, sort).map((day) => (
          <tr key={day.day} data-day={day.day}>
            <th scope="row">
              {ordersOf ? (
                <Link
                  to={ordersOf({ start_time: day.start_time, end_time: day.end_time, ...filter })}
                  title={text('word.ordersOf', { day: groupText(day) })}
                >
                  {groupText(day)}
                </Link>
              ) : (
                groupText(day)
              )}
            </th>
            <Cells
              columns={columns}
              values={day.values}
              before={day.before}
              settled={settledIn(day, groupText(day))}
              age={{ until: day.end_time, now: trend.data_time }}
            />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr data-testid="day-total">
          <th scope="row">
            {ordersOf ? <Link to={ordersOf({ ...period, ...filter })}>{text('word.total')}</Link> : text('word.total')}
          </th>
          <Cells
            columns={columns}
            {...trend.total}
            settled={settledIn(period, text('word.total'))}
            age={{ until: trend.days.at(-1)?.end_time ?? trend.data_time, now: trend.data_time }}
          />
        </tr>
      </tfoot>
    </Table>
  )
}
