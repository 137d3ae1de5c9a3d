/** A job is checked and waits, is under way, paused, done, done with failures, given up or taken back. */
export const copyState = { waiting: 1, running: 2, paused: 3, done: 4, partly: 5, given: 6 } as const
/** A product of it waits, was copied, failed, was skipped, was taken back. */
export const copyItemState = { waiting: 0, copied: 1, failed: 2, skipped: 3, back: 4 } as const

/** Why a product is not copied: it is not the source's, has no SKU, no price after the rules, no fitting title, or stands there already. */
export const copyErrors = ['notOfShop', 'noSku', 'price', 'title', 'exists', 'auth'] as const
export type CopyError = (typeof copyErrors)[number]

/** Products of one job at most. */
export const MOST_COPIED = 500
export const LONGEST_TITLE = 255

export interface CopyRules {
  readonly price_bp: number
  readonly price_add_amt: number
  /** The last two digits; null: as it comes out. */
  readonly price_ending: number | null
  readonly title_prefix: string
  readonly title_suffix: string
  readonly remove_words: readonly string[]
}

/** A price after the rules, half-up: `price × (1 + change) + added`, then its last two digits. Null where none was, or none is left. */
export const priceAfter = (
  price: number | null,
  { price_bp, price_add_amt, price_ending }: Pick<CopyRules, 'price_bp' | 'price_add_amt' | 'price_ending'>,
): number | null => {
  if (price === null) return null
  const changed = Math.round((price * (10_000 + price_bp)) / 10_000) + price_add_amt
  const ended = price_ending === null ? changed : Math.floor(changed / 100) * 100 + price_ending
  return ended > 0 ? ended : null
}

/** A title after the rules: words taken out whatever their case, then what stands before and behind; blanks are single. */
export const titleAfter = (
  title: string,
  { title_prefix, title_suffix, remove_words }: Pick<CopyRules, 'title_prefix' | 'title_suffix' | 'remove_words'>,
): string => {
  const kept = remove_words
    .filter((word) => word !== '')
    .reduce((text, word) => text.replaceAll(new RegExp(word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu'), ' '), title)
  return [title_prefix, kept, title_suffix]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
    .replace(/\s+/g, ' ')
}
