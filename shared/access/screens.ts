import type { UserRecord } from '../record/record.ts'
import { type Mode, modeOf } from './mode.ts'

/** A title that several screens share in the menu: they stand under it. */
export type GroupId = keyof typeof groups

/** Every screen that exists, once: the router, the menu, the guard, the API check and the page title read this table. */
export interface ScreenRow {
  readonly path: string
  readonly app: 'console' | 'display'
  /** Keys of the titles of version variants; a mode that is not named has that of every screen (`titleKey`). */
  readonly titles?: Readonly<Partial<Record<Mode, `screen.${string}`>>>
  readonly group?: GroupId
  readonly icon?: string
  /** Open without a session. */
  readonly public?: true
  /** Never in the menu. */
  readonly hidden?: true
  /** A screen that is never in the menu goes with this one: what hides that one hides it too. */
  readonly follows?: string
}

/**
 * Groups of the menu. `path` alone leads to the first of its screens that the record may see, `start` (for film cutters
 * `cutterStart`) before the others.
 */
export const groups = {
  merchantsTeam: { path: '/merchantsTeam', icon: 'handshake' },
  directlyTeam: { path: '/directlyTeam', icon: 'team' },
  shopManage: { path: '/shopManage', icon: 'shop' },
  orderTrend: { path: '/orderTrend', icon: 'trend' },
  bossFilmCutter: { path: '/bossFilmCutter', icon: 'film', start: 'filmHome', cutterStart: 'clipTasks' },
  dataDisplay: { path: '/dataDisplay', icon: 'wall' },
} as const

/** Key of the title of a group in the dictionary. */
export const groupTitle = <Id extends GroupId>(id: Id): `group.${Id}` => `group.${id}`

const publicScreen = { app: 'console', public: true, hidden: true } as const
const page = { app: 'console' } as const

