import '../../ui/note.css'
import type { CuratedPick } from '../../../shared/areas/curated/api.ts'
import { ProductCard } from '../../market/product-card.tsx'
import { Row } from '../../ui/layout.tsx'
import { topicKey, useCuratedText } from './use-curated-text.ts'

/** A picked product: its card, and why it was picked. */
export const CuratedCard = ({ pick, currency }: { pick: CuratedPick; currency: string }) => {
  const text = useCuratedText()
  return (
    <li data-key={pick.product_id}>
      <ProductCard row={pick.row} currency={currency}>
        <div className="note curated-why">
          <Row as="p">
            {pick.topics.map((topic) => (
              <span key={topic}>{text.word(topicKey(topic))}</span>
            ))}
          </Row>
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
