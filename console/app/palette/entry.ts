import type { SearchHit } from '../../../shared/areas/search/api.ts'
import type { IconName } from '../../ui/icon.tsx'

/** Headings of the palette in their order; the last six are what the platform finds. */
export const kinds = ['recent', 'screen', 'action', 'order', 'product', 'creator', 'shop', 'staff', 'article'] as const
export type Kind = (typeof kinds)[number]

/** One line of the palette. */
export interface Entry {
  readonly id: string
  readonly kind: Kind
  readonly title: string
  readonly note: string
  readonly icon: IconName
  /** Everything that it is found by, lower case. */
  readonly words: string
  readonly run: () => void
  /** What the platform found, to be remembered with the choice. */
  readonly hit?: SearchHit
}

/** 0 for a title that begins with `query`, 1 for a word that does, 2 for any other place, undefined when a word of it is missing. */
const rankOf = ({ words, title }: Entry, query: string): number | undefined => {
  if (!query.split(/\s+/).every((word) => words.includes(word))) return undefined
  if (title.toLowerCase().startsWith(query)) return 0
  return words.split(/[\s/]+/).some((word) => word.startsWith(query)) ? 1 : 2
}

/** The entries that `typed` finds, the better ones first; all of them while nothing is typed. */
export const matching = (entries: readonly Entry[], typed: string): readonly Entry[] => {
  const query = typed.trim().toLowerCase()
  if (query === '') return entries
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, query)
      return rank === undefined ? [] : [{ entry, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
}
