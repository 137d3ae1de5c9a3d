/** Every screen that exists, once: the router, the menu, the guard, the API check and the page title read this table. */
export interface ScreenRow {
  readonly path: string
  readonly app: 'console' | 'display'
  /** Key of the title in the dictionary. */
  readonly title: `screen.${string}`
  readonly icon?: string
  /** Open without a session. */
  readonly public?: true
  /** Never in the menu. */
  readonly hidden?: true
}

export const screens = {
  login: { path: '/login', app: 'console', title: 'screen.login', public: true, hidden: true },
  notFound: { path: '/404', app: 'console', title: 'screen.notFound', public: true, hidden: true },
  console: { path: '/console', app: 'console', title: 'screen.console', icon: 'pulse' },
  dataScreen: { path: '/dataDisplay/index', app: 'display', title: 'screen.dataScreen', icon: 'wall' },
} as const satisfies Record<string, ScreenRow>

export type ScreenId = keyof typeof screens
export const screenIds = Object.keys(screens) as readonly ScreenId[]
export const screenRow = (id: ScreenId): ScreenRow => screens[id]

/** Screens that a record may be allowed or refused; public ones need no rule. */
export const guardedScreens = screenIds.filter((id) => !screenRow(id).public)

const trimmed = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path)
/** The screen at `path` (query and hash already taken off), or undefined. */
export const screenAt = (path: string): ScreenId | undefined => {
  const wanted = trimmed(path)
  return screenIds.find((id) => screens[id].path === wanted)
}

/** Paths that the display app serves; every other page belongs to the console. */
export const displayPaths: readonly string[] = screenIds
  .filter((id) => screens[id].app === 'display')
  .map((id) => screens[id].path)
