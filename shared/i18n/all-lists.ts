import { articleListTexts } from '../areas/academy/words.ts'
import { adFlowListTexts } from '../areas/ads/flow-words.ts'
import { adListTexts } from '../areas/ads/list-words.ts'
import { auditListTexts } from '../areas/audit/list-words.ts'
import { billListTexts } from '../areas/bills/list-words.ts'
import { clipEnumWords, clipListWords } from '../areas/clips/list-words.ts'
import { creatorListTexts } from '../areas/creators/list-words.ts'
import { dealListTexts } from '../areas/deals/words.ts'
import { goodsListTexts } from '../areas/goods/list-words.ts'
import { inviteListTexts } from '../areas/invites/list-words.ts'
import { liveListTexts } from '../areas/lives/words.ts'
import { materialListTexts } from '../areas/materials/list-words.ts'
import { mcnListTexts } from '../areas/mcn/words.ts'
import { announcementListTexts } from '../areas/messages/manage-words.ts'
import { operationListTexts } from '../areas/operations/words.ts'
import { orderListTexts } from '../areas/orders/list-words.ts'
import { originalListTexts } from '../areas/originals/list-words.ts'
import { groupListTexts } from '../areas/permissions/list-words.ts'
import { marketListTexts } from '../areas/products/list-words.ts'
import { reportListTexts } from '../areas/reports/list-words.ts'
import { sampleListTexts, sampleStateWords } from '../areas/samples/list-words.ts'
import { selfCheckTexts } from '../areas/self-check/list-words.ts'
import { settlementListTexts } from '../areas/settlements/list-words.ts'
import { shopCopyListTexts } from '../areas/shop-copies/words.ts'
import { shopListTexts } from '../areas/shops/list-words.ts'
import { shopMatrixTexts } from '../areas/shops/matrix-words.ts'
import { spyListTexts } from '../areas/spy/list-words.ts'
import { staffListTexts } from '../areas/staff/list-words.ts'
import { trendListTexts } from '../areas/trends/list-words.ts'
import { ttAccountListTexts } from '../areas/tt-accounts/words.ts'
import { wallListTexts } from '../areas/walls/words.ts'
import { workListTexts } from '../areas/work/list-words.ts'
import { listTexts } from './lists.ts'
import { allTexts } from './texts.ts'

/** Titles of the columns and words of the enumerations of every list: one table for each area. */
export const allListTexts = allTexts(
  listTexts,
  adListTexts,
  clipEnumWords,
  clipListWords,
  orderListTexts,
  marketListTexts,
  spyListTexts,
  shopListTexts,
  shopMatrixTexts,
  liveListTexts,
  announcementListTexts,
  operationListTexts,
  shopCopyListTexts,
  adFlowListTexts,
  ttAccountListTexts,
  wallListTexts,
  mcnListTexts,
  dealListTexts,
  articleListTexts,
  trendListTexts,
  goodsListTexts,
  materialListTexts,
  creatorListTexts,
  staffListTexts,
  groupListTexts,
  originalListTexts,
  sampleStateWords,
  sampleListTexts,
  selfCheckTexts,
  billListTexts,
  inviteListTexts,
  workListTexts,
  auditListTexts,
  reportListTexts,
  settlementListTexts,
)
