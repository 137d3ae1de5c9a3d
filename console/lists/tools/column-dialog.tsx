import { type ReactNode, useMemo, useState } from 'react'
import type { ColumnSetting } from '../../../shared/api/views.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { moved } from '../../ui/moved.ts'
import { SortList } from '../../ui/sort-list.tsx'
import { widthOf } from '../column-width.ts'
import { settingOf } from '../columns.ts'
import { useListWorld } from '../list-world.ts'
import { useColumnWords } from '../use-column-words.ts'
import { ColumnName, ColumnSides } from './column-line.tsx'
import './column-dialog.css'
import { useUnsaved } from '../../state/unsaved.ts'

/** D15: which columns stand where, kept for the account and used by the export. */
export const ColumnDialog = ({ onClose }: { onClose: () => void }) => {
  const { list, text, settings } = useListWorld()
  const wordsOf = useColumnWords()
  const [before] = useState(() => settingOf(list, settings.setting))
  const [columns, setColumns] = useState(before)
  useUnsaved(columns !== before)
  const shown = columns.filter((column) => column.shown).length
  const save = (): void => {
    settings.set({ ...settings.setting, columns: [...columns] })
    onClose()
  }
  const fieldsOf = (all: readonly ColumnSetting[]): readonly string[] => all.map(({ field }) => field)
  const one = (field: string, draw: (column: ColumnSetting) => ReactNode): ReactNode => {
    const column = columns.find((each) => each.field === field)
    return column && draw(column)
  }
  const place = (field: string, to: number): void =>
    setColumns((before) =>
      moved(fieldsOf(before), field, to).flatMap((name) => before.find((each) => each.field === name) ?? []),
    )
  const change = (next: ColumnSetting): void =>
    setColumns(columns.map((each) => (each.field === next.field ? next : each)))
  const own = useMemo(
    () =>
      new Map(
        list.columns.map((column) => {
          const words = wordsOf(column)
          return [column.field, { name: words.title, width: widthOf(list, column, words) }] as const
        }),
      ),
    [list, wordsOf],
  )
  const nameOf = (field: string): string => own.get(field)?.name ?? field
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
      <SortList
        label={text('list.columns')}
        keys={fieldsOf(columns)}
        nameOf={nameOf}
        onMove={place}
        more={(field) =>
          one(field, (column) => (
            <ColumnSides column={column} name={nameOf(field)} ownWidth={own.get(field)?.width} onChange={change} />
          ))
        }
      >
        {(field) => one(field, (column) => <ColumnName column={column} name={nameOf(field)} onChange={change} />)}
      </SortList>
    </Dialog>
  )
}
