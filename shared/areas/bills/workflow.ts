import { f } from '../../forms/form.ts'
import { defineWorkflow } from '../../workflows/workflow.ts'
import { accountFields } from './account.ts'
import { billList } from './list.ts'
import { billState } from './states.ts'

const { toConfirm, reviewing, toPay, paid, rejected, disputed } = billState
const said = { least: 2, most: 300, lines: 3 } as const

const holder = { is: 'holder' } as const
/** Whoever reviews bills, never the own one. */
const reviewer = { judges: 'holder' } as const

/** To where the money goes is agreed what the bill says: another sum by now is asked about. */
const confirming = {
  to: reviewing,
  by: holder,
  form: accountFields,
  agrees: ['income_total', 'currency'],
  sum: 'income_total',
  tells: ['reviewer'],
} as const
const deciding = { by: reviewer, agrees: ['income_total', 'currency'], sum: 'income_total', tells: ['holder'] } as const

/** Bills from the month's end to the money: confirmed or questioned by their owner, reviewed and paid by somebody else. */
export const billWorkflow = defineWorkflow({
  of: 'bill',
  list: billList,
  global: true,
  state: 'status',
  states: Object.values(billState),
  people: ['holder', 'reviewer'],
  transitions: {
    confirm: { ...confirming, from: [toConfirm] },
    resubmit: { ...confirming, from: [rejected] },
    withdraw: { ...confirming, from: [disputed] },
    dispute: {
      from: [toConfirm],
      to: disputed,
      by: holder,
      form: [f.text('reason', said), f.text('orders', { optional: true, most: 2000, lines: 3 })],
      tells: ['reviewer'],
    },
    approve: { ...deciding, from: [reviewing], to: toPay, bulk: true, asks: true },
    reject: {
      ...deciding,
      from: [reviewing],
      to: rejected,
      bulk: true,
      danger: true,
      form: [f.text('reason', said)],
    },
    pay: {
      ...deciding,
      from: [toPay],
      to: paid,
      bulk: true,
      form: [f.text('pay_serial', { least: 4, most: 60 }), f.text('voucher', { optional: true, most: 200 })],
    },
    returned: { ...deciding, from: [toPay], to: rejected, danger: true, form: [f.text('reason', said)] },
    regenerate: {
      from: [disputed],
      to: toConfirm,
      by: reviewer,
      form: [
        f.money('adjust_amt', { optional: true }),
        f.money('tax_amt', { optional: true, least: 0 }),
        f.text('note', said),
      ],
      tells: ['holder'],
    },
    void: {
      from: [toConfirm, rejected, disputed],
      to: billState.void,
      by: reviewer,
      danger: true,
      form: [f.text('reason', said)],
      tells: ['holder'],
    },
    auto: {
      from: [toConfirm],
      to: reviewing,
      when: { auto_confirm: [1] },
      by: 'platform',
      tells: ['holder', 'reviewer'],
      deadline: { field: 'confirm_deadline', after_s: 0 },
    },
  },
})
