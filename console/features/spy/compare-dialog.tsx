import type { Row } from '../../lists/any-list.ts'
import { cellText } from '../../lists/cell-text.ts'
import { useCellWorld } from '../../lists/fields.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Table } from '../../ui/table.tsx'
import { useSpyText } from './use-spy-text.ts'

export const MOST_COMPARED = 4

/** More of them is not better. */
const unranked: readonly string[] = ['rank_no', 'price', 'duration']

/** Some rows side by side, every column of the list a line; the best of a line of figures stands out. */
export const CompareDialog = ({ rows, onClose }: { rows: readonly Row[]; onClose: () => void }) => {
  const { list, text: listText } = useListWorld()
  const text = useSpyText()
  const world = useCellWorld('USD')
  const [first, ...columns] = list.columns.filter(({ field }) => field !== 'currency')
  const best = (field: string): number => Math.max(...rows.map((row) => Number(row[field] ?? Number.NEGATIVE_INFINITY)))
  return (
    <Dialog title={text('spy.compareTitle', { n: rows.length })} testId="spy-compare" wide light onClose={onClose}>
      <Table label={text('word.compare')} amounts height={560} className="spy-compare">
        <thead>
          <tr>
            <th scope="col">{text('word.figure')}</th>
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
              <th scope="row">{listText.word(`column.${column.field}`)}</th>
              {rows.map((row) => {
                const more =
                  column.sort && !unranked.includes(column.field) && Number(row[column.field]) === best(column.field)
                return (
                  <td key={String(row[list.rowKey])} className={more && rows.length > 1 ? 'spy-best' : undefined}>
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
