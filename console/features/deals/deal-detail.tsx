import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { CallData } from '../../../shared/api/endpoint.ts'
import { dealApi } from '../../../shared/areas/deals/api.ts'
import { dealWorkflow } from '../../../shared/areas/deals/workflow.ts'
import { countText, moneyText } from '../../../shared/format/number.ts'
import { dateTimeText } from '../../../shared/format/time.ts'
import { dealContractForm, dealForm } from '../../../shared/forms/deal.ts'
import { useOrdersLink } from '../../board/use-orders-link.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useEndpoint } from '../../http/use-endpoint.ts'
import type { Row } from '../../lists/any-list.ts'
import { Fields } from '../../lists/fields.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { Row as Ways } from '../../ui/layout.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Note } from '../../ui/note.tsx'
import { Section } from '../../ui/section.tsx'
import { Table } from '../../ui/table.tsx'
import { RowButtons } from '../../workflows/row-buttons.tsx'
import { RowHistory } from '../../workflows/row-history.tsx'
import { useDealText } from './use-deal-text.ts'

type Data = CallData<typeof dealApi.detail>

const facts = [
  ...[
    'deal_state',
    'deal_type',
    'product_title',
    'creator_name',
    'deal_fee',
    'deal_rate',
    'deadline_time',
    'deal_owner',
  ],
  ...['deal_gmv', 'deal_orders', 'deal_return', 'lost_reason', 'add_time', 'deal_id'],
]

const Sample = ({ sample }: Pick<Data, 'sample'>) => {
  const text = useDealText()
  const { clock } = useListWorld()
  const lines = sample
    ? [
        text('deal.sampleLine', { n: sample.qty, state: text.word(`sampleState.${sample.state}`) }),
        sample.tracking_no === '' ? '' : text('deal.tracking', { no: sample.tracking_no }),
        sample.due_t === null ? '' : text('deal.due', { time: dateTimeText(sample.due_t, clock.zone) }),
      ]
    : [text('deal.noSample')]
  return (
    <Section within title={text('deal.sample')} data-testid="deal-sample">
      {lines.filter(Boolean).map((line) => (
        <Note key={line}>{line}</Note>
      ))}
    </Section>
  )
}

const Contents = ({ contents, currency }: Pick<Data, 'contents' | 'currency'>) => {
  const text = useDealText()
  const ordersLink = useOrdersLink()
  return (
    <Section within title={text('deal.contents')}>
      {contents.length === 0 ? <Note>{text('deal.noContents')}</Note> : null}
      {contents.length > 0 ? (
        <Table label={text('deal.contents')} amounts testId="deal-contents">
          <thead>
            <tr>
              <th scope="col">{text('deal.content')}</th>
              <th scope="col">{text('deal.gmv')}</th>
              <th scope="col">{text('deal.orders')}</th>
            </tr>
          </thead>
          <tbody>
            {contents.map(({ content_id, title, gmv_amt, orders }) => {
              const to = ordersLink?.({ keyword: content_id })
              return (
                <tr key={content_id}>
                  <th scope="row">{to ? <Link to={to}>{title}</Link> : title}</th>
                  <td data-value={gmv_amt}>{moneyText(gmv_amt, currency)}</td>
                  <td data-value={orders}>{countText(orders)}</td>
                </tr>
              )
            })}
          </tbody>
        </Table>
      ) : null}
    </Section>
  )
}

const Contracts = ({ contracts }: Pick<Data, 'contracts'>) => {
  const text = useDealText()
  const { clock } = useListWorld()
  return (
    <Section within title={text('deal.contracts')}>
      {contracts.length === 0 ? <Note>{text('deal.noContracts')}</Note> : null}
      {contracts.length > 0 ? (
        <Table label={text('deal.contracts')} testId="deal-contracts">
          <tbody>
            {contracts.map(({ id, by, time, file }) => (
              <tr key={id}>
                <td>
                  <a href={file.address} target="_blank" rel="noopener noreferrer">
                    {file.name}
                  </a>
                </td>
                <td>{by}</td>
                <td>{dateTimeText(time, clock.zone)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
    </Section>
  )
}

/** A deal: what can be done with it, what it says, its sample, contents and contracts. */
export const DealDetail = ({ id, row }: { readonly id: string; readonly row: Row | undefined }) => {
  const text = useDealText()
  const { again } = useListWorld()
  const [dialog, setDialog] = useState<'edit' | 'contract'>()
  const { data, error, refetch } = useEndpoint(dealApi.detail, { id }, { tell: 'never' })
  const close = (): void => setDialog(undefined)
  const done = (): void => {
    void refetch()
    again()
  }
  if (error && !data) return <LoadFailed error={error} kept={false} onRetry={refetch} />
  return (
    <>
      <Ways as="nav" className="drawer-ways">
        {row ? <RowButtons workflow={dealWorkflow} row={row} onAnswer={done} /> : null}
        {data?.source ? (
          <button type="button" className="button" data-testid="deal-edit" onClick={() => setDialog('edit')}>
            {text('deal.edit')}
          </button>
        ) : null}
        <button type="button" className="button" data-testid="deal-contract" onClick={() => setDialog('contract')}>
          {text('deal.addContract')}
        </button>
      </Ways>
      {row ? <Fields title={text('deal.facts')} row={row} fields={facts} /> : null}
      {data?.requirement ? (
        <Section within title={text('deal.requirement')}>
          <Note>{data.requirement}</Note>
        </Section>
      ) : null}
      {data ? <Sample sample={data.sample} /> : null}
      {data ? <Contents contents={data.contents} currency={data.currency} /> : null}
      {data ? <Contracts contracts={data.contracts} /> : null}
      <RowHistory workflow={dealWorkflow} rowKey={id} />
      {dialog === 'edit' && data?.source ? (
        <FormDialog form={dealForm} about={{ id }} start={data.source} onDone={done} onClose={close} />
      ) : null}
      {dialog === 'contract' ? (
        <FormDialog form={dealContractForm} about={{ id }} onDone={done} onClose={close} />
      ) : null}
    </>
  )
}
