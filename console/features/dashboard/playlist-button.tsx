import { useState } from 'react'
import { decideAccess } from '../../../shared/access/decide.ts'
import { useDashboardText } from '../../board/use-dashboard-text.ts'
import { useSession } from '../../state/session.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { PlaylistDialogProps } from './playlist-dialog.tsx'

const PlaylistDialog = lazyPart<PlaylistDialogProps>(async () => (await import('./playlist-dialog.tsx')).PlaylistDialog)

/** Opens what the smart wall plays, for whoever may see that wall. */
export const PlaylistButton = () => {
  const text = useDashboardText()
  const record = useSession((state) => state.record)
  const [isOpen, setOpen] = useState(false)
  if (!record || !decideAccess(record).allows('smartScreen')) return null
  return (
    <>
      <button type="button" className="button" data-testid="playlist" onClick={() => setOpen(true)}>
        {text('dash.playlist')}
      </button>
      {isOpen ? <PlaylistDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}
