import { adWorkflows } from '../areas/ads/workflow.ts'
import { shopProductWorkflow } from '../areas/shops/products-workflow.ts'
import { offerWorkflow, sampleWorkflow } from './market.ts'
import { collectWorkflow, showcaseWorkflow, spyCollectWorkflow, spyWatchWorkflow } from './own-marks.ts'
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
