import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { decideAccess } from '../../../shared/access/decide.ts'
import { screenRow } from '../../../shared/access/screens.ts'
import type { Row } from '../../lists/any-list.ts'
import { Fields } from '../../lists/fields.tsx'
import { AnalyseLink } from '../../market/analyse-link.tsx'
import { ProductButtons } from '../../market/card-buttons.tsx'
import { ClipsLink } from '../../market/clips-link.tsx'
import { asProduct } from '../../market/product-row.ts'
import { useSession } from '../../state/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { Row as Ways } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { productGroups } from './groups.ts'
import { useProductText } from './use-product-text.ts'

interface Props {
  readonly productId: string
}

/** 1: earned, not settled yet. */
const PENDING = '1'

/** The ways on to the orders of the product, for whoever may see orders. */
const Orders = ({ productId }: Props) => {
  const text = useProductText()
  const record = useSession((state) => state.record)
  if (!record || !decideAccess(record).allows('orders')) return null
  const ways = [
    ['word.itsOrders', { product: productId }],
    ['product.pending', { product: productId, settlement_status: PENDING }],
  ] as const
  return (
    <Ways as="nav" className="drawer-ways" data-testid="product-ways">
      {ways.map(([name, query]) => (
        <Link key={name} className="button" to={`${screenRow('orders').path}?${new URLSearchParams(query)}`}>
          <Icon name="orders" size={16} />
          {text(name)}
        </Link>
      ))}
    </Ways>
  )
}

/** A product that was opened by its address and stands on another page of the list. */
const Elsewhere = ({ productId }: Props) => {
  const text = useProductText()
  return (
    <>
      <Note role="status">{text('product.elsewhere')}</Note>
      <Link className="button" to={`?${new URLSearchParams({ keyword: productId, open: productId })}`}>
        <Icon name="search" size={16} />
        {text('product.find')}
      </Link>
    </>
  )
}

/** What the list knows of a product, and its orders one press away. */
export const ProductDetail = ({ productId, row }: Props & { row: Row | undefined }) => {
  const text = useProductText()
  return (
    <>
      {row ? <ProductButtons row={asProduct(row)} full /> : null}
      <AnalyseLink productId={productId} />
      <Orders productId={productId} />
      <ClipsLink productId={productId} />
      {row ? (
        productGroups.map(({ name, fields, ...more }) => (
          <Fragment key={name}>
            <Fields title={text(`product.group.${name}`)} row={row} fields={fields} />
            {'note' in more ? <Note className="drawer-note">{text(more.note)}</Note> : null}
          </Fragment>
        ))
      ) : (
        <Elsewhere productId={productId} />
      )}
    </>
  )
}
