import { useEffect } from 'react'
import { textNow } from '../../i18n/use-text.ts'
import { showToast } from '../../state/toasts.ts'
import { Boundary } from '../../ui/boundary.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { closeOverlay, type Overlay, useShell } from './shell-state.ts'

const dialogs = {
  palette: lazyPart(async () => (await import('../palette/palette.tsx')).Palette),
  shortcuts: lazyPart(async () => (await import('../palette/shortcuts.tsx')).Shortcuts),
} satisfies Record<Overlay, unknown>

/** A dialog whose part of the app could not be fetched. */
const Gone = () => {
  useEffect(() => {
    closeOverlay()
    showToast('bad', textNow('app.chunk'))
  }, [])
  return null
}

/** The frame's own dialogs, each fetched when it is first wanted. */
export const Overlays = () => {
  const overlay = useShell((state) => state.overlay)
  if (!overlay) return null
  const Shown = dialogs[overlay]
  return (
    <Boundary key={overlay} instead={<Gone />}>
      <Shown />
    </Boundary>
  )
}
