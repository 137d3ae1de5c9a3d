import { shopOrdersApi } from '../../../../shared/areas/shops/orders-api.ts'
import { useEndpoint } from '../../../http/use-endpoint.ts'
import type { Row } from '../../../lists/any-list.ts'
import { Fields } from '../../../lists/fields.tsx'
import { useListWorld } from '../../../lists/list-world.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Row as Ways } from '../../../ui/layout.tsx'
import { Note } from '../../../ui/note.tsx'
import '../shops.css'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { useShopText } from '../use-shop-text.ts'
import { orderGroups, orderOf } from './groups.ts'
import { OrderCosts } from './order-costs.tsx'
import { ProfitSteps } from './profit-steps.tsx'

/** A line of a shop's order: its profit step by step, the cost of its goods to be entered, parcel and masked buyer. */
export const ShopOrderDetail = ({ lineId, row }: { lineId: string; row: Row | undefined }) => {
  const text = useShopText()
  const { again } = useListWorld()
  const order_id = orderOf(lineId)
  const { data, error, isPending, refetch } = useEndpoint(shopOrdersApi.detail, { order_id })
  const order = data?.order_id === order_id ? data : undefined
  const line = order?.lines.find((one) => one.row.line_id === lineId)
  const shown = line?.row ?? row
  // Of all lines only a return without a sale belongs to no order that has a status.
  const isAdjustment = line?.row.order_status === null
  const renew = (): void => {
    void refetch()
    again()
  }
  return (
    <>
      <LoadFailed error={error} kept={Boolean(line)} onRetry={refetch} />
      {isAdjustment ? (
        <Note data-testid="shop-adjustment">{text('shop.order.adjustment')}</Note>
      ) : order && line ? (
        <>
          <Ways as="nav" className="drawer-ways">
            <a className="button" href={order.platform_url} target="_blank" rel="noreferrer">
              <Icon name="shop" size={16} />
              {text('shop.order.platform')}
            </a>
          </Ways>
          <ProfitSteps line={line} />
          <OrderCosts lines={order.lines} lineId={lineId} currency={order.currency} onDone={renew} />
        </>
      ) : error ? null : (
        <Note role="status">{text(isPending || !order ? 'word.reading' : 'shop.gone')}</Note>
      )}
      {shown
        ? orderGroups.map(({ name, fields }) => (
            <Fields key={name} title={text(`shop.order.${name}`)} row={shown} fields={fields} />
          ))
        : null}
    </>
  )
}
