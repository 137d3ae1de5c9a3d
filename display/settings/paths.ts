import type { ScreenId } from '../../shared/access/screens.ts'
import type { PageScreen } from '../../shared/live/screens.ts'

/**
 * The screens that this app is served for, by path. The shared table of all screens says the same, but would bring every
 * access rule into the wall's first load; a test keeps the two equal.
 */
export const wallScreens = {
  '/dataDisplay/index': 'dataScreen',
  '/dataDisplay/smart': 'smartScreen',
  '/bossFilmCutter/screenOut': 'clipScreen',
} as const satisfies Record<string, ScreenId>

export type WallScreen = (typeof wallScreens)[keyof typeof wallScreens]

export const dataPath = '/dataDisplay/index' satisfies keyof typeof wallScreens
export const clipPath = '/bossFilmCutter/screenOut' satisfies keyof typeof wallScreens

/** Where each screen stands. */
const livePaths: Readonly<Record<PageScreen, keyof typeof wallScreens>> = {
  data: dataPath,
  clip: clipPath,
  smart: '/dataDisplay/smart',
}

/** In the address of the smart wall: the scene to begin with. */
export const sceneParam = 'scene'

/** Goes to the page of a screen, with the same choices in its address but for the scene; anew where it stands there already. */
export const goTo = (screen: PageScreen): void => {
  const address = new URL(livePaths[screen] + location.search, location.href)
  address.searchParams.delete(sceneParam)
  if (location.pathname === livePaths[screen]) location.reload()
  else location.replace(address)
}

/** Whether this page is that of the screen. */
export const isAt = (screen: PageScreen): boolean => wallScreenAt(location.pathname) === wallScreens[livePaths[screen]]

const isWallPath = (path: string): path is keyof typeof wallScreens => Object.hasOwn(wallScreens, path)

/** The screen that `path` (pathname) asks for; the data wall where it names none. */
export const wallScreenAt = (path: string): WallScreen => {
  const wanted = path.replace(/\/+$/, '')
  return wallScreens[isWallPath(wanted) ? wanted : dataPath]
}
