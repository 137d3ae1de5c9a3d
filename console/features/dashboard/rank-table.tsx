import type { ConsoleRankRow } from '../../../shared/areas/dashboard/api.ts'
import { amountText, countText, rateText } from '../../../shared/format/number.ts'
import { MoveMark } from '../../board/change.tsx'
import { Drill } from '../../board/drill.tsx'
import { useDashboardText } from '../../board/use-dashboard-text.ts'
import { useCountryName } from '../../ui/country-name.ts'
import { Table } from '../../ui/table.tsx'
import type { RankBy, RankType } from './rank-panel.tsx'

interface Props {
  readonly rows: readonly ConsoleRankRow[]
  readonly type: RankType
  readonly by: RankBy
  readonly currency: string
  /** Rows of the choice before, while the new ones are on their way. */
  readonly old: boolean
}

const Who = ({ row, type }: { row: ConsoleRankRow; type: RankType }) => {
  const text = useDashboardText()
  const countryOf = useCountryName()
  const name = row.name || text('unknown.creator')
  return (
    <th scope="row" className="rank-who" title={name}>
      {type === 'product' && row.image ? <img src={row.image} alt="" loading="lazy" width={24} height={24} /> : null}
      <span>
        <Drill to={row.id ? ({ today }) => ({ ...today, [type]: row.id }) : null} why={text('dash.whyUnknown')}>
          {name}
        </Drill>
      </span>
      {row.region ? <small title={countryOf(row.region)}>{row.region}</small> : null}
    </th>
  )
}

export const RankTable = ({ rows, type, by, currency, old }: Props) => {
  const text = useDashboardText()
  const mark = (column: RankBy) => (column === by ? { 'aria-sort': 'descending' as const } : {})
  return (
    <Table label={text('dash.rank')} amounts className="rank-table" old={old}>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">{text.word(`dash.rank.${type}`, `kind.${type}`)}</th>
          <th scope="col" {...mark('gmv')}>
            {text('metric.M01')} ({currency})
          </th>
          <th scope="col">{text('word.share')}</th>
          <th scope="col" {...mark('orders')}>
            {text('metric.M03')}
          </th>
          <th scope="col">{text('metric.M05')}</th>
          <th scope="col" {...mark('commission')}>
            {text('metric.M08')} ({currency})
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-id={row.id}>
            <td className={row.rank <= 3 ? 'place top' : 'place'}>
              {row.rank} <MoveMark places={row.move} />
            </td>
            <Who row={row} type={type} />
            <td className="money" data-metric="M01" data-value={row.gmv_amt}>
              {amountText(row.gmv_amt, currency)}
            </td>
            <td data-value={row.share_bp}>{rateText(row.share_bp, 1)}</td>
            <td data-metric="M03" data-value={row.orders}>
              {countText(row.orders)}
            </td>
            <td data-metric="M05" data-value={row.qty}>
              {countText(row.qty)}
            </td>
            <td data-metric="M08" data-value={row.commission_amt}>
              {amountText(row.commission_amt, currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
