import { articleList } from '../areas/academy/list.ts'
import { adAccountList, adRuleList } from '../areas/ads/flow-lists.ts'
import { metaFlowList, metaTodayList, tiktokFlowList, tiktokTodayList } from '../areas/ads/list.ts'
import { auditList } from '../areas/audit/list.ts'
import { billLineList } from '../areas/bills/lines-list.ts'
import { billList } from '../areas/bills/list.ts'
import { clipCutterList } from '../areas/clips/cutter-list.ts'
import { clipDemandList } from '../areas/clips/demand-list.ts'
import { clipResultList } from '../areas/clips/result-list.ts'
import { clipTaskList } from '../areas/clips/task-list.ts'
import { creatorDataList } from '../areas/creators/data-list.ts'
import { creatorList } from '../areas/creators/list.ts'
import { creatorOrderList } from '../areas/creators/orders-list.ts'
import { teamBelowList } from '../areas/creators/teams-list.ts'
import { dealList } from '../areas/deals/list.ts'
import { goodsCreatorList } from '../areas/goods/creators-list.ts'
import { goodsLiveList } from '../areas/goods/lives-list.ts'
import { goodsSkuList } from '../areas/goods/skus-list.ts'
import { goodsVideoList } from '../areas/goods/videos-list.ts'
import { applicantList, inviteList } from '../areas/invites/list.ts'
import { liveList } from '../areas/lives/list.ts'
import { materialList } from '../areas/materials/list.ts'
import { mcnList } from '../areas/mcn/list.ts'
import { announcementList } from '../areas/messages/manage-list.ts'
import { accountList } from '../areas/operations/accounts-list.ts'
import { companyList } from '../areas/operations/companies-list.ts'
import { jobList } from '../areas/operations/jobs-list.ts'
import { orderList } from '../areas/orders/list.ts'
import { originalList } from '../areas/originals/list.ts'
import { originalUseList } from '../areas/originals/uses-list.ts'
import { groupList } from '../areas/permissions/list.ts'
import { productList } from '../areas/products/list.ts'
import { reportList, sendingList } from '../areas/reports/list.ts'
import { sampleList } from '../areas/samples/list.ts'
import { selfCheckList } from '../areas/self-check/list.ts'
import { settlementList } from '../areas/settlements/list.ts'
import { shopCopyList } from '../areas/shop-copies/list.ts'
import { shopAuthList } from '../areas/shops/auth-list.ts'
import { shopDayList } from '../areas/shops/days-list.ts'
import { shopList } from '../areas/shops/matrix-list.ts'
import { shopOrderList } from '../areas/shops/orders-list.ts'
import { shopProductList } from '../areas/shops/products-list.ts'
import { spyAdList } from '../areas/spy/ads-list.ts'
import { spyCreatorList } from '../areas/spy/creators-list.ts'
import { spyLiveList } from '../areas/spy/lives-list.ts'
import { spyProductList } from '../areas/spy/products-list.ts'
import { spyShopList } from '../areas/spy/shops-list.ts'
import { spyVideoList } from '../areas/spy/videos-list.ts'
import { staffDataList } from '../areas/staff/data-list.ts'
import { staffList } from '../areas/staff/list.ts'
import { staffOrderList } from '../areas/staff/orders-list.ts'
import { teamList } from '../areas/team/list.ts'
import { productTrendList, skuTrendList } from '../areas/trends/list.ts'
import { ttAccountList } from '../areas/tt-accounts/list.ts'
import { wallList } from '../areas/walls/list.ts'
import { workList } from '../areas/work/list.ts'
import type { List } from './list.ts'

const declared = {
  'ads-meta': metaTodayList,
  'ads-tiktok': tiktokTodayList,
  bills: billList,
  'bill-lines': billLineList,
  'clip-cutters': clipCutterList,
  'clip-demands': clipDemandList,
  'clip-results': clipResultList,
  'clip-tasks': clipTaskList,
  creators: creatorList,
  'creator-data': creatorDataList,
  'creator-orders': creatorOrderList,
  'creator-teams': teamBelowList,
  invites: inviteList,
  work: workList,
  audit: auditList,
  reports: reportList,
  'report-sendings': sendingList,
  applicants: applicantList,
  materials: materialList,
  originals: originalList,
  'original-uses': originalUseList,
  groups: groupList,
  orders: orderList,
  products: productList,
  samples: sampleList,
  'self-checks': selfCheckList,
  settlements: settlementList,
  multishop: shopDayList,
  articles: articleList,
  announcements: announcementList,
  companies: companyList,
  accounts: accountList,
  jobs: jobList,
  deals: dealList,
  mcn: mcnList,
  'shop-copies': shopCopyList,
  lives: liveList,
  'flow-tiktok': tiktokFlowList,
  'flow-meta': metaFlowList,
  'ad-accounts': adAccountList,
  'ad-rules': adRuleList,
  'tt-accounts': ttAccountList,
  walls: wallList,
  shops: shopList,
  'shop-auths': shopAuthList,
  'shop-orders': shopOrderList,
  'shop-products': shopProductList,
  'product-trend': productTrendList,
  'sku-trend': skuTrendList,
  staff: staffList,
  'staff-data': staffDataList,
  'staff-orders': staffOrderList,
  team: teamList,
  'spy-products': spyProductList,
  'spy-creators': spyCreatorList,
  'spy-videos': spyVideoList,
  'spy-lives': spyLiveList,
  'spy-shops': spyShopList,
  'spy-ads': spyAdList,
  'goods-creators': goodsCreatorList,
  'goods-videos': goodsVideoList,
  'goods-lives': goodsLiveList,
  'goods-skus': goodsSkuList,
} satisfies Readonly<Record<string, List>>

export type ListId = keyof typeof declared

/** Every list by its id: what column settings, saved views and exports may name. */
export const lists: Readonly<Record<ListId, List>> = declared

export const isListId = (id: string): id is ListId => Object.hasOwn(lists, id)

export const findList = (id: string): List | undefined => (isListId(id) ? lists[id] : undefined)
