/** Part of a pager: a page by its number, or a jump of several pages over those that are left out. */
export type PageButton =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'back' | 'on'; readonly page: number }

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

/**
 * The buttons for page `current` of `pages`: at most `count` (odd, from 5) page numbers, the first and the last always
 * among them, the others around the current one; a jump goes as far as there are numbers between first and last.
 */
export const pageButtons = (current: number, pages: number, count: number): readonly PageButton[] => {
  const numbered = (list: readonly number[]): PageButton[] => list.map((page) => ({ kind: 'page', page }))
  if (pages <= count) return numbered(range(1, pages))
  const inner = count - 2
  const first = Math.min(Math.max(2, current - Math.floor(inner / 2)), pages - inner)
  const last = first + inner - 1
  return [
    ...numbered([1]),
    ...(first > 2 ? [{ kind: 'back' as const, page: Math.max(1, current - inner) }] : []),
    ...numbered(range(first, last)),
    ...(last < pages - 1 ? [{ kind: 'on' as const, page: Math.min(pages, current + inner) }] : []),
    ...numbered([pages]),
  ]
}

/** Pages of `total` rows, at least one. */
export const pagesOf = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit))

/** What was typed into the jumper as a page that exists; undefined for what is no number. */
export const pageTyped = (typed: string, pages: number): number | undefined => {
  const page = Number.parseInt(typed, 10)
  return Number.isNaN(page) ? undefined : Math.min(Math.max(1, page), pages)
}
