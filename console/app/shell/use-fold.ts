import { useCallback, useState } from 'react'
import type { ScreenId } from '../../../shared/access/screens.ts'
import { setSidebarOpen, usePreferences } from '../../state/preferences.ts'

/**
 * Whether the sidebar is wide, and how to change that. A live room (/lives/indexs) folds it while it is open; what one does
 * there is not remembered, and outside it stands as it was left.
 */
export const useFold = (screen: ScreenId | undefined): { readonly wide: boolean; readonly flip: () => void } => {
  const kept = usePreferences((state) => state.sidebarOpen)
  const inRoom = screen === 'liveRoom'
  const [room, setRoom] = useState({ inRoom, wide: false })
  if (room.inRoom !== inRoom) setRoom({ inRoom, wide: false })
  const wide = inRoom ? room.wide : kept
  const flip = useCallback(() => {
    if (inRoom) setRoom({ inRoom, wide: !wide })
    else setSidebarOpen(!wide)
  }, [inRoom, wide])
  return { wide, flip }
}
