import { useState } from 'react'
import type { CallData } from '../../../../shared/api/endpoint.ts'
import { adFlowApi } from '../../../../shared/areas/ads/flow-api.ts'
import { adRuleWorkflow } from '../../../../shared/areas/ads/flow-workflows.ts'
import { type AdNetwork, networkCode } from '../../../../shared/areas/ads/networks.ts'
import { moneyText } from '../../../../shared/format/number.ts'
import { dateTimeText } from '../../../../shared/format/time.ts'
import { adRuleForm } from '../../../../shared/forms/ad-flow.ts'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { useEndpoint } from '../../../http/use-endpoint.ts'
import type { Row } from '../../../lists/any-list.ts'
import { Fields } from '../../../lists/fields.tsx'
import { useListWorld } from '../../../lists/list-world.ts'
import { exactUnit } from '../../../ui/figure-text.ts'
import { Row as Ways } from '../../../ui/layout.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Note } from '../../../ui/note.tsx'
import { nothing } from '../../../ui/nothing.ts'
import { Section } from '../../../ui/section.tsx'
import { Table } from '../../../ui/table.tsx'
import { RowButtons } from '../../../workflows/row-buttons.tsx'
import { RowHistory } from '../../../workflows/row-history.tsx'
import { WorkflowList } from '../../../workflows/workflow-list.tsx'
import { FlowTabs } from './flow-tabs.tsx'
import { useFlowText } from './use-flow-text.ts'

type Data = CallData<typeof adFlowApi.ruleDetail>

const facts = [
  ...['rule_state', 'ad_network', 'rule_days', 'roas_below', 'spend_above', 'currency', 'rule_action', 'cut_bp'],
  ...['rule_hits', 'last_hit_time', 'checked_time', 'rule_by', 'add_time'],
]

const roasText = (roas: number | null): string => (roas === null ? nothing : exactUnit('ratio', roas, ''))

const Hits = ({ hits }: Pick<Data, 'hits'>) => {
  const text = useFlowText()
  return (
    <Section within title={text('flow.hits')}>
      {hits.length === 0 ? <Note>{text('flow.noHits')}</Note> : null}
      {hits.length > 0 ? (
        <Table label={text('flow.hits')} amounts testId="rule-hits">
          <thead>
            <tr>
              <th scope="col">{text('flow.campaign')}</th>
              <th scope="col">{text('flow.spend')}</th>
              <th scope="col">{text('flow.roas')}</th>
            </tr>
          </thead>
          <tbody>
            {hits.map(({ campaign_id, name, spend_amt, roas, currency }) => (
              <tr key={campaign_id}>
                <th scope="row">{name}</th>
                <td>{moneyText(spend_amt, currency)}</td>
                <td>{roasText(roas)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
    </Section>
  )
}

const Log = ({ log }: Pick<Data, 'log'>) => {
  const text = useFlowText()
  const { clock } = useListWorld()
  const didOf = ({ before_amt, after_amt, budget_currency, trial }: Data['log'][number]): string => {
    const did =
      before_amt === null || after_amt === null
        ? text('flow.paused')
        : text('flow.cut', {
            before: moneyText(before_amt, budget_currency),
            after: moneyText(after_amt, budget_currency),
          })
    return trial ? `${did} (${text('flow.trial')})` : did
  }
  return (
    <Section within title={text('flow.log')}>
      {log.length === 0 ? <Note>{text('flow.noLog')}</Note> : null}
      {log.length > 0 ? (
        <Table label={text('flow.log')} height={280} testId="rule-log">
          <thead>
            <tr>
              <th scope="col">{text('word.time')}</th>
              <th scope="col">{text('flow.campaign')}</th>
              <th scope="col">{text('flow.did')}</th>
              <th scope="col">{text('flow.spend')}</th>
              <th scope="col">{text('flow.roas')}</th>
            </tr>
          </thead>
          <tbody>
            {log.map((one) => (
              <tr key={one.id}>
                <td>{dateTimeText(one.time, clock.zone)}</td>
                <th scope="row">{one.name}</th>
                <td>{didOf(one)}</td>
                <td>{moneyText(one.spend_amt, one.currency)}</td>
                <td>{roasText(one.roas)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
    </Section>
  )
}

const Rule = ({ id, row }: { readonly id: string; readonly row: Row | undefined }) => {
  const text = useFlowText()
  const { data, error, refetch } = useEndpoint(adFlowApi.ruleDetail, { id }, { tell: 'never' })
  return (
    <>
      <Ways as="nav" className="drawer-ways">
        {row ? <RowButtons workflow={adRuleWorkflow} row={row} /> : null}
      </Ways>
      <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} />
      {row ? <Fields title={text('flow.rule')} row={row} fields={facts} /> : null}
      {data ? <Hits hits={data.hits} /> : null}
      {data ? <Log log={data.log} /> : null}
      <RowHistory workflow={adRuleWorkflow} rowKey={id} />
    </>
  )
}

const Head = ({ networks }: { readonly networks: readonly AdNetwork[] }) => {
  const text = useFlowText()
  const { again, replace } = useListWorld()
  const [isOpen, setOpen] = useState(false)
  const [first = 'tiktok'] = networks
  return (
    <>
      <FlowTabs now="rules" />
      <Ways spread>
        <Note>{text('flow.simulated')}</Note>
        <button type="button" className="button primary" data-testid="rule-new" onClick={() => setOpen(true)}>
          {text('flow.newRule')}
        </button>
      </Ways>
      {isOpen ? (
        <FormDialog
          form={adRuleForm}
          start={{ network: networkCode[first], days: 3, action: 1 }}
          onDone={({ id }) => {
            again()
            replace({ open: id })
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}

/** Rules over campaigns: tried, then let run, with what they hit and did. */
export const RulesTab = ({ networks }: { readonly networks: readonly AdNetwork[] }) => (
  <WorkflowList
    workflow={adRuleWorkflow}
    inDrawer
    head={() => <Head networks={networks} />}
    detail={(key, row) => <Rule key={key} id={key} row={row} />}
  />
)
