import { appealStates } from '../areas/orders/enums.ts'
import { orderList } from '../areas/orders/list.ts'
import { f } from '../forms/form.ts'
import { defineWorkflow } from './workflow.ts'

const [NONE, OPEN, ACCEPTED, DECLINED] = appealStates
/** Ineligible or frozen. */
const disputed = [3, 4]
const FREE = 0

const said = { least: 5, most: 500, lines: 4 } as const

/**
 * Lines of orders: an appeal of one that is ineligible or frozen, and its answer by who stands above the one that asked; a
 * line's owner, whom leaders change until a bill holds it; notes.
 */
export const orderLineWorkflow = defineWorkflow({
  of: 'order_line',
  list: orderList,
  state: 'appeal_state',
  states: appealStates,
  people: ['asker', 'owner'],
  transitions: {
    appeal: {
      from: [NONE, ACCEPTED, DECLINED],
      to: OPEN,
      when: { settlement_status: disputed },
      by: 'anyone',
      form: [f.text('reason', said)],
      tells: [{ above: 'asker' }],
    },
    accept: { from: [OPEN], to: ACCEPTED, by: { above: 'asker' }, form: [f.text('answer', said)], tells: ['asker'] },
    decline: { from: [OPEN], to: DECLINED, by: { above: 'asker' }, form: [f.text('answer', said)], tells: ['asker'] },
    transfer: {
      when: { owner_state: [FREE] },
      by: 'leader',
      bulk: true,
      form: [f.member('owner_member_id', { was: ['owner_name'] })],
      sum: 'pay_amount',
      tells: ['owner'],
    },
    note: { by: 'anyone', form: [f.text('text', { least: 1, most: 500, lines: 4 })] },
  },
})
