import '../../ui/note.css'
import type { Preview } from '../../../shared/access/preview.ts'
import { screenAt } from '../../../shared/access/screens.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { usePermissionsText } from './use-permissions-text.ts'

/** Statuses that may sign in. */
const open = [1, 4]

/** Where the record starts, what a hidden address answers, and what the what-if changes in all. */
export const Summary = ({ preview, record }: { preview: Preview; record: UserRecord }) => {
  const { text, title } = usePermissionsText()
  const { entries, home, homeAllowed } = preview
  const start = screenAt(home)
  const count = (change: 'new' | 'gone'): number => entries.filter((entry) => entry.change === change).length
  const [more, less] = [count('new'), count('gone')]
  return (
    <div className="preview-facts">
      {open.includes(record.status) ? null : <p className="note stale">{text('perm.closed')}</p>}
      <p data-testid="start">
        {homeAllowed && start ? (
          <>
            {text('perm.start')} <b>{title(start, record)}</b> <code>{home}</code>
          </>
        ) : (
          text('perm.startNone')
        )}
      </p>
      <p>{text('perm.refused')}</p>
      <p role="status" data-testid="differs">
        {more + less > 0 ? text('perm.differs', { more, less }) : text('perm.same')}
      </p>
    </div>
  )
}
