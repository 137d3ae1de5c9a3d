import type { OrderLineDetail } from '../../../shared/areas/orders/api.ts'
import { rateText, sumKnown } from '../../../shared/format/number.ts'
import { exactUnit } from '../../ui/figure-text.ts'
import { Note } from '../../ui/note.tsx'
import { Table } from '../../ui/table.tsx'
import { isOrderKey, useOrderText } from './use-order-text.ts'

const AGENCY = 4

/** One row a beneficiary, as it was frozen at payment. */
export const Splits = ({ line }: { line: OrderLineDetail }) => {
  const text = useOrderText()
  const word = (key: string): string => (isOrderKey(key) ? text(key) : '—')
  const money = (amt: number | null): string => exactUnit('money', amt, line.row.currency)
  if (line.splits.length === 0) return <Note>{text('how.split.none')}</Note>
  const { est_standard, est_shop_ads, est_bonus, est_partner } = line.row
  const creator = sumKnown([est_standard, est_shop_ads, est_bonus])
  return (
    <>
      <Table label={text('how.split')} amounts testId="how-splits">
        <thead>
          <tr>
            <th scope="col">{text('how.who')}</th>
            <th scope="col">{text('how.of')}</th>
            <th scope="col">{text('how.share')}</th>
            <th scope="col">{text('how.estimated')}</th>
            <th scope="col">{text('how.actual')}</th>
            <th scope="col">{text('how.state')}</th>
          </tr>
        </thead>
        <tbody>
          {line.splits.map((split) => (
            <tr key={`${split.role} ${split.level} ${split.state} ${split.name}`}>
              <th scope="row">
                {word(`role.${split.role}`)}
                <small>{split.name}</small>
              </th>
              <td>{money(split.base_amt)}</td>
              <td>{rateText(split.rate_bp)}</td>
              <td>{money(split.est_amt)}</td>
              <td>{money(split.act_amt)}</td>
              <td>{word(`split.${split.state}`)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Note>
        {text('how.splitNote', { creator: money(creator), partner: money(est_partner) })}
        {line.splits.some(({ role }) => role === AGENCY) ? ` ${text('how.agencyNote')}` : null}
      </Note>
    </>
  )
}
