import type { ScreenId, screens } from '../../shared/access/screens.ts'
import { LoginPage } from '../features/login/login-page.tsx'
import { lazyPage, type Page } from './lazy-page.ts'

/** The screens that this app draws; those of the display app are left to by a real navigation. */
export type ConsoleScreenId = { [Id in ScreenId]: (typeof screens)[Id]['app'] extends 'console' ? Id : never }[ScreenId]

/** Stands for a screen whose page is not built yet. */
const coming = lazyPage(async () => (await import('./coming-page.tsx')).ComingPage)

/** The router: a screen of the shared table without a page here does not compile. Only the login page is in the first chunk. */
export const pages: Readonly<Record<ConsoleScreenId, Page>> = {
  login: LoginPage,
  notFound: lazyPage(async () => (await import('../features/not-found/not-found-page.tsx')).NotFoundPage),
  register: lazyPage(async () => (await import('../features/register/register-page.tsx')).RegisterPage),
  forgetPassword: lazyPage(async () => (await import('../features/forget/forget-page.tsx')).ForgetPage),
  policy: lazyPage(async () => (await import('../features/policy/policy-page.tsx')).PolicyPage),
  dataBoard: coming,
  product: coming,
  category: coming,
  goodsAnalyse: coming,
  orders: lazyPage(async () => (await import('../features/orders/orders-page.tsx')).OrdersPage),
  dataAnalysis: coming,
  bills: coming,
  billOrder: coming,
  merchantsTeamMent: coming,
  merchantsTeamData: coming,
  directlyUnder: coming,
  associated: coming,
  management: coming,
  directlyData: coming,
  directlyOrder: coming,
  permissions: lazyPage(async () => (await import('../features/permissions/permissions-page.tsx')).PermissionsPage),
  team: coming,
  tkspy: coming,
  forFlow: coming,
  liveData: coming,
  liveRoom: coming,
  matrix: coming,
  mncPlatform: coming,
  shopEmpower: coming,
  shopCopy: coming,
  orderTrend: coming,
  skuTrend: coming,
  filmHome: coming,
  filmDetails: coming,
  clipTasks: coming,
  clipDemand: coming,
  starLibrary: coming,
  businessCentre: coming,
  ttAccount: coming,
  academy: coming,
  outbox: lazyPage(async () => (await import('../features/outbox/outbox-page.tsx')).OutboxPage),
  console: lazyPage(async () => (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage),
}

export const isConsoleScreen = (id: ScreenId): id is ConsoleScreenId => id in pages
