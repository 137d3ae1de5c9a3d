import { articleWorkflow } from '../areas/academy/workflow.ts'
import { adAccountWorkflow, adRuleWorkflow } from '../areas/ads/flow-workflows.ts'
import { adWorkflows, flowWorkflows } from '../areas/ads/workflow.ts'
import { billWorkflow } from '../areas/bills/workflow.ts'
import { clipCutterWorkflow } from '../areas/clips/cutter-workflow.ts'
import { clipDemandWorkflow } from '../areas/clips/demand-workflow.ts'
import { clipTaskWorkflow } from '../areas/clips/task-workflow.ts'
import { creatorWorkflow } from '../areas/creators/workflow.ts'
import { dealWorkflow } from '../areas/deals/workflow.ts'
import { applicantWorkflow, inviteWorkflow } from '../areas/invites/workflow.ts'
import { liveWorkflow } from '../areas/lives/workflow.ts'
import { materialWorkflow } from '../areas/materials/workflow.ts'
import { mcnWorkflow } from '../areas/mcn/workflow.ts'
import { announcementWorkflow } from '../areas/messages/manage-workflow.ts'
import { accountWorkflow } from '../areas/operations/accounts-workflow.ts'
import { companyWorkflow } from '../areas/operations/companies-workflow.ts'
import { jobWorkflow } from '../areas/operations/jobs-workflow.ts'
import { orderLineWorkflow } from '../areas/orders/workflow.ts'
import { originalUseWorkflow } from '../areas/originals/workflow.ts'
import { collectWorkflow, offerWorkflow, promotionWorkflow, showcaseWorkflow } from '../areas/products/workflow.ts'
import { reportWorkflow, sendingWorkflow } from '../areas/reports/workflow.ts'
import { sampleWorkflow } from '../areas/samples/workflow.ts'
import { shopCopyWorkflow } from '../areas/shop-copies/workflow.ts'
import { shopAuthWorkflow } from '../areas/shops/auth-workflow.ts'
import { shopWorkflow } from '../areas/shops/matrix-workflow.ts'
import { shopProductWorkflow } from '../areas/shops/products-workflow.ts'
import { spyCollectWorkflow, spyWatchWorkflow } from '../areas/spy/workflow.ts'
import { staffWorkflow } from '../areas/staff/workflow.ts'
import { trendWatchWorkflows } from '../areas/trends/workflow.ts'
import { ttAccountWorkflow } from '../areas/tt-accounts/workflow.ts'
import { wallWorkflow } from '../areas/walls/workflow.ts'
import { workWorkflow } from '../areas/work/workflow.ts'
import type { Workflow } from './workflow.ts'

/** Every workflow, by the id of its rows. */
export const workflows: Readonly<Record<string, Workflow>> = Object.fromEntries(
  [
    adWorkflows.tiktok,
    adWorkflows.meta,
    billWorkflow,
    inviteWorkflow,
    applicantWorkflow,
    workWorkflow,
    reportWorkflow,
    sendingWorkflow,
    clipCutterWorkflow,
    clipDemandWorkflow,
    clipTaskWorkflow,
    orderLineWorkflow,
    materialWorkflow,
    creatorWorkflow,
    originalUseWorkflow,
    articleWorkflow,
    liveWorkflow,
    announcementWorkflow,
    companyWorkflow,
    accountWorkflow,
    jobWorkflow,
    shopCopyWorkflow,
    flowWorkflows.tiktok,
    flowWorkflows.meta,
    adAccountWorkflow,
    adRuleWorkflow,
    ttAccountWorkflow,
    wallWorkflow,
    mcnWorkflow,
    dealWorkflow,
    shopWorkflow,
    shopAuthWorkflow,
    shopProductWorkflow,
    offerWorkflow,
    showcaseWorkflow,
    promotionWorkflow,
    collectWorkflow,
    sampleWorkflow,
    staffWorkflow,
    trendWatchWorkflows[1],
    trendWatchWorkflows[2],
    spyCollectWorkflow,
    spyWatchWorkflow,
  ].map((workflow): [string, Workflow] => [workflow.list.id, workflow]),
)
