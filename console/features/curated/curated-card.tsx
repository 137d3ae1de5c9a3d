import type { CuratedPick } from '../../../shared/areas/curated/api.ts'
import { ProductCard } from '../../market/product-card.tsx'
import { topicKey, useCuratedText } from './use-curated-text.ts'

/** A picked product: its card, and why it was picked. */
export const CuratedCard = ({ pick, currency }: { pick: CuratedPick; currency: string }) => {
  const text = useCuratedText()
  return (
    <li data-key={pick.product_id}>
      <ProductCard row={pick.row} currency={currency}>
        <div className="curated-why">
          <p className="curated-topics">
            {pick.topics.map((topic) => (
              <span key={topic}>{text(topicKey(topic))}</span>
            ))}
          </p>
          <p>
            <b>{text('curated.reason')}</b>
            {pick.reason}
          </p>
          {pick.comment ? (
            <p>
              <b>{text('curated.comment')}</b>
              {pick.comment}
            </p>
          ) : null}
        </div>
      </ProductCard>
    </li>
  )
}
