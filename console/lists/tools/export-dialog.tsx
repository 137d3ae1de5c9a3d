import { useState } from 'react'
import { exportAtOnce } from '../../../shared/api/exports.ts'
import { countText } from '../../../shared/format/number.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogButtons } from '../../ui/dialog-buttons.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { useListWorld } from '../list-world.ts'

interface Props {
  readonly total: number
  readonly busy: boolean
  readonly onClose: () => void
  readonly onStart: (format: 'csv' | 'xlsx') => Promise<void>
}

const formats = [
  { value: 'xlsx', label: 'Excel (XLSX)' },
  { value: 'csv', label: 'CSV' },
] as const

/** More rows than are exported at once: in which format the background job writes them. */
export const ExportDialog = ({ total, busy, onClose, onStart }: Props) => {
  const { text } = useListWorld()
  const [format, setFormat] = useState<'csv' | 'xlsx'>('xlsx')
  return (
    <Dialog
      title={text('export.title')}
      testId="export-dialog"
      onClose={onClose}
      actions={
        <DialogButtons
          cancel={text('list.cancel')}
          confirm={text('export.start')}
          onCancel={onClose}
          onConfirm={() => onStart(format)}
          busy={busy}
          testId="export-start"
        />
      }
    >
      <p className="export-note">{text('export.note', { n: countText(total), most: countText(exportAtOnce) })}</p>
      <Segmented label={text('export.format')} options={formats} value={format} onValue={setFormat} />
    </Dialog>
  )
}
