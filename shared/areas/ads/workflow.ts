import { f } from '../../forms/form.ts'
import { defineWorkflow } from '../../workflows/workflow.ts'
import { metaFlowList, metaTodayList, tiktokFlowList, tiktokTodayList } from './list.ts'
import { adStates, leastBudget } from './states.ts'

const MOST_BUDGET = 100_000_000_00

const [DELIVERING, PAUSED] = [1, 3]
/** In review, outside its hours and over budget are not "off". */
const on = [DELIVERING, 2, 4, 5]
/** What is done or deleted spends nothing more. */
const spending = [...on, PAUSED, 6]

const transitionsOf = (least: number) =>
  ({
    on: { from: [PAUSED], to: DELIVERING, by: 'anyone', bulk: true, asks: true, undo: 'off' },
    off: { from: on, to: PAUSED, by: 'anyone', bulk: true, asks: true, undo: 'on' },
    budget: {
      from: spending,
      by: 'anyone',
      form: [f.money('budget_amt', { least, most: MOST_BUDGET, was: ['budget'] })],
    },
  }) as const

/** Campaigns of each network: on or off, and their budgets. The network hears nothing of it. */
export const adWorkflows = {
  tiktok: defineWorkflow({
    of: 'ad',
    list: tiktokTodayList,
    state: 'ad_status',
    states: adStates,
    transitions: transitionsOf(leastBudget.tiktok),
  }),
  meta: defineWorkflow({
    of: 'ad',
    list: metaTodayList,
    state: 'ad_status',
    states: adStates,
    transitions: transitionsOf(leastBudget.meta),
  }),
}

/** The same under the page of all campaigns, where they are copied too; a copy begins paused. */
export const flowWorkflows = {
  tiktok: defineWorkflow({
    of: 'ad',
    list: tiktokFlowList,
    state: 'ad_status',
    states: adStates,
    transitions: { ...transitionsOf(leastBudget.tiktok), copy: { from: spending, by: 'anyone', asks: true } },
  }),
  meta: defineWorkflow({
    of: 'ad',
    list: metaFlowList,
    state: 'ad_status',
    states: adStates,
    transitions: { ...transitionsOf(leastBudget.meta), copy: { from: spending, by: 'anyone', asks: true } },
  }),
}
