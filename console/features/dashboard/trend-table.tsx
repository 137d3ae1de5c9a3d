import { amountText } from '../../../shared/format/number.ts'
import { reachable } from '../../ui/reachable.ts'
import type { TrendRow } from './trend-rows.ts'
import { useDashboardText } from './use-dashboard-text.ts'

const Cell = ({ value, currency }: { value: number | null; currency: string }) => (
  <td data-metric="M01" {...(value === null ? {} : { 'data-value': value })}>
    {value === null ? '—' : amountText(value, currency)}
  </td>
)

/** The chart's values, exact; unit in the header. */
export const TrendTable = ({ rows, currency }: { rows: readonly TrendRow[]; currency: string }) => {
  const text = useDashboardText()
  return (
    <section className="trend-space table-scroll" {...reachable} aria-label={text('dash.trend')}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{text('dash.hour')}</th>
            {(['today', 'yesterday', 'mean7'] as const).map((series) => (
              <th scope="col" key={series}>
                {text(`dash.series.${series}`)} ({currency})
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.t}>
              <th scope="row">{row.label}</th>
              <Cell value={row.today} currency={currency} />
              <Cell value={row.yesterday} currency={currency} />
              <Cell value={row.mean7} currency={currency} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
