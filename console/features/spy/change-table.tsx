import { Link } from 'react-router-dom'
import type { SpyChange } from '../../../shared/areas/spy/api.ts'
import { countText, moneyText, rateText } from '../../../shared/format/number.ts'
import { Table } from '../../ui/table.tsx'
import { addressOf } from './markets.ts'
import { useSpyText } from './use-spy-text.ts'

const PRICE = 1
const RATE = 2

const valueText = (change: number, value: number): string =>
  change === PRICE ? moneyText(value, 'USD') : change === RATE ? rateText(value) : countText(value)

/** What changed of the watched objects, each with what it was and what it is. */
export const ChangeTable = ({ rows }: { rows: readonly SpyChange[] }) => {
  const text = useSpyText()
  return (
    <Table label={text('spy.logTitle')} testId="spy-changes">
      <thead>
        <tr>
          <th scope="col">{text('word.day')}</th>
          <th scope="col">{text('word.name')}</th>
          <th scope="col">{text('spy.kind')}</th>
          <th scope="col">{text('word.change')}</th>
          <th scope="col" data-figure="">
            {text('spy.before')}
          </th>
          <th scope="col" data-figure="">
            {text('spy.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, kind, id, name, change, before, after }) => (
          <tr key={`${day}:${kind}:${id}:${change}`}>
            <td>{day}</td>
            <th scope="row">
              <Link to={addressOf(kind, id)}>{name}</Link>
            </th>
            <td>{text.word(`spy.kind.${kind}`)}</td>
            <td>{text.word(`spy.change.${change}`)}</td>
            <td data-figure="">{valueText(change, before)}</td>
            <td data-figure="" data-change={after < before ? 'down' : 'up'}>
              {valueText(change, after)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
