import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect } from 'react'
import type { ListSetting } from '../../../shared/api/views.ts'

/** Pixels, as `--row` in table.css; what is higher for its content is measured. */
const heights: Readonly<Record<ListSetting['density'], number>> = { normal: 37, compact: 30 }
/** Rows drawn beyond either edge. */
const beyond = 8
/** Pixels, until the table's own height is known. */
const firstHeight = 600

interface Rows {
  /** What the rows scroll in, once it stands. */
  readonly scroll: HTMLElement | null
  readonly keys: readonly string[]
  readonly density: ListSetting['density']
  /** Rows that are drawn wherever they are, such as the one with the keyboard's focus. */
  readonly held: readonly string[]
}

export interface RowInSight {
  /** Place among the rows of the page, from 0. */
  readonly at: number
  /** Pixels that the rows left out right before it take. */
  readonly gap: number
}

/** Which rows of a long page are drawn, from top to bottom, and the pixels left out behind the last of them. */
export const useRowsInSight = ({ scroll, keys, density, held }: Rows) => {
  const places = held
    .map((key) => keys.indexOf(key))
    .filter((at) => at >= 0)
    .join()
  const virtual = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: keys.length,
    overscan: beyond,
    initialRect: { width: 0, height: firstHeight },
    getScrollElement: () => scroll,
    estimateSize: useCallback(() => heights[density], [density]),
    getItemKey: useCallback((at: number) => keys[at] ?? at, [keys]),
    rangeExtractor: useCallback(
      (range: Range) => {
        const drawn = new Set([...places.split(',').filter(Boolean).map(Number), ...defaultRangeExtractor(range)])
        return [...drawn].sort((a, b) => a - b)
      },
      [places],
    ),
  })
  // Rows out of sight have the old density's height until then.
  useLayoutEffect(() => {
    if (density) virtual.measure()
  }, [virtual, density])
  let end = 0
  const rows = virtual.getVirtualItems().map((item): RowInSight => {
    const gap = item.start - end
    end = item.end
    return { at: item.index, gap }
  })
  return { rows, rest: virtual.getTotalSize() - end, measure: virtual.measureElement }
}
