import { useState } from 'react'
import { type ImportId, tableImports } from '../../shared/imports/all.ts'
import type { TableImport as Declared } from '../../shared/imports/import.ts'
import { useSession } from '../state/session.ts'
import { Icon } from '../ui/icon.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { seesImport } from './may-import.ts'
import { useTableText } from './use-table-text.ts'

const TableDialog = lazyPart(async () => (await import('./table-dialog.tsx')).TableDialog)

interface Props {
  readonly into: ImportId
  /** Called when lines were written. */
  readonly onDone: () => unknown
}

/** The button that opens the import into a declared table, for those who may. */
export const TableImport = ({ into, onDone }: Props) => {
  const { language } = useTableText()
  const record = useSession((state) => state.record)
  const [open, setOpen] = useState(false)
  const of: Declared = tableImports[into]
  if (!record || !seesImport(of, record)) return null
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)} data-import={into}>
        <Icon name="download" size={16} />
        {of.title[language === 'zh' ? 0 : 1]}
      </button>
      {open ? <TableDialog into={into} zone={record.zone} onDone={onDone} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
