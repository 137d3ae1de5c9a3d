import { Link } from 'react-router-dom'
import { screenRow } from '../../../../shared/access/screens.ts'
import { multishopApi, type TodoKind } from '../../../../shared/api/multishop.ts'
import { countText } from '../../../../shared/format/number.ts'
import { useEndpoint } from '../../../http/use-endpoint.ts'
import { Mark, type MarkTone } from '../../../ui/mark.tsx'
import { useShopText } from '../use-shop-text.ts'

const orders = screenRow('orders').path
const products = screenRow('product').path

/** Where each kind is dealt with. */
const ways: Readonly<Record<TodoKind, { readonly to: string; readonly tone: MarkTone }>> = {
  to_ship: { to: `${orders}?stage=2,3&period=last30`, tone: 'warn' },
  overdue: { to: `${orders}?overdue=1`, tone: 'bad' },
  to_refund: { to: `${orders}?stage=8&period=last30`, tone: 'warn' },
  out_of_stock: { to: `${products}?out_of_stock=1`, tone: 'bad' },
  uncosted: { to: `${products}?uncosted=1`, tone: 'brand' },
}

/** What waits for somebody, each kind one press away from where it is done. */
export const Todo = () => {
  const text = useShopText()
  const { data, error, isPending } = useEndpoint(multishopApi.todo, {}, { every: 60 })
  return (
    <section className="shop-todo" aria-label={text('shop.todo')} data-testid="todo">
      <h2>{text('shop.todo')}</h2>
      {error ? <p role="alert">{error.message}</p> : null}
      {isPending ? <p className="shop-note">{text('shop.loading')}</p> : null}
      <ul>
        {data?.list.map(({ kind, count, shops }) => (
          <li key={kind} data-kind={kind}>
            <Link to={ways[kind].to}>
              <span>
                <Mark tone={count > 0 ? ways[kind].tone : 'calm'} />
                {text(`shop.todo.${kind}`)}
              </span>
              <b>{countText(count)}</b>
              <small>
                {shops.length === 0
                  ? text('shop.todo.none')
                  : shops.map(({ name, count: n }) => text('shop.todo.shop', { name, n: countText(n) })).join(' · ')}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
