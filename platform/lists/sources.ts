import { isListId, type ListId } from '../../shared/lists/all.ts'
import { articleSource } from './academy/source.ts'
import { adAccountSource } from './ads/accounts.ts'
import { adRuleSource } from './ads/rules.ts'
import { adSource } from './ads/source.ts'
import { auditSource } from './audit/source.ts'
import { billLineSource } from './bills/lines.ts'
import { billSource } from './bills/source.ts'
import { clipCutterSource } from './clips/cutters.ts'
import { clipDemandSource } from './clips/demands.ts'
import { clipResultSource } from './clips/results.ts'
import { clipTaskSource } from './clips/tasks.ts'
import { creatorDataSource } from './creators/data.ts'
import { creatorOrderSource } from './creators/orders.ts'
import { creatorSource } from './creators/source.ts'
import { teamBelowSource } from './creators/teams.ts'
import { dealSource } from './deals/source.ts'
import { goodsCreatorSource } from './goods/creators.ts'
import { goodsLiveSource } from './goods/lives.ts'
import { goodsSkuSource } from './goods/skus.ts'
import { goodsVideoSource } from './goods/videos.ts'
import { applicantSource, inviteSource } from './invites/source.ts'
import { liveSource } from './lives/source.ts'
import { materialSource } from './materials/source.ts'
import { mcnSource } from './mcn/source.ts'
import { announcementSource } from './messages/announcements.ts'
import { accountSource } from './operations/accounts.ts'
import { companySource } from './operations/companies.ts'
import { jobSource } from './operations/jobs.ts'
import { orderSource } from './orders/source.ts'
import { originalSource } from './originals/source.ts'
import { originalUseSource } from './originals/uses.ts'
import { groupSource } from './permissions/source.ts'
import { productSource } from './products/source.ts'
import { reportSource, sendingSource } from './reports/source.ts'
import { sampleSource } from './samples/source.ts'
import { selfCheckSource } from './self-check/source.ts'
import { settlementSource } from './settlements/source.ts'
import { shopCopySource } from './shop-copies/source.ts'
import { shopAuthSource } from './shops/auths/source.ts'
import { shopDaySource } from './shops/days/source.ts'
import { shopSource } from './shops/matrix/source.ts'
import { shopOrderSource } from './shops/orders/source.ts'
import { shopProductSource } from './shops/products/source.ts'
import type { ListSource } from './source.ts'
import { spyAdSource } from './spy/ads/source.ts'
import { spyCreatorSource } from './spy/creators/source.ts'
import { spyLiveSource } from './spy/lives/source.ts'
import { spyProductSource } from './spy/products/source.ts'
import { spyShopSource } from './spy/shops/source.ts'
import { spyVideoSource } from './spy/videos/source.ts'
import { staffDataSource } from './staff/data.ts'
import { staffOrderSource } from './staff/orders.ts'
import { staffSource } from './staff/source.ts'
import { teamSource } from './team/source.ts'
import { productTrendSource, skuTrendSource } from './trends/source.ts'
import { ttAccountSource } from './tt-accounts/source.ts'
import { wallSource } from './walls/source.ts'
import { workSource } from './work/source.ts'

/** Where the rows of each list come from: a list without a source does not compile. */
/** Of all campaigns. */
const FLOW_DAYS = 7

export const listSources: Readonly<Record<ListId, ListSource>> = {
  'ads-meta': adSource('meta', 1),
  'ads-tiktok': adSource('tiktok', 1),
  bills: billSource,
  'bill-lines': billLineSource,
  'clip-cutters': clipCutterSource,
  'clip-demands': clipDemandSource,
  'clip-results': clipResultSource,
  'clip-tasks': clipTaskSource,
  creators: creatorSource,
  'creator-data': creatorDataSource,
  'creator-orders': creatorOrderSource,
  'creator-teams': teamBelowSource,
  invites: inviteSource,
  work: workSource,
  audit: auditSource,
  reports: reportSource,
  'report-sendings': sendingSource,
  applicants: applicantSource,
  materials: materialSource,
  originals: originalSource,
  'original-uses': originalUseSource,
  groups: groupSource,
  orders: orderSource,
  products: productSource,
  samples: sampleSource,
  'self-checks': selfCheckSource,
  settlements: settlementSource,
  multishop: shopDaySource,
  articles: articleSource,
  announcements: announcementSource,
  companies: companySource,
  accounts: accountSource,
  jobs: jobSource,
  deals: dealSource,
  mcn: mcnSource,
  'shop-copies': shopCopySource,
  lives: liveSource,
  'flow-tiktok': adSource('tiktok', FLOW_DAYS),
  'flow-meta': adSource('meta', FLOW_DAYS),
  'ad-accounts': adAccountSource,
  'ad-rules': adRuleSource,
  'tt-accounts': ttAccountSource,
  walls: wallSource,
  shops: shopSource,
  'shop-auths': shopAuthSource,
  'shop-orders': shopOrderSource,
  'shop-products': shopProductSource,
  'product-trend': productTrendSource,
  'sku-trend': skuTrendSource,
  staff: staffSource,
  'staff-data': staffDataSource,
  'staff-orders': staffOrderSource,
  team: teamSource,
  'spy-products': spyProductSource,
  'spy-creators': spyCreatorSource,
  'spy-videos': spyVideoSource,
  'spy-lives': spyLiveSource,
  'spy-shops': spyShopSource,
  'spy-ads': spyAdSource,
  'goods-creators': goodsCreatorSource,
  'goods-videos': goodsVideoSource,
  'goods-lives': goodsLiveSource,
  'goods-skus': goodsSkuSource,
}

export const findSource = (id: string): ListSource | undefined => (isListId(id) ? listSources[id] : undefined)
