import type { ImportRun } from '../../../../shared/areas/imports/api.ts'
import { Note, Warning } from '../../../ui/note.tsx'

/** Why a run is where it is; nothing where nothing is said. */
export const RunReason = ({ run: { reason, state } }: { readonly run: ImportRun }) => {
  if (!reason) return null
  return state === 'failed' ? (
    <Warning tone="bad">
      <span>{reason}</span>
    </Warning>
  ) : (
    <Note>{reason}</Note>
  )
}
