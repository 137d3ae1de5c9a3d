import { importLimit, importName } from '../../shared/areas/imports/api.ts'
import { Upload } from '../ui/upload.tsx'
import { megabytes } from './figures.ts'
import { type FileCalls, sendFile } from './send-file.ts'
import { useTableText } from './use-table-text.ts'

interface Props<Run extends { readonly id: string; readonly received: number }> {
  readonly upload: FileCalls<Run>
  /** A file is on its way now, or no longer. */
  readonly onSending: (isSending: boolean) => void
  readonly onSent: (run: Run) => void
}

/** The file of an import, sent in parts. */
export const FileStep = <Run extends { readonly id: string; readonly received: number }>({
  upload,
  onSending,
  onSent,
}: Props<Run>) => {
  const text = useTableText()
  const most = megabytes(importLimit)
  return (
    <Upload
      name="import"
      accept=".xlsx,.csv,.tsv,.txt,.gz"
      fits={importName}
      most={importLimit}
      note={text('import.limit', { most })}
      wrongType={text('import.wrongType')}
      tooLarge={text('import.tooLarge', { most })}
      send={async (file, show, signal) => onSent(await sendFile(upload, file, show, signal))}
      onSending={onSending}
    />
  )
}
