import { Link } from 'react-router-dom'
import type { GoodsCard as Card } from '../../../shared/areas/goods/api.ts'
import { countText } from '../../../shared/format/number.ts'
import { dateTimeText } from '../../../shared/format/time.ts'
import { nameIn } from '../../../shared/lists/both-names.ts'
import { markOf } from '../../lists/state-marks.ts'
import { useListText } from '../../lists/use-list-text.ts'
import { ClipsLink } from '../../market/clips-link.tsx'
import { useCountryName } from '../../ui/country-name.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { NamedFigure, useFrame } from '../../ui/figure.tsx'
import { exactUnit } from '../../ui/figure-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Row } from '../../ui/layout.tsx'
import { Mark } from '../../ui/mark.tsx'
import { Note } from '../../ui/note.tsx'
import { GoodsActions } from './goods-actions.tsx'
import { type GoodsText, useGoodsText } from './use-goods-text.ts'
import { useProductOrders } from './use-orders.ts'

/** From 15 %, 4.7 points, below 100 pieces. */
const highRate = 1500
const wellRated = 470
const lowStock = 100
const onSale = 1

const tagsOf = (card: Card, text: GoodsText): readonly string[] => [
  ...((card.commission_rate ?? 0) >= highRate ? [text('goods.tag.rate')] : []),
  ...(card.shop_ads_rate === null ? [] : [text('goods.tag.ads')]),
  ...((card.rating ?? 0) >= wellRated ? [text('goods.tag.rated')] : []),
  ...(card.stock !== null && card.stock < lowStock ? [text('goods.tag.low')] : []),
  ...(card.status === onSale ? [] : [text('goods.tag.off')]),
]

const PriceSpan = ({ card: { min_price, max_price } }: { card: Card }) => {
  const { currency } = useFrame()
  const one = min_price === max_price || max_price === null
  return (
    <>
      {exactUnit('money', min_price, currency)}
      {one ? null : ` – ${exactUnit('money', max_price, currency)}`}
    </>
  )
}

/** The product itself: what it is, what it costs and pays. */
export const GoodsCard = ({ card }: { card: Card }) => {
  const text = useGoodsText()
  const listText = useListText()
  const countryOf = useCountryName()
  const { zone } = useFrame()
  const orders = useProductOrders()?.()
  const mark = markOf('product', card.status)
  const tags = tagsOf(card, text)
  const category = nameIn(card.category_name, listText.language)
  return (
    <section className="section" aria-label={card.title} data-panel="card">
      <Row className="goods-name">
        {card.image ? (
          <img src={card.image} alt="" width={72} height={72} />
        ) : (
          <span aria-hidden="true">{[...(category || card.title)][0]}</span>
        )}
        <div>
          <h2>{card.title}</h2>
          <Note>
            {mark ? <Mark tone={mark} /> : null}
            {listText.word(`product.${card.status}`)} · {card.product_id}
          </Note>
          <Row as="ul" className="goods-tags">
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </Row>
        </div>
      </Row>
      <Facts className="goods-facts">
        <Fact title={text('goods.price')} className="goods-main">
          <PriceSpan card={card} />
        </Fact>
        <Fact title={text('column.commission_rate_bp')} className="goods-main">
          <NamedFigure name="rate" unit="rate" value={card.commission_rate} as="exact" />
        </Fact>
        <Fact title={text('column.est_commission_per_item')} className="goods-main">
          <NamedFigure name="perItem" unit="money" value={card.est_commission} as="exact" />
        </Fact>
        <Fact title={text('goods.adsRate')}>
          <NamedFigure name="adsRate" unit="rate" value={card.shop_ads_rate} as="exact" />
        </Fact>
        <Fact title={text('column.rating')}>
          <NamedFigure name="rating" unit="ratio" value={card.rating} as="exact" />
          {card.review_count === null ? null : (
            <small> {text('goods.reviews', { count: countText(card.review_count) })}</small>
          )}
        </Fact>
        <Fact title={text('column.inventory')}>
          <NamedFigure name="stock" unit="count" value={card.stock} as="exact" />
        </Fact>
        <Fact title={text('column.shop_name')}>
          {card.shop_name}
          {card.region ? <small> {countryOf(card.region)}</small> : null}
        </Fact>
        <Fact title={text('column.category_name')}>{category || '—'}</Fact>
        <Fact title={text('goods.seen')}>{dateTimeText(card.first_seen_time, zone).slice(0, 10)}</Fact>
      </Facts>
      <Row as="footer" spread>
        <GoodsActions product_id={card.product_id} />
        <ClipsLink productId={card.product_id} />
        {orders ? (
          <Link className="button" to={orders}>
            <Icon name="orders" size={16} />
            {text('word.itsOrders')}
          </Link>
        ) : null}
      </Row>
    </section>
  )
}
