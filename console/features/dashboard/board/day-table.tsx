import { Link } from 'react-router-dom'
import { decideAccess } from '../../../../shared/access/decide.ts'
import { screenRow } from '../../../../shared/access/screens.ts'
import { type TrendDay, type TrendValues, trendMetrics } from '../../../../shared/api/dashboard.ts'
import { changeOf } from '../../../../shared/format/number.ts'
import { useSession } from '../../../state/session.ts'
import { Figure } from '../../../ui/figure.tsx'
import { reachable } from '../../../ui/reachable.ts'
import { ChangeMark } from '../change.tsx'
import type { DayTrend } from './day-panel.tsx'
import { useBoardText } from './use-board-text.ts'

const Cells = ({ values, before }: { values: TrendValues; before: TrendValues }) => (
  <>
    {trendMetrics.map((metric) => (
      <td key={metric}>
        <Figure metric={metric} value={values[metric]} as="exact" />
      </td>
    ))}
    <td data-part="before">
      <Figure metric="M01" value={before.M01} as="exact" />
    </td>
    <td>
      <ChangeMark value={changeOf(values.M01 ?? 0, before.M01 ?? 0)} />
    </td>
  </>
)

/** Where the orders of a day are listed; null for whoever may not see them. */
const useOrdersOf = (): ((day: TrendDay) => string) | null => {
  const record = useSession((state) => state.record)
  if (!record || !decideAccess(record).allows('orders')) return null
  return ({ start_time, end_time }) =>
    `${screenRow('orders').path}?date_type=paid&start_time=${start_time}&end_time=${end_time}`
}

/** T-DAY: every value exact, the newest day first; a day leads to its orders. */
export const DayTable = ({ trend }: { trend: DayTrend }) => {
  const text = useBoardText()
  const ordersOf = useOrdersOf()
  return (
    <section className="trend-space table-scroll" {...reachable} aria-label={text('board.trend')}>
      <table className="table board-table">
        <thead>
          <tr>
            <th scope="col">{text('board.day')}</th>
            {trendMetrics.map((metric) => (
              <th scope="col" key={metric}>
                {text(`metric.${metric}`)}
              </th>
            ))}
            <th scope="col">{text('board.compared')}</th>
            <th scope="col">{text('board.change')}</th>
          </tr>
        </thead>
        <tbody>
          {trend.days.toReversed().map((day) => (
            <tr key={day.day} data-day={day.day}>
              <th scope="row">
                {ordersOf ? (
                  <Link to={ordersOf(day)} title={text('board.ordersOf', { day: day.day })}>
                    {day.day}
                  </Link>
                ) : (
                  day.day
                )}
              </th>
              <Cells values={day.values} before={day.before} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr data-testid="day-total">
            <th scope="row">{text('board.total')}</th>
            <Cells {...trend.total} />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
