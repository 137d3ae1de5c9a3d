import { adWorkflows } from '../areas/ads/workflow.ts'
import { shopProductWorkflow } from '../areas/shops/products-workflow.ts'
import { orderLineWorkflow } from './order-lines.ts'
import type { Workflow } from './workflow.ts'

/** Every workflow, by the id of its list. */
export const workflows: Readonly<Record<string, Workflow>> = Object.fromEntries(
  [adWorkflows.tiktok, adWorkflows.meta, orderLineWorkflow, shopProductWorkflow].map((workflow) => [
    workflow.list.id,
    workflow,
  ]),
)
