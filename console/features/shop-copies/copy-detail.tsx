import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { screenRow } from '../../../shared/access/screens.ts'
import type { CallData } from '../../../shared/api/endpoint.ts'
import { shopCopyApi } from '../../../shared/areas/shop-copies/api.ts'
import { copyState } from '../../../shared/areas/shop-copies/states.ts'
import { shopCopyWorkflow } from '../../../shared/areas/shop-copies/workflow.ts'
import { moneyText } from '../../../shared/format/number.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import type { Row } from '../../lists/any-list.ts'
import { Fields } from '../../lists/fields.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { Row as Ways } from '../../ui/layout.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Note } from '../../ui/note.tsx'
import { nothing } from '../../ui/nothing.ts'
import { Section } from '../../ui/section.tsx'
import { Table } from '../../ui/table.tsx'
import { RowButtons } from '../../workflows/row-buttons.tsx'
import { RowHistory } from '../../workflows/row-history.tsx'
import { useCopyText } from './use-copy-text.ts'

type Data = CallData<typeof shopCopyApi.items>

/** Seconds between two looks while a job is under way. */
const EVERY_S = 5
const facts = [
  ...['copy_state', 'source_shop', 'target_shops', 'copy_total', 'copied', 'copy_failed', 'copy_skipped'],
  ...['copy_progress', 'copy_rules', 'copy_by', 'copy_started', 'copy_ended', 'add_time'],
]

const Items = ({ data: { list, total, currency } }: { readonly data: Data }) => {
  const text = useCopyText()
  const title = text('copy.items', { n: total })
  const price = (amount: number | null): string => (amount === null ? nothing : moneyText(amount, currency))
  const reason = (error: string): string => (error === '' ? '' : ` · ${text.word(`copyError.${error}`)}`)
  return (
    <Section within title={title}>
      <Table label={title} height={420} testId="copy-items">
        <thead>
          <tr>
            <th scope="col">{text('copy.product')}</th>
            <th scope="col">{text('copy.target')}</th>
            <th scope="col">{text('copy.price')}</th>
            <th scope="col">{text('copy.state')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((item) => (
            <tr key={item.id} data-state={item.state}>
              <th scope="row">{item.title || item.before}</th>
              <td>{item.target_shop}</td>
              <td>{`${price(item.old_price_amt)} → ${price(item.new_price_amt)}`}</td>
              <td>{`${text.word(`copyItem.${item.state}`)}${reason(item.error)}`}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {total > list.length ? <Note>{text('copy.more', { n: list.length })}</Note> : null}
    </Section>
  )
}

/** A job: what can be done with it, how far it is, and each of its products. */
export const CopyDetail = ({ id, row }: { readonly id: string; readonly row: Row | undefined }) => {
  const text = useCopyText()
  const { again } = useListWorld()
  const isRunning = row?.copy_state === copyState.running
  const { data, error, refetch } = useEndpoint(
    shopCopyApi.items,
    { id },
    { tell: 'never', ...(isRunning ? { every: EVERY_S } : {}) },
  )
  // The row of the list counts what is done: it is looked at as often as its products are.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every answer
  useEffect(() => {
    if (isRunning && data) again()
  }, [data])
  return (
    <>
      <Ways as="nav" className="drawer-ways">
        {row ? <RowButtons workflow={shopCopyWorkflow} row={row} /> : null}
        {Number(row?.copied) > 0 ? (
          <Link className="button" to={`${screenRow('product').path}?status=0`}>
            {text('copy.toProducts')}
          </Link>
        ) : null}
      </Ways>
      <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} />
      {row ? <Fields title={text('copy.facts')} row={row} fields={facts} /> : null}
      {data ? <Items data={data} /> : null}
      <RowHistory workflow={shopCopyWorkflow} rowKey={id} />
    </>
  )
}
