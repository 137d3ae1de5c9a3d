import { articleWorkflowWords } from '../areas/academy/words.ts'
import { adFlowWorkflowWords } from '../areas/ads/flow-words.ts'
import { adWorkflowWords } from '../areas/ads/workflow-words.ts'
import { billWorkflowWords } from '../areas/bills/workflow-words.ts'
import { clipReasonWords } from '../areas/clips/reason-words.ts'
import { clipWorkflowWords } from '../areas/clips/workflow-words.ts'
import { creatorWorkflowWords } from '../areas/creators/workflow-words.ts'
import { dealWorkflowWords } from '../areas/deals/words.ts'
import { inviteWorkflowWords } from '../areas/invites/workflow-words.ts'
import { liveErrors, liveWorkflowWords } from '../areas/lives/words.ts'
import { materialWorkflowWords } from '../areas/materials/workflow-words.ts'
import { announcementWorkflowWords } from '../areas/messages/manage-words.ts'
import { operationWorkflowWords } from '../areas/operations/words.ts'
import { orderLineWords } from '../areas/orders/workflow-words.ts'
import { originalWorkflowWords } from '../areas/originals/words.ts'
import { productWorkflowWords } from '../areas/products/workflow-words.ts'
import { reportWorkflowWords } from '../areas/reports/workflow-words.ts'
import { sampleStateWords } from '../areas/samples/list-words.ts'
import { sampleWorkflowWords } from '../areas/samples/workflow-words.ts'
import { shopCopyWorkflowWords } from '../areas/shop-copies/words.ts'
import { shopMatrixWorkflowWords } from '../areas/shops/matrix-words.ts'
import { shopProductWords } from '../areas/shops/products-workflow-words.ts'
import { spyWorkflowWords } from '../areas/spy/workflow-words.ts'
import { staffWorkflowWords } from '../areas/staff/workflow-words.ts'
import { trendWatchWords } from '../areas/trends/workflow-words.ts'
import { ttAccountWorkflowWords } from '../areas/tt-accounts/words.ts'
import { wallWorkflowWords } from '../areas/walls/words.ts'
import { workWorkflowWords } from '../areas/work/workflow-words.ts'
import { allTexts, pickTexts } from '../i18n/texts.ts'
import { ownMarkWords } from './own-mark-words.ts'

/** `transition.<of>.<name>` what a button says, `….note` what is said before it is made, `form.<of>.<name>.<field>`, `notice.<of>.<name>` what its message says. */
export const allWorkflowWords = allTexts(
  adWorkflowWords,
  billWorkflowWords,
  inviteWorkflowWords,
  workWorkflowWords,
  reportWorkflowWords,
  clipReasonWords,
  clipWorkflowWords,
  materialWorkflowWords,
  creatorWorkflowWords,
  orderLineWords,
  shopProductWords,
  shopMatrixWorkflowWords,
  articleWorkflowWords,
  liveWorkflowWords,
  announcementWorkflowWords,
  operationWorkflowWords,
  shopCopyWorkflowWords,
  adFlowWorkflowWords,
  ttAccountWorkflowWords,
  wallWorkflowWords,
  dealWorkflowWords,
  pickTexts(liveErrors, 'live.clock'),
  productWorkflowWords,
  sampleStateWords,
  sampleWorkflowWords,
  ownMarkWords,
  trendWatchWords,
  spyWorkflowWords,
  staffWorkflowWords,
  originalWorkflowWords,
)
