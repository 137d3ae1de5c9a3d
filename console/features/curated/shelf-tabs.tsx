import { Pills } from '../../ui/tabs.tsx'
import type { Shelf } from './categories.ts'
import { useCuratedText } from './use-curated-text.ts'

interface Props {
  readonly name: 'category' | 'topic'
  readonly label: string
  readonly shelves: readonly Shelf[]
  /** Of all shelves together. */
  readonly total: number
  /** Empty: all. */
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** Categories at the side or topics above the cards, each with its number of products. */
export const ShelfTabs = ({ name, label, shelves, total, chosen, onChoose }: Props) => {
  const text = useCuratedText()
  const all: Shelf = { id: '', name: text('word.all'), picks: total }
  return (
    <Pills className={`curated-${name}`} aria-label={label}>
      {[all, ...shelves].map(({ id, name: words, picks }) => (
        <button
          key={id}
          type="button"
          data-shelf={id}
          aria-pressed={id === chosen}
          disabled={picks === 0 && id !== chosen}
          onClick={() => onChoose(id)}
        >
          <span>{words}</span>
          <small>{picks}</small>
        </button>
      ))}
    </Pills>
  )
}
