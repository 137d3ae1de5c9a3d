import { adWorkflows } from './ads.ts'
import { offerWorkflow, sampleWorkflow } from './market.ts'
import { collectWorkflow, showcaseWorkflow, spyCollectWorkflow, spyWatchWorkflow } from './own-marks.ts'
import { shopProductWorkflow } from './shop-products.ts'
import { trendWatchWorkflows } from './trend-watch.ts'
import type { Workflow } from './workflow.ts'

/** Every workflow, by the id of its rows. */
export const workflows: Readonly<Record<string, Workflow>> = Object.fromEntries(
  [
    adWorkflows.tiktok,
    adWorkflows.meta,
    shopProductWorkflow,
    offerWorkflow,
    showcaseWorkflow,
    collectWorkflow,
    sampleWorkflow,
    trendWatchWorkflows[1],
    trendWatchWorkflows[2],
    spyCollectWorkflow,
    spyWatchWorkflow,
  ].map((workflow): [string, Workflow] => [workflow.list.id, workflow]),
)
