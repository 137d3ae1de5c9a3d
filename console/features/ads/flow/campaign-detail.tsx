import { useState } from 'react'
import type { CallData } from '../../../../shared/api/endpoint.ts'
import { adsApi } from '../../../../shared/areas/ads/api.ts'
import { measuresOf } from '../../../../shared/areas/ads/measures.ts'
import { type AdNetwork, adZone } from '../../../../shared/areas/ads/networks.ts'
import { flowWorkflows } from '../../../../shared/areas/ads/workflow.ts'
import { moneyText } from '../../../../shared/format/number.ts'
import { dayNumber, dayStart } from '../../../../shared/time/zone.ts'
import { platformNowMs } from '../../../http/platform-clock.ts'
import { useEndpoint } from '../../../http/use-endpoint.ts'
import type { Row } from '../../../lists/any-list.ts'
import { Fields } from '../../../lists/fields.tsx'
import { useSession } from '../../../state/session.ts'
import { exactUnit } from '../../../ui/figure-text.ts'
import { Row as Ways } from '../../../ui/layout.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Note } from '../../../ui/note.tsx'
import { nothing } from '../../../ui/nothing.ts'
import { Section } from '../../../ui/section.tsx'
import { Table } from '../../../ui/table.tsx'
import { RowButtons } from '../../../workflows/row-buttons.tsx'
import { RowHistory } from '../../../workflows/row-history.tsx'
import { useFlowText } from './use-flow-text.ts'

type ReportRow = CallData<typeof adsApi.report>['rows'][number]

const DAYS = 7
const facts = [
  ...['account_name', 'ad_status', 'raw_status', 'region', 'objective', 'budget', 'budget_type', 'bid_strategy'],
  ...['currency', 'simulated_time', 'campaign_id'],
]

/** The field of a network's report that holds a measure. */
const fieldOf = (network: AdNetwork, measure: 'spend_amt' | 'revenue_amt' | 'M27'): string =>
  Object.entries(measuresOf[network]).find(([, one]) => one === measure)?.[0] ?? ''

/** The last days of the network's reports, as calls ask for them. */
const useWeek = (network: AdNetwork) => {
  const record = useSession((state) => state.record)
  const clock = { zone: record ? adZone(record, network) : 'UTC', cut_hour: 0 }
  const today = dayNumber(clock, Math.floor(platformNowMs() / 1000))
  return { start_time: dayStart(clock, today - DAYS + 1), end_time: dayStart(clock, today + 1) }
}

interface LineProps {
  readonly row: ReportRow
  readonly network: AdNetwork
  readonly name: React.ReactNode
}

const Line = ({ row, network, name }: LineProps) => {
  const of = (measure: Parameters<typeof fieldOf>[1]) => row.figures[fieldOf(network, measure)] ?? null
  const money = (value: number | null) => (value === null ? nothing : moneyText(value, row.currency))
  const roas = of('M27')
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{money(of('spend_amt'))}</td>
      <td>{money(of('revenue_amt'))}</td>
      <td>{roas === null ? nothing : exactUnit('ratio', roas, row.currency)}</td>
    </tr>
  )
}

interface LevelProps {
  readonly network: AdNetwork
  readonly parent: string
}

/** The ads of a group. */
const Ads = ({ network, parent }: LevelProps) => {
  const week = useWeek(network)
  const { data } = useEndpoint(adsApi.report, { network, level: 'ad', parent, ...week }, { tell: 'never' })
  return (
    <>
      {data?.rows.map((row) => (
        <Line key={row.id} row={row} network={network} name={`　${row.name}`} />
      ))}
    </>
  )
}

const Groups = ({ network, parent }: LevelProps) => {
  const text = useFlowText()
  const week = useWeek(network)
  const [open, setOpen] = useState<string>()
  const { data, error, refetch } = useEndpoint(
    adsApi.report,
    { network, level: 'group', parent, ...week },
    { tell: 'never' },
  )
  return (
    <Section within title={text('flow.groups')}>
      <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} />
      {data?.rows.length === 0 ? <Note>{text('flow.noGroups')}</Note> : null}
      {data && data.rows.length > 0 ? (
        <Table label={text('flow.groups')} amounts testId="flow-groups">
          <thead>
            <tr>
              <th scope="col">{text('word.name')}</th>
              <th scope="col">{text('flow.spend')}</th>
              <th scope="col">{text('flow.revenue')}</th>
              <th scope="col">{text('flow.roas')}</th>
            </tr>
          </thead>
          {data.rows.map((row) => (
            <tbody key={row.id}>
              <Line
                row={row}
                network={network}
                name={
                  <button
                    type="button"
                    className="link-button"
                    aria-expanded={open === row.id}
                    onClick={() => setOpen(open === row.id ? undefined : row.id)}
                  >
                    {row.name}
                  </button>
                }
              />
              {open === row.id ? <Ads network={network} parent={row.id} /> : null}
            </tbody>
          ))}
        </Table>
      ) : null}
    </Section>
  )
}

interface Props {
  readonly id: string
  readonly row: Row | undefined
  readonly network: AdNetwork
}

/** A campaign: what can be done with it, what it is, its groups and their ads. */
export const CampaignDetail = ({ id, row, network }: Props) => {
  const text = useFlowText()
  const workflow = flowWorkflows[network]
  return (
    <>
      <Ways as="nav" className="drawer-ways">
        {row ? <RowButtons workflow={workflow} row={row} /> : null}
      </Ways>
      {row ? <Fields title={text('flow.facts')} row={row} fields={facts} /> : null}
      <Groups network={network} parent={id} />
      <RowHistory workflow={workflow} rowKey={id} />
    </>
  )
}
