import type { BulkData } from '../../../shared/api/bulk.ts'
import { countText } from '../../../shared/format/number.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { ListAnswer } from '../any-list.ts'
import { useListWorld } from '../list-world.ts'
import { rowName } from '../row-name.ts'

interface Props {
  readonly refused: BulkData['results']
  readonly answer: ListAnswer
  readonly onClose: () => void
}

/** The rows that a bulk action left as they were, each with the reason. */
export const BulkResult = ({ refused, answer, onClose }: Props) => {
  const { list, text } = useListWorld()
  const nameOf = (key: string): string => {
    const row = answer.list.find((one) => String(one[list.rowKey]) === key)
    return row ? rowName(list, row) : key
  }
  return (
    <Dialog
      title={text('bulk.refused', { n: countText(refused.length) })}
      testId="bulk-result"
      onClose={onClose}
      actions={
        <button type="button" className="button primary" onClick={onClose}>
          {text('bulk.ok')}
        </button>
      }
    >
      <ul className="bulk-refused">
        {refused.map(({ key, message }) => (
          <li key={key} data-key={key}>
            <b>{nameOf(key)}</b>
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
