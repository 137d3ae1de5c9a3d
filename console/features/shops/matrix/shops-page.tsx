import { useState } from 'react'
import { Link } from 'react-router-dom'
import { decideAccess } from '../../../../shared/access/decide.ts'
import { screenRow } from '../../../../shared/access/screens.ts'
import { shopWorkflow } from '../../../../shared/areas/shops/matrix-workflow.ts'
import { shopForm } from '../../../../shared/forms/shop.ts'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { useMarkets } from '../../../forms/use-markets.ts'
import { TableImport } from '../../../imports/table-import.tsx'
import type { Row } from '../../../lists/any-list.ts'
import { Fields } from '../../../lists/fields.tsx'
import { useListWorld } from '../../../lists/list-world.ts'
import { useSession } from '../../../state/session.ts'
import { Row as Ways } from '../../../ui/layout.tsx'
import { RowButtons } from '../../../workflows/row-buttons.tsx'
import { RowHistory } from '../../../workflows/row-history.tsx'
import { WorkflowList } from '../../../workflows/workflow-list.tsx'
import { useShopText } from '../use-shop-text.ts'

/** What a shop usually is. */
const usual = { seller_type: 1, settlement_days: 7 } as const
const facts = [
  ...['shop_state', 'region', 'seller_type', 'tiktok_account', 'followers', 'rating', 'shop_products', 'gmv_30d'],
  ...['auth_state', 'owner_name', 'group_name', 'settlement_days', 'add_time', 'shop_note'],
]

const Head = () => {
  const text = useShopText()
  const { again, replace } = useListWorld()
  const [isOpen, setOpen] = useState(false)
  const offered = useMarkets()
  return (
    <Ways>
      <TableImport into="shops" onDone={again} />
      <button type="button" className="button primary" data-testid="shop-new" onClick={() => setOpen(true)}>
        {text('shop.new')}
      </button>
      {isOpen ? (
        <FormDialog
          form={shopForm}
          start={usual}
          offered={offered}
          onDone={({ id }) => {
            again()
            replace({ open: id })
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Ways>
  )
}

const ShopDetail = ({ id, row }: { readonly id: string; readonly row: Row | undefined }) => {
  const text = useShopText()
  const record = useSession((state) => state.record)
  const allows = record ? decideAccess(record).allows : () => false
  return (
    <>
      <Ways as="nav" className="drawer-ways">
        {row ? <RowButtons workflow={shopWorkflow} row={row} /> : null}
        {allows('shopEmpower') ? (
          <Link className="button" to={`${screenRow('shopEmpower').path}?${new URLSearchParams({ open: id })}`}>
            {text('shop.toAuth')}
          </Link>
        ) : null}
        {allows('orders') ? (
          <Link className="button" to={`${screenRow('orders').path}?${new URLSearchParams({ shop: id })}`}>
            {text('word.itsOrders')}
          </Link>
        ) : null}
      </Ways>
      {row ? <Fields title={text('shop.facts')} row={row} fields={facts} /> : null}
      <RowHistory workflow={shopWorkflow} rowKey={id} />
    </>
  )
}

/** S31: the shops of the viewer and the accounts on which they sell. */
export const ShopsPage = () => (
  <WorkflowList
    workflow={shopWorkflow}
    inDrawer
    head={() => <Head />}
    detail={(key, row) => <ShopDetail key={key} id={key} row={row} />}
  />
)
