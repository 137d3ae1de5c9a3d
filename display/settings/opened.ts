import { type WallScreen, wallScreenAt } from './paths.ts'

/** The screen that this page was opened for; going to another one loads a page afresh. */
export const openedScreen: WallScreen = wallScreenAt(location.pathname)
