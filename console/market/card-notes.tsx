import type { ProductMark } from '../../shared/areas/products/api.ts'
import { offerState } from '../../shared/areas/products/list.ts'
import { rateText } from '../../shared/format/number.ts'
import { platformNowMs } from '../http/platform-clock.ts'
import { Mark, type MarkTone } from '../ui/mark.tsx'
import type { ProductRow } from './product-row.ts'
import { type MarketText, useMarketText } from './use-market-text.ts'

const DAY = 86_400
const daysUntil = (t: number): number => Math.max(1, Math.ceil((t - platformNowMs() / 1000) / DAY))

interface Note {
  readonly name: string
  readonly tone: MarkTone
  readonly words: string
}

const notesOf = (row: ProductRow, mark: ProductMark | undefined, text: MarketText): readonly Note[] => {
  const notes: Note[] = []
  const add = (name: string, tone: MarkTone, words: string): void => void notes.push({ name, tone, words })
  if (!mark) return notes
  if (row.offer_state === offerState.leaving && mark.off_time !== null)
    add('leaving', 'warn', text('market.leaving', { n: daysUntil(mark.off_time) }))
  if (mark.next_rate_bp !== null && mark.next_rate_time !== null)
    add(
      'lowering',
      'warn',
      text('market.lowering', { n: daysUntil(mark.next_rate_time), rate: rateText(mark.next_rate_bp) }),
    )
  if (mark.lock_rate_bp !== null && mark.lock_until_time !== null)
    add('lock', 'good', text('market.lock', { rate: rateText(mark.lock_rate_bp), n: daysUntil(mark.lock_until_time) }))
  if (mark.sample_state !== null)
    add('sample', 'brand', text(`market.sampleState.${mark.sample_state}` as Parameters<MarketText>[0]))
  if (mark.assigned > 0) add('assigned', 'calm', text('market.assignedTo', { n: mark.assigned }))
  return notes
}

/** What is about to happen to a product, and what the viewer's own people have with it. */
export const CardNotes = ({ row, mark }: { row: ProductRow; mark: ProductMark | undefined }) => {
  const text = useMarketText()
  const notes = notesOf(row, mark, text)
  if (notes.length === 0) return null
  return (
    <ul className="pcard-notes">
      {notes.map(({ name, tone, words }) => (
        <li key={name} data-note={name}>
          <Mark tone={tone} />
          {words}
        </li>
      ))}
    </ul>
  )
}
