import type { ScreenId } from '../../shared/access/screens.ts'

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

const isWallPath = (path: string): path is keyof typeof wallScreens => Object.hasOwn(wallScreens, path)

/** The screen that `path` (pathname) asks for; the data wall where it names none. */
export const wallScreenAt = (path: string): WallScreen => {
  const wanted = path.replace(/\/+$/, '')
  return wallScreens[isWallPath(wanted) ? wanted : dataPath]
}
