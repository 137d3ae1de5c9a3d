import type { ColumnSetting, ListSetting } from '../../shared/api/views.ts'
import type { Column } from '../../shared/lists/column.ts'
import type { AnyList } from './any-list.ts'
import { type ColumnWords, widthOf } from './column-width.ts'

/** Every column of the list in the account's order: what the dialog shows. */
export const settingOf = ({ columns }: AnyList, { columns: set }: ListSetting): readonly ColumnSetting[] =>
  set ?? columns.map(({ field, shown }) => ({ field, shown: shown ?? false }))

/** A column as it stands in the table. */
export interface Laid {
  readonly column: Column
  /** Pixels. */
  readonly width: number
  /** Pixels from the side that it holds on to; absent for one that scrolls. */
  readonly left?: number
  readonly right?: number
}

interface Found {
  readonly column: Column
  readonly width: number
  readonly pin?: 'left' | 'right'
}

const offsets = (columns: readonly Found[]): readonly number[] => {
  let sum = 0
  return columns.map(({ width }) => {
    sum += width
    return sum - width
  })
}

const narrowFirst = 150

/** Pixels that other cells of a row take before its first and behind its last column. */
export interface Beside {
  readonly left: number
  readonly right: number
}
const nothingBeside: Beside = { left: 0, right: 0 }
const noWords: ColumnWords = { title: '', values: [] }

/**
 * The visible columns from left to right: those pinned left, the rest, those pinned right. The first one always holds on to
 * the left side; on a narrow screen it is the only one, and small.
 * @param wordsOf a column that nobody has given a width has room for them; needless where only the order is asked for
 */
export const layOut = (
  list: AnyList,
  setting: ListSetting,
  narrow: boolean,
  beside = nothingBeside,
  wordsOf: (column: Column) => ColumnWords = () => noWords,
): readonly Laid[] => {
  const known = new Map(list.columns.map((column) => [column.field, column]))
  const found = settingOf(list, setting).flatMap(({ field, shown, width, pin }): Found[] => {
    const column = known.get(field)
    return column && shown
      ? [{ column, width: width ?? widthOf(list, column, wordsOf(column)), ...(pin ? { pin } : {}) }]
      : []
  })
  const left = found.filter(({ pin }) => pin === 'left')
  const right = found.filter(({ pin }) => pin === 'right')
  const rest = found.filter(({ pin }) => pin === undefined)
  const [first, ...others] = [...left, ...rest, ...right]
  if (!first) return []
  if (narrow) {
    const width = Math.min(first.width, narrowFirst)
    return [
      { column: first.column, width, left: beside.left },
      ...others.map(({ column, width }) => ({ column, width })),
    ]
  }
  const held = left.length > 0 ? left : [first]
  const heldAt = offsets(held)
  const rightAt = offsets(right.toReversed()).toReversed()
  return [first, ...others].map((one) => {
    const { column, width } = one
    const [atLeft, atRight] = [held.indexOf(one), right.indexOf(one)]
    if (atLeft >= 0) return { column, width, left: beside.left + (heldAt[atLeft] ?? 0) }
    return atRight >= 0 ? { column, width, right: beside.right + (rightAt[atRight] ?? 0) } : { column, width }
  })
}
