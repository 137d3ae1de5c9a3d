import type { UserRecord } from '../../../shared/record/record.ts'
import { useShellText } from './use-shell-text.ts'

/** Whom an account without a company works with (section 6: only company 0). */
export const Partner = ({ record }: { record: UserRecord }) => {
  const text = useShellText()
  if (record.company !== 0 || !record.referrerName) return null
  const words = text('shell.partner', { name: record.referrerName })
  return (
    <span className="partner" title={words} data-testid="partner">
      {words}
    </span>
  )
}