export const screens = {
  login: { ...publicScreen, path: '/login' },
  register: { ...publicScreen, path: '/register' },
  forgetPassword: { ...publicScreen, path: '/forgetPassword' },
  policy: { ...publicScreen, path: '/policy' },
  notFound: { ...publicScreen, path: '/404' },
  console: { ...page, path: '/console', titles: { shops: 'screen.dataBoard' }, icon: 'pulse' },
  dataBoard: { ...page, path: '/console2/console2', titles: { shops: 'screen.affiliateBoard' }, icon: 'board' },
  product: {
    ...page,
    path: '/product/product',
    titles: { affiliate: 'screen.productAffiliate', shops: 'screen.productShops' },
    icon: 'box',
  },
  category: { ...page, path: '/category/category', icon: 'star' },
  goodsAnalyse: { ...page, path: '/goodsAnalyse', hidden: true, follows: 'product' },
  orders: { ...page, path: '/orderAll/orderAll', icon: 'orders' },
  dataAnalysis: { ...page, path: '/dataAnalysis/dataAnalysis', icon: 'analysis' },
  bills: { ...page, path: '/financial/financial', icon: 'bill' },
  billOrder: { ...page, path: '/financial/order', hidden: true, follows: 'bills' },
  merchantsTeamMent: { ...page, path: '/merchantsTeam/merchantsTeamMent', group: 'merchantsTeam' },
  merchantsTeamData: { ...page, path: '/merchantsTeam/merchantsTeamData', group: 'merchantsTeam' },
  directlyUnder: { ...page, path: '/merchantsTeam/directlyUnder', group: 'merchantsTeam' },
  associated: { ...page, path: '/merchantsTeam/associated', group: 'merchantsTeam' },
  management: { ...page, path: '/directlyTeam/management', group: 'directlyTeam' },
  directlyData: { ...page, path: '/directlyTeam/directlyData', group: 'directlyTeam' },
  directlyOrder: { ...page, path: '/directlyTeam/directlyOrder', group: 'directlyTeam' },
  permissions: { ...page, path: '/directlyTeam/permissions', group: 'directlyTeam' },
  team: { ...page, path: '/team/team', icon: 'team' },
  tkspy: { ...page, path: '/tkspy/tkspy', icon: 'radar' },
  forFlow: { ...page, path: '/forFlow/forFlow', icon: 'ads' },
  liveData: { ...page, path: '/liveData/liveData', icon: 'live' },
  liveRoom: { ...page, path: '/lives/indexs', hidden: true, follows: 'liveData' },
  matrix: { ...page, path: '/matrix/matrix', icon: 'shop' },
  mncPlatform: { ...page, path: '/mncPlatform/mncPlatform', icon: 'network' },
  shopEmpower: { ...page, path: '/shopManage/shopEmpower', group: 'shopManage' },
  shopCopy: { ...page, path: '/shopManage/shopCopy', group: 'shopManage' },
  orderTrend: { ...page, path: '/orderTrend/orderTrend', group: 'orderTrend' },
  skuTrend: { ...page, path: '/orderTrend/skuTrend', group: 'orderTrend' },
  clipScreen: { app: 'display', path: '/bossFilmCutter/screenOut', group: 'bossFilmCutter' },
  filmHome: { ...page, path: '/bossFilmCutter/filmHome', group: 'bossFilmCutter' },
  filmDetails: { ...page, path: '/bossFilmCutter/filmDetails', group: 'bossFilmCutter' },
  clipTasks: { ...page, path: '/bossFilmCutter/index', group: 'bossFilmCutter' },
  clipDemand: { ...page, path: '/bossFilmCutter/operating', group: 'bossFilmCutter' },
  starLibrary: { ...page, path: '/OriginalBank', icon: 'library' },
  businessCentre: { ...page, path: '/businessCenter/index', icon: 'deal' },
  ttAccount: { ...page, path: '/ttAccount/index', icon: 'account' },
  dataScreen: { app: 'display', path: '/dataDisplay/index', group: 'dataDisplay' },
  smartScreen: { app: 'display', path: '/dataDisplay/smart', group: 'dataDisplay' },
  walls: { ...page, path: '/walls', group: 'dataDisplay' },
  academy: { ...page, path: '/articleList/articleList', icon: 'book' },
  outbox: { ...page, path: '/dev/outbox', icon: 'mail' },
} as const satisfies Record<string, ScreenRow>

export type ScreenId = keyof typeof screens
export const screenIds = Object.keys(screens) as readonly ScreenId[]
export const screenRow = (id: ScreenId): ScreenRow => screens[id]

/** Screens that a record may be allowed or refused; public ones need no rule. */
export const guardedScreens = screenIds.filter((id) => !screenRow(id).public)

export const groupIds = Object.keys(groups) as readonly GroupId[]
export const screensOf = (group: GroupId): readonly ScreenId[] =>
  guardedScreens.filter((id) => screenRow(id).group === group)

/** Where a screen that is never in the menu belongs. */
export const followedBy = (id: ScreenId): ScreenId | undefined => screenIds.find((one) => one === screenRow(id).follows)

/** Key of the title of a screen in the dictionary. */
export const titleKey = <Id extends ScreenId>(id: Id): `screen.${Id}` => `screen.${id}`

/** The same, as the record's mode calls it. */
export const titleOf = (id: ScreenId, record: Pick<UserRecord, 'current_version' | 'isadVersion'> | null): string => {
  const { titles } = screenRow(id)
  return (record && titles?.[modeOf(record)]) || titleKey(id)
}

export const trimmedPath = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path)

/** The screen at `path` (query and hash already taken off), or undefined. */
export const screenAt = (path: string): ScreenId | undefined => {
  const wanted = trimmedPath(path)
  return screenIds.find((id) => screens[id].path === wanted)
}

/** Paths that the display app serves; every other page belongs to the console. */
export const displayPaths: readonly string[] = screenIds
  .filter((id) => screens[id].app === 'display')
  .map((id) => screens[id].path)
