import type { ImportRun } from '../../shared/areas/imports/api.ts'
import { Icon } from '../ui/icon.tsx'
import { useTableText } from './use-table-text.ts'

/** The rejected lines of a run as a file; nothing without any. */
export const RejectsLink = ({ run }: { readonly run: Pick<ImportRun, 'rejects'> }) => {
  const text = useTableText()
  if (!run.rejects) return null
  return (
    <a className="import-rejects" href={run.rejects} download>
      <Icon name="download" size={14} />
      {text('import.rejects')}
    </a>
  )
}
