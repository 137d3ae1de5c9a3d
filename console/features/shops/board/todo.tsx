import { Link } from 'react-router-dom'
import { screenRow } from '../../../../shared/access/screens.ts'
import { authTroubles } from '../../../../shared/areas/shops/auth-states.ts'
import { multishopApi } from '../../../../shared/areas/shops/days-api.ts'
import type { TodoKind } from '../../../../shared/areas/shops/todo-kinds.ts'
import { countText } from '../../../../shared/format/number.ts'
import { useEndpoint } from '../../../http/use-endpoint.ts'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Mark, type MarkTone } from '../../../ui/mark.tsx'
import { Note } from '../../../ui/note.tsx'
import { Section } from '../../../ui/section.tsx'
import { useShopText } from '../use-shop-text.ts'

const orders = screenRow('orders').path
const products = screenRow('product').path
const board = screenRow('console').path

interface Way {
  readonly to: string
  readonly tone: MarkTone
  /** The parameter that narrows it to one shop. */
  readonly shop: 'shop' | 'open'
}

/** Where each kind is dealt with. */
const ways: Readonly<Record<TodoKind, Way>> = {
  to_ship: { to: `${orders}?stage=2,3&period=last30`, tone: 'warn', shop: 'shop' },
  overdue: { to: `${orders}?overdue=1`, tone: 'bad', shop: 'shop' },
  to_refund: { to: `${orders}?stage=8&period=last30`, tone: 'warn', shop: 'shop' },
  out_of_stock: { to: `${products}?out_of_stock=1`, tone: 'bad', shop: 'shop' },
  violation: { to: `${products}?status=3,5`, tone: 'bad', shop: 'shop' },
  auth: { to: `${board}?auth_state=${authTroubles.join(',')}`, tone: 'warn', shop: 'open' },
  uncosted: { to: `${products}?uncosted=1`, tone: 'brand', shop: 'shop' },
}

/** What waits for somebody: each kind, and each of the shops that have most of it, one press away from where it is done. */
export const Todo = ({ filters }: { filters: Readonly<Record<string, string>> }) => {
  const text = useShopText()
  const { data, error, isPending, refetch } = useEndpoint(multishopApi.todo, filters, { every: 60 })
  return (
    <Section className="shop-todo" title={text('shop.todo')} data-testid="todo">
      <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} />
      {isPending ? <Note>{text('word.reading')}</Note> : null}
      <ul>
        {data?.list.map(({ kind, count, shops }) => (
          <li key={kind} data-kind={kind}>
            <Link className="shop-todo-kind" to={ways[kind].to}>
              <span>
                <Mark tone={count > 0 ? ways[kind].tone : 'calm'} />
                {text(`shop.todo.${kind}`)}
              </span>
              <b>{countText(count)}</b>
            </Link>
            <p>
              {shops.length === 0
                ? text('shop.todo.none')
                : shops.map(({ shop_id, name, count: n }) => (
                    <Link key={shop_id} to={`${ways[kind].to}&${ways[kind].shop}=${encodeURIComponent(shop_id)}`}>
                      {kind === 'auth' ? name : text('shop.todo.shop', { name, n: countText(n) })}
                    </Link>
                  ))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
