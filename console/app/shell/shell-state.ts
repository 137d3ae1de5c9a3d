import { create } from 'zustand'
import type { ModuleCode } from '../../../shared/modules/modules.ts'

export type Overlay = 'palette' | 'shortcuts'

interface ShellState {
  /** The dialog of the frame that lies over the page. */
  readonly overlay: Overlay | null
  /** The module that is read about. */
  readonly notice: 2 | 4 | null
  /** The module that is being switched to. */
  readonly switching: ModuleCode | null
}

export const useShell = create<ShellState>(() => ({ overlay: null, notice: null, switching: null }))

export const openOverlay = (overlay: Overlay): void => useShell.setState({ overlay })
export const closeOverlay = (): void => useShell.setState({ overlay: null })
