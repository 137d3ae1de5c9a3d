import { adWorkflows } from './ads.ts'
import { orderLineWorkflow } from './order-lines.ts'
import { shopProductWorkflow } from './shop-products.ts'
import type { Workflow } from './workflow.ts'

/** Every workflow, by the id of its list. */
export const workflows: Readonly<Record<string, Workflow>> = Object.fromEntries(
  [adWorkflows.tiktok, adWorkflows.meta, orderLineWorkflow, shopProductWorkflow].map((workflow) => [
    workflow.list.id,
    workflow,
  ]),
)
