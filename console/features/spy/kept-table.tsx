import { Link } from 'react-router-dom'
import type { SpyKept } from '../../../shared/areas/spy/api.ts'
import { spyKinds } from '../../../shared/areas/spy/api.ts'
import { moneyText } from '../../../shared/format/number.ts'
import { dateTimeText } from '../../../shared/format/time.ts'
import { useSession } from '../../state/session.ts'
import { useCountryName } from '../../ui/country-name.ts'
import { Table } from '../../ui/table.tsx'
import { MarkButtons } from './mark-buttons.tsx'
import { addressOf } from './markets.ts'
import type { Marks } from './use-marks.ts'
import { useSpyText } from './use-spy-text.ts'

interface Props {
  readonly rows: readonly SpyKept[]
  readonly marks: Marks
  /** With the day on which something changed last. */
  readonly watched?: true
}

/** What the account keeps, whatever kind it is of. */
export const KeptTable = ({ rows, marks, watched }: Props) => {
  const text = useSpyText()
  const countryOf = useCountryName()
  const zone = useSession((state) => state.record?.zone) ?? ''
  return (
    <Table label={text(watched ? 'spy.watchTitle' : 'spy.tab.collect')}>
      <thead>
        <tr>
          <th scope="col">{text('word.name')}</th>
          <th scope="col">{text('spy.kind')}</th>
          <th scope="col">{text('column.region')}</th>
          <th scope="col" data-figure="" title={text('spy.gmvNote')}>
            {text('spy.gmv')}
          </th>
          {watched ? <th scope="col">{text('spy.changedDay')}</th> : null}
          <th scope="col">{text('spy.addTime')}</th>
          <th scope="col">{text('word.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const kind = spyKinds.find((one) => one === row.kind)
          return (
            <tr key={`${row.kind}:${row.id}`} data-key={`${row.kind}:${row.id}`}>
              <th scope="row">
                <Link to={addressOf(row.kind, row.id)}>{row.name}</Link>
              </th>
              <td>{text.word(`spy.kind.${row.kind}`)}</td>
              <td>{countryOf(row.region)}</td>
              <td data-figure="">{row.gmv === null ? '—' : moneyText(row.gmv, 'USD')}</td>
              {watched ? <td>{row.changed_day || '—'}</td> : null}
              <td>{dateTimeText(row.add_time, zone)}</td>
              <td>{kind ? <MarkButtons marks={marks} kind={kind} id={row.id} /> : null}</td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
