import type { ComponentType } from 'react'
import { byMode } from './by-mode.tsx'
import type { PageScreenId } from './page-of.tsx'

/** A screen of the shared table without a page here does not compile. */
const pages: Readonly<Record<PageScreenId, () => Promise<ComponentType>>> = {
  shopCopy: async () => (await import('../features/shop-copies/copies-page.tsx')).CopiesPage,
  notFound: async () => (await import('../features/not-found/not-found-page.tsx')).NotFoundPage,
  register: async () => (await import('../features/account/register/register-page.tsx')).RegisterPage,
  forgetPassword: async () => (await import('../features/account/forget/forget-page.tsx')).ForgetPage,
  policy: async () => (await import('../features/policy/policy-page.tsx')).PolicyPage,
  dataBoard: byMode(async () => (await import('../features/data-board/data-board-page.tsx')).DataBoardPage, {
    ads: async () => (await import('../features/ads/board-page.tsx')).TiktokBoardPage,
    meta: async () => (await import('../features/ads/board-page.tsx')).MetaBoardPage,
  }),
  product: byMode(async () => (await import('../features/products/product-page.tsx')).ProductPage, {
    shops: async () => (await import('../features/shops/products/shop-products-page.tsx')).ShopProductsPage,
  }),
  category: async () => (await import('../features/curated/curated-page.tsx')).CuratedPage,
  goodsAnalyse: async () => (await import('../features/goods/goods-page.tsx')).GoodsPage,
  orders: byMode(async () => (await import('../features/orders/orders-page.tsx')).OrdersPage, {
    shops: async () => (await import('../features/shops/orders/shop-orders-page.tsx')).ShopOrdersPage,
  }),
  dataAnalysis: async () => (await import('../features/analysis/analysis-page.tsx')).AnalysisPage,
  bills: async () => (await import('../features/bills/bills-page.tsx')).BillsPage,
  billOrder: async () => (await import('../features/bills/bill-lines-page.tsx')).BillLinesPage,
  permissions: async () => (await import('../features/permissions/permissions-page.tsx')).PermissionsPage,
  filmHome: async () => (await import('../features/clips/overview-page.tsx')).ClipOverviewPage,
  clipTasks: async () => (await import('../features/clips/tasks-page.tsx')).ClipTasksPage,
  clipDemand: async () => (await import('../features/clips/demands-page.tsx')).ClipDemandsPage,
  merchantsTeamMent: async () => (await import('../features/creators/creators-page.tsx')).CreatorsPage,
  merchantsTeamData: async () => (await import('../features/creators/data-page.tsx')).CreatorDataPage,
  directlyUnder: async () => (await import('../features/orders/creator-orders-page.tsx')).CreatorOrdersPage,
  associated: async () => (await import('../features/creators/teams-page.tsx')).CreatorTeamsPage,
  management: async () => (await import('../features/staff/staff-page.tsx')).StaffPage,
  directlyData: async () => (await import('../features/staff/data-page.tsx')).StaffDataPage,
  directlyOrder: async () => (await import('../features/orders/staff-orders-page.tsx')).StaffOrdersPage,
  team: async () => (await import('../features/team/team-page.tsx')).TeamPage,
  tkspy: async () => (await import('../features/spy/spy-page.tsx')).SpyPage,
  orderTrend: async () => (await import('../features/trends/trend-page.tsx')).ProductTrendPage,
  skuTrend: async () => (await import('../features/trends/trend-page.tsx')).SkuTrendPage,
  filmDetails: async () => (await import('../features/materials/materials-page.tsx')).MaterialsPage,
  academy: async () => (await import('../features/academy/academy-page.tsx')).AcademyPage,
  businessCentre: async () => (await import('../features/deals/deals-page.tsx')).DealsPage,
  mncPlatform: async () => (await import('../features/mcn/mcn-page.tsx')).McnPage,
  ttAccount: async () => (await import('../features/tt-accounts/accounts-page.tsx')).AccountsPage,
  walls: async () => (await import('../features/walls/walls-page.tsx')).WallsPage,
  forFlow: async () => (await import('../features/ads/flow/flow-page.tsx')).FlowPage,
  liveData: async () => (await import('../features/lives/lives-page.tsx')).LivesPage,
  liveRoom: async () => (await import('../features/lives/room-page.tsx')).RoomPage,
  matrix: async () => (await import('../features/shops/matrix/shops-page.tsx')).ShopsPage,
  shopEmpower: async () => (await import('../features/shops/auths/auths-page.tsx')).AuthsPage,
  starLibrary: async () => (await import('../features/originals/originals-page.tsx')).OriginalsPage,
  outbox: async () => (await import('../features/outbox/outbox-page.tsx')).OutboxPage,
  console: byMode(async () => (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage, {
    ads: async () => (await import('../features/ads/today-page.tsx')).TiktokTodayPage,
    meta: async () => (await import('../features/ads/today-page.tsx')).MetaTodayPage,
    shops: async () => (await import('../features/shops/board/multishop-page.tsx')).MultishopPage,
  }),
}

/** The router: the page of a screen. It is a chunk of its own. */
export const loadPage = (id: PageScreenId): Promise<ComponentType> => pages[id]()

/** What stands instead of every page until somebody has set a password of its own. */
export const loadFirstPassword = async (): Promise<ComponentType> =>
  (await import('./first-password.tsx')).FirstPassword
