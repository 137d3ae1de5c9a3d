import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { settingOf } from '../columns.ts'
import { useListWorld } from '../list-world.ts'
import { ColumnLine } from './column-line.tsx'
import './column-dialog.css'
import { useUnsaved } from '../../state/unsaved.ts'
import { moved } from './moved.ts'

/** D15: which columns stand where, kept for the account and used by the export. */
export const ColumnDialog = ({ onClose }: { onClose: () => void }) => {
  const { list, text, settings } = useListWorld()
  const [before] = useState(() => settingOf(list, settings.setting))
  const [columns, setColumns] = useState(before)
  useUnsaved(columns !== before)
  const [dragged, setDragged] = useState<string | null>(null)
  const shown = columns.filter((column) => column.shown).length
  const save = (): void => {
    settings.set({ ...settings.setting, columns: [...columns] })
    onClose()
  }
  const place = (field: string, to: number): void => setColumns((before) => moved(before, field, to))
  return (
    <Dialog
      title={text('list.columns')}
      note={text('columns.shown', { n: shown, all: columns.length })}
      testId="column-dialog"
      wide
      onClose={onClose}
      actions={
        <>
          <button
            type="button"
            className="button columns-reset"
            onClick={() => setColumns(settingOf(list, { ...settings.setting, columns: null }))}
            data-testid="columns-reset"
          >
            {text('columns.reset')}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {text('word.cancel')}
          </button>
          <button
            type="button"
            className="button primary"
            disabled={shown === 0}
            onClick={save}
            data-testid="columns-save"
          >
            {text('columns.save')}
          </button>
        </>
      }
    >
      <ul className="columns" aria-label={text('list.columns')}>
        {columns.map((column, at) => (
          <ColumnLine
            key={column.field}
            column={column}
            first={at === 0}
            last={at === columns.length - 1}
            dragged={dragged === column.field}
            onChange={(next) => setColumns(columns.map((one) => (one.field === next.field ? next : one)))}
            onMove={(by) => place(column.field, at + by)}
            onDrag={() => setDragged(column.field)}
            onOver={() => dragged !== null && dragged !== column.field && place(dragged, at)}
            onDrop={() => setDragged(null)}
          />
        ))}
      </ul>
    </Dialog>
  )
}
