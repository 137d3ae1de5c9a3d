import type { UserRecord } from '../record/record.ts'
import { type Mode, modeOf } from './mode.ts'

/** A title that several screens share in the menu: they stand under it. */
export type GroupId = keyof typeof groups

/** Every screen that exists, once: the router, the menu, the guard, the API check and the page title read this table. */
export interface ScreenRow {
  readonly path: string
  readonly app: 'console' | 'display'
  /** Key of the title in the dictionary. */
  readonly title: `screen.${string}`
  /** Titles of the version variants; a mode that is not named has `title`. */
  readonly titles?: Readonly<Partial<Record<Mode, `screen.${string}`>>>
  readonly group?: GroupId
  readonly icon?: string
  /** Open without a session. */
  readonly public?: true
  /** Without a page yet: its entry says so, and nothing else leads to it. */
  readonly coming?: true
  /** Never in the menu. */
  readonly hidden?: true
  /** A screen that is never in the menu goes with this one: what hides that one hides it too. */
  readonly follows?: string
  /** Shorter paths that lead here; those of a group are in `groups`. */
  readonly aliases?: readonly string[]
}

/**
 * Groups of the menu. `path` alone leads to the first of its screens that the record may see, `start` (for film cutters
 * `cutterStart`) before the others.
 */
export const groups = {
  merchantsTeam: { path: '/merchantsTeam', title: 'group.merchantsTeam', icon: 'handshake' },
  directlyTeam: { path: '/directlyTeam', title: 'group.directlyTeam', icon: 'team' },
  shopManage: { path: '/shopManage', title: 'group.shopManage', icon: 'shop' },
  orderTrend: { path: '/orderTrend', title: 'group.orderTrend', icon: 'trend' },
  bossFilmCutter: {
    path: '/bossFilmCutter',
    title: 'group.bossFilmCutter',
    icon: 'film',
    start: 'filmHome',
    cutterStart: 'clipTasks',
  },
  dataDisplay: { path: '/dataDisplay', title: 'group.dataDisplay', icon: 'wall' },
} as const

const publicScreen = { app: 'console', public: true, hidden: true } as const
const page = { app: 'console' } as const
const later = { ...page, coming: true } as const

