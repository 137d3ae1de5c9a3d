import { f } from '../../forms/form.ts'
import { defineWorkflow } from '../../workflows/workflow.ts'
import { companyList } from './companies-list.ts'
import { companyState } from './states.ts'

const { standing, ended } = companyState
export const MOST_SEATS = 100_000

/** Companies as operators, who alone see them, look after them: their term, their seats, and what is switched on. */
export const companyWorkflow = defineWorkflow({
  of: 'company',
  list: companyList,
  global: true,
  state: 'tenant_state',
  states: Object.values(companyState),
  transitions: {
    extend: {
      from: [standing, ended],
      to: standing,
      by: 'anyone',
      bulk: true,
      form: [f.date('end_day', { optional: true })],
    },
    seats: { by: 'anyone', form: [f.count('seats', { least: 1, most: MOST_SEATS, was: ['tenant_seats'] })] },
    mask: { when: { tenant_masks: [0] }, by: 'anyone', bulk: true, asks: true },
    unmask: { when: { tenant_masks: [1] }, by: 'anyone', bulk: true, asks: true },
    stop: { from: [standing], to: ended, by: 'anyone', danger: true },
  },
})
