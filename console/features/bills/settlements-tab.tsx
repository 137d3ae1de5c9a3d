import { Link } from 'react-router-dom'
import { screenRow } from '../../../shared/access/screens.ts'
import { settlementList } from '../../../shared/areas/settlements/list.ts'
import { TableImport } from '../../imports/table-import.tsx'
import type { Row } from '../../lists/any-list.ts'
import { Fields } from '../../lists/fields.tsx'
import { ListPage } from '../../lists/list-page.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { Row as Ways } from '../../ui/layout.tsx'
import { BillTabs } from './bill-tabs.tsx'
import { useBillText } from './use-bill-text.ts'

const network = ['settlement_match', 'difference', 'network_amt', 'network_currency', 'network_day'] as const
const own = ['own_amt', 'settlement_status', 'settled_time', 'refund_amount', 'product_name', 'sku_id'] as const

const Head = () => {
  const { again } = useListWorld()
  return (
    <>
      <BillTabs now="settlements" />
      <Ways>
        <TableImport into="settlements" onDone={again} />
      </Ways>
    </>
  )
}

/** A line of the reconciliation: what both sides say, and the order behind it. */
const SettlementDetail = ({ row }: { readonly row: Row | undefined }) => {
  const text = useBillText()
  if (!row) return null
  const { order_id } = row
  return (
    <>
      <Ways as="nav" className="drawer-ways">
        <Link
          className="button"
          to={`${screenRow('orders').path}?${new URLSearchParams({ keyword: String(order_id) })}`}
        >
          {text('bill.toOrder')}
        </Link>
      </Ways>
      <Fields title={text('bill.network')} row={row} fields={network} />
      <Fields title={text('bill.own')} row={row} fields={own} />
    </>
  )
}

/** The network's settlements beside the company's own lines. */
export const SettlementsTab = () => (
  <ListPage
    list={settlementList}
    head={() => <Head />}
    detail={(key, row) => <SettlementDetail key={key} row={row} />}
  />
)