export const screens = {
  login: { ...publicScreen, path: '/login', title: 'screen.login' },
  register: { ...publicScreen, path: '/register', title: 'screen.register' },
  forgetPassword: { ...publicScreen, path: '/forgetPassword', title: 'screen.forgetPassword' },
  policy: { ...publicScreen, path: '/policy', title: 'screen.policy' },
  notFound: { ...publicScreen, path: '/404', title: 'screen.notFound' },
  console: {
    ...page,
    path: '/console',
    title: 'screen.console',
    titles: { shops: 'screen.dataBoard' },
    icon: 'pulse',
  },
  dataBoard: {
    ...page,
    path: '/console2/console2',
    title: 'screen.dataBoard',
    titles: { shops: 'screen.affiliateBoard' },
    icon: 'board',
    aliases: ['/console2'],
  },
  product: {
    ...page,
    path: '/product/product',
    title: 'screen.product',
    titles: { affiliate: 'screen.productAffiliate', shops: 'screen.productShops' },
    icon: 'box',
    aliases: ['/product'],
  },
  category: { ...page, path: '/category/category', title: 'screen.category', icon: 'star', aliases: ['/category'] },
  goodsAnalyse: { ...page, path: '/goodsAnalyse', title: 'screen.goodsAnalyse', hidden: true, follows: 'product' },
  orders: { ...page, path: '/orderAll/orderAll', title: 'screen.orders', icon: 'orders', aliases: ['/orderAll'] },
  dataAnalysis: {
    ...page,
    path: '/dataAnalysis/dataAnalysis',
    title: 'screen.dataAnalysis',
    icon: 'analysis',
    aliases: ['/dataAnalysis'],
  },
  bills: { ...later, path: '/financial/financial', title: 'screen.bills', icon: 'bill', aliases: ['/financial'] },
  billOrder: { ...later, path: '/financial/order', title: 'screen.billOrder', hidden: true, follows: 'bills' },
  merchantsTeamMent: {
    ...page,
    path: '/merchantsTeam/merchantsTeamMent',
    title: 'screen.merchantsTeamMent',
    group: 'merchantsTeam',
  },
  merchantsTeamData: {
    ...later,
    path: '/merchantsTeam/merchantsTeamData',
    title: 'screen.merchantsTeamData',
    group: 'merchantsTeam',
  },
  directlyUnder: {
    ...later,
    path: '/merchantsTeam/directlyUnder',
    title: 'screen.directlyUnder',
    group: 'merchantsTeam',
  },
  associated: { ...later, path: '/merchantsTeam/associated', title: 'screen.associated', group: 'merchantsTeam' },
  management: { ...page, path: '/directlyTeam/management', title: 'screen.management', group: 'directlyTeam' },
  directlyData: { ...later, path: '/directlyTeam/directlyData', title: 'screen.directlyData', group: 'directlyTeam' },
  directlyOrder: {
    ...later,
    path: '/directlyTeam/directlyOrder',
    title: 'screen.directlyOrder',
    group: 'directlyTeam',
  },
  permissions: { ...page, path: '/directlyTeam/permissions', title: 'screen.permissions', group: 'directlyTeam' },
  team: { ...page, path: '/team/team', title: 'screen.team', icon: 'team', aliases: ['/team'] },
  tkspy: { ...page, path: '/tkspy/tkspy', title: 'screen.tkspy', icon: 'radar', aliases: ['/tkspy'] },
  forFlow: { ...later, path: '/forFlow/forFlow', title: 'screen.forFlow', icon: 'ads', aliases: ['/forFlow'] },
  liveData: { ...later, path: '/liveData/liveData', title: 'screen.liveData', icon: 'live', aliases: ['/liveData'] },
  liveRoom: { ...later, path: '/lives/indexs', title: 'screen.liveRoom', hidden: true, follows: 'liveData' },
  matrix: { ...later, path: '/matrix/matrix', title: 'screen.matrix', icon: 'shop', aliases: ['/matrix'] },
  mncPlatform: {
    ...later,
    path: '/mncPlatform/mncPlatform',
    title: 'screen.mncPlatform',
    icon: 'network',
    aliases: ['/mncPlatform'],
  },
  shopEmpower: { ...later, path: '/shopManage/shopEmpower', title: 'screen.shopEmpower', group: 'shopManage' },
  shopCopy: { ...later, path: '/shopManage/shopCopy', title: 'screen.shopCopy', group: 'shopManage' },
  orderTrend: { ...page, path: '/orderTrend/orderTrend', title: 'screen.orderTrend', group: 'orderTrend' },
  skuTrend: { ...page, path: '/orderTrend/skuTrend', title: 'screen.skuTrend', group: 'orderTrend' },
  clipScreen: {
    app: 'display',
    path: '/bossFilmCutter/screenOut',
    title: 'screen.clipScreen',
    group: 'bossFilmCutter',
  },
  filmHome: { ...page, path: '/bossFilmCutter/filmHome', title: 'screen.filmHome', group: 'bossFilmCutter' },
  filmDetails: { ...page, path: '/bossFilmCutter/filmDetails', title: 'screen.filmDetails', group: 'bossFilmCutter' },
  clipTasks: { ...page, path: '/bossFilmCutter/index', title: 'screen.clipTasks', group: 'bossFilmCutter' },
  clipDemand: { ...page, path: '/bossFilmCutter/operating', title: 'screen.clipDemand', group: 'bossFilmCutter' },
  starLibrary: { ...page, path: '/OriginalBank', title: 'screen.starLibrary', icon: 'library' },
  businessCentre: {
    ...later,
    path: '/businessCenter/index',
    title: 'screen.businessCentre',
    icon: 'deal',
    aliases: ['/businessCenter'],
  },
  ttAccount: {
    ...later,
    path: '/ttAccount/index',
    title: 'screen.ttAccount',
    icon: 'account',
    aliases: ['/ttAccount'],
  },
  dataScreen: { app: 'display', path: '/dataDisplay/index', title: 'screen.dataScreen', group: 'dataDisplay' },
  smartScreen: {
    app: 'display',
    coming: true,
    path: '/dataDisplay/smart',
    title: 'screen.smartScreen',
    group: 'dataDisplay',
  },
  academy: {
    ...later,
    path: '/articleList/articleList',
    title: 'screen.academy',
    icon: 'book',
    aliases: ['/articleList'],
  },
  outbox: { ...page, path: '/dev/outbox', title: 'screen.outbox', icon: 'mail' },
} as const satisfies Record<string, ScreenRow>

export type ScreenId = keyof typeof screens
/** Screens that have no page yet. */
export type ComingScreenId = {
  [Id in ScreenId]: (typeof screens)[Id] extends { coming: true } ? Id : never
}[ScreenId]
export const screenIds = Object.keys(screens) as readonly ScreenId[]
export const screenRow = (id: ScreenId): ScreenRow => screens[id]

export const isComing = (id: ScreenId): boolean => screenRow(id).coming === true

/** Screens that a record may be allowed or refused; public ones need no rule. */
export const guardedScreens = screenIds.filter((id) => !screenRow(id).public)

export const groupIds = Object.keys(groups) as readonly GroupId[]
export const screensOf = (group: GroupId): readonly ScreenId[] =>
  guardedScreens.filter((id) => screenRow(id).group === group)

/** Where a screen that is never in the menu belongs. */
export const followedBy = (id: ScreenId): ScreenId | undefined => screenIds.find((one) => one === screenRow(id).follows)

/** Key of the title of a screen, as the record's mode calls it. */
export const titleOf = (id: ScreenId, record: Pick<UserRecord, 'current_version' | 'isadVersion'> | null): string => {
  const { title, titles } = screenRow(id)
  return (record && titles?.[modeOf(record)]) || title
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
