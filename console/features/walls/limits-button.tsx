import { useState } from 'react'
import { decideAccess } from '../../../shared/access/decide.ts'
import { useSession } from '../../state/session.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { LimitsDialogProps } from './limits-dialog.tsx'
import { useWallText } from './use-wall-text.ts'

const LimitsDialog = lazyPart<LimitsDialogProps>(async () => (await import('./limits-dialog.tsx')).LimitsDialog)

/** Opens when the walls raise their alerts, for whoever may choose what the smart wall plays. */
export const LimitsButton = () => {
  const text = useWallText()
  const record = useSession((state) => state.record)
  const [isOpen, setOpen] = useState(false)
  if (!record || !decideAccess(record).allows('smartScreen')) return null
  return (
    <>
      <button type="button" className="button" data-testid="wall-limits" onClick={() => setOpen(true)}>
        {text('walls.limits')}
      </button>
      {isOpen ? <LimitsDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}
