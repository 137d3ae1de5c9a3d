import { f } from '../../forms/form.ts'
import { defineWorkflow } from '../../workflows/workflow.ts'
import { dealList } from './list.ts'
import { dealState } from './states.ts'

const { lead, quoted, sampling, making, published, settled, lost } = dealState
const open = [lead, quoted, sampling, making, published]

/** Deals from the lead to the settlement. */
export const dealWorkflow = defineWorkflow({
  of: 'deal',
  list: dealList,
  state: 'deal_state',
  states: Object.values(dealState),
  people: ['owner'],
  transitions: {
    quote: {
      from: [lead, quoted],
      to: quoted,
      by: 'anyone',
      form: [
        f.money('flat_amt', { optional: true, least: 1, was: ['deal_fee'] }),
        f.rate('rate_bp', { optional: true, least: 0, most: 8000, was: ['deal_rate'] }),
      ],
    },
    sample: {
      from: [quoted],
      to: sampling,
      by: 'anyone',
      form: [
        f.count('qty', { least: 1, most: 99, first: 1 }),
        f.text('address', { least: 5, most: 300, lines: 2 }),
        f.date('content_date'),
      ],
    },
    make: { from: [quoted, sampling], to: making, by: 'anyone', form: [f.date('content_date')] },
    publish: {
      from: [making, published],
      to: published,
      by: 'anyone',
      form: [f.text('content_ids', { least: 1, most: 400, lines: 2 })],
    },
    settle: { from: [published], to: settled, by: 'leader', asks: true, tells: ['owner'] },
    lose: {
      from: [lead, quoted, sampling, making],
      to: lost,
      by: 'anyone',
      danger: true,
      form: [f.text('reason', { least: 2, most: 200, lines: 3 })],
    },
    reopen: { from: [lost], to: lead, by: 'anyone', asks: true },
    assign: {
      from: open,
      by: 'leader',
      bulk: true,
      form: [f.member('owner_member_id', { was: ['deal_owner'] })],
      tells: ['owner'],
    },
  },
})
