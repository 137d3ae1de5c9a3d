import { Dialog } from '../ui/dialog.tsx'
import { Table } from '../ui/table.tsx'
import type { Row } from './any-list.ts'
import { cellText } from './cell-text.ts'
import './compare-dialog.css'
import { useCellWorld } from './fields.tsx'
import { useListWorld } from './list-world.ts'

interface Props {
  readonly title: string
  readonly rows: readonly Row[]
  /** Of the rows' amounts. */
  readonly currency: string
  /** What a line is of. */
  readonly figure: string
  /** Columns that stand in no line. */
  readonly without?: readonly string[]
  /** Columns of which more is not better. */
  readonly unranked?: readonly string[]
  readonly onClose: () => void
}

/** Some rows side by side, every column of the list a line; the best of a line of figures stands out. */
export const CompareDialog = ({ title, rows, currency, figure, without = [], unranked = [], onClose }: Props) => {
  const { list, text } = useListWorld()
  const world = useCellWorld(currency)
  const [first, ...columns] = list.columns.filter(({ field }) => !without.includes(field))
  const best = (field: string): number => Math.max(...rows.map((row) => Number(row[field] ?? Number.NEGATIVE_INFINITY)))
  return (
    <Dialog title={title} testId="compare" wide light onClose={onClose}>
      <Table label={title} amounts height={560} className="compare">
        <thead>
          <tr>
            <th scope="col">{figure}</th>
            {rows.map((row) => (
              <th key={String(row[list.rowKey])} scope="col">
                {first ? cellText(first, row, world) : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map((column) => (
            <tr key={column.field} data-field={column.field}>
              <th scope="row">{text.word(`column.${column.title ?? column.field}`)}</th>
              {rows.map((row) => {
                const more =
                  column.sort && !unranked.includes(column.field) && Number(row[column.field]) === best(column.field)
                return (
                  <td key={String(row[list.rowKey])} className={more && rows.length > 1 ? 'compare-best' : undefined}>
                    {cellText(column, row, world)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Dialog>
  )
}
