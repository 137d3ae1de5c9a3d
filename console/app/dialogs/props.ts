import type { UserRecord } from '../../../shared/record/record.ts'

/** What every dialog of the top bar gets. */
export interface DialogProps {
  readonly record: UserRecord
  readonly onClose: () => void
}
