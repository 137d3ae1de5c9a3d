import { countText } from '../../shared/format/number.ts'
import type { TableCounts as Counts } from '../../shared/imports/api.ts'
import { FigureList } from './figure-list.tsx'
import { useTableText } from './use-table-text.ts'

const names = ['lines', 'added', 'changed', 'same', 'older', 'refused'] as const

/** What the lines of a file are, or would be, in the table. */
export const TableCounts = ({ counts }: { readonly counts: Counts }) => {
  const text = useTableText()
  return (
    <FigureList
      figures={names.map((name) => ({ name, title: text(`table.${name}`), value: countText(counts[name]) }))}
    />
  )
}
