import type { ReactNode } from 'react'
import { offerState } from '../../shared/areas/products/list.ts'
import { nameIn } from '../../shared/lists/both-names.ts'
import type { CardLink } from '../lists/cards.tsx'
import { markOf as toneOf } from '../lists/state-marks.ts'
import { Mark } from '../ui/mark.tsx'
import { AnalyseLink } from './analyse-link.tsx'
import './card.css'
import { ProductButtons } from './card-buttons.tsx'
import { CardNotes } from './card-notes.tsx'
import { Curve } from './curve.tsx'
import { useMarket } from './market.ts'
import { ProductPicture } from './product-picture.tsx'
import { type ProductRow, useProductCells } from './product-row.ts'
import { useMarketText } from './use-market-text.ts'

interface Props {
  readonly row: ProductRow
  readonly currency?: string
  /** Absent: the title opens nothing. */
  readonly link?: CardLink
  /** Why it is recommended. */
  readonly children?: ReactNode
}

/** Nothing is to be said of it, or a note says when. */
const saidBelow: readonly number[] = [offerState.promoted, offerState.leaving, offerState.lowering]

/** A product of the marketplace: what it costs, earns and sells, and what can be done with it. */
export const ProductCard = ({ row, currency, link, children }: Props) => {
  const text = useMarketText()
  const { cell, word, language } = useProductCells(currency)
  const mark = useMarket().markOf(row.product_id)
  const figures = [
    ['rate', text('market.rate'), cell('commission_rate_bp', row)],
    ['item', text('market.perItem'), cell('est_commission_per_item', row)],
    ['sold', text('market.sold'), cell('sales_30d', row)],
    ['creators', text('market.creators'), cell('creator_count', row)],
  ] as const
  const tone = toneOf('offer', row.offer_state)
  return (
    <article className="pcard" data-product={row.product_id}>
      <header className="pcard-head">
        <ProductPicture image={mark?.image ?? ''} category={nameIn(row.category_name, language)} title={row.title} />
        <div>
          <h3 title={row.title}>{link ? <a {...link}>{row.title}</a> : row.title}</h3>
          <p className="pcard-shop">
            {row.shop_name} · {cell('region', row)}
          </p>
        </div>
      </header>
      <p className="pcard-price">
        <b>{cell('min_price', row)}</b>
        {row.max_price !== null && row.max_price !== row.min_price ? <span>– {cell('max_price', row)}</span> : null}
        {row.sample_status > 0 ? (
          <em className="pcard-tag">
            {word(`sample.${row.sample_status}`)} · {text('market.left', { n: cell('sample_quota', row) })}
          </em>
        ) : null}
      </p>
      <dl className="pcard-figures">
        {figures.map(([name, title, value]) => (
          <div key={name} data-figure={name}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="pcard-course" data-trend={row.trend_flag}>
        <Curve values={mark?.curve} label={text('market.curve')} />
        <span>{word(`trend.${row.trend_flag}`)}</span>
        <AnalyseLink productId={row.product_id} />
      </div>
      {saidBelow.includes(row.offer_state) ? null : (
        <p className="pcard-state" data-state={row.offer_state}>
          {tone ? <Mark tone={tone} /> : null}
          {word(`offer.${row.offer_state}`)}
        </p>
      )}
      <CardNotes row={row} mark={mark} />
      {children}
      <ProductButtons row={row} full />
    </article>
  )
}
