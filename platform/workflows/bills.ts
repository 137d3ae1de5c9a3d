import { billState, CONFIRM_WITHIN_S, PAY_CURRENCY } from '../../shared/areas/bills/states.ts'
import { billWorkflow } from '../../shared/areas/bills/workflow.ts'
import { moneyText } from '../../shared/format/number.ts'
import { banknameRule } from '../../shared/forms/rules.ts'
import type { InputOf } from '../../shared/workflows/workflow.ts'
import type { Tx } from '../db/tables.ts'
import { Refused, wrongField } from '../http/refused.ts'
import { recountBill, releaseLines } from '../jobs/recount-bill.ts'
import { type HeldBill, holdBill, readBillPeople, readUnbilled, setBill } from '../queries/bills/held.ts'
import { readFrozenRate } from '../queries/bills/rate.ts'
import { accountOf } from '../queries/bills/scope.ts'
import { raiseVersion } from '../queries/pulse.ts'
import { type Changed, type Doing, type Held, machineOf, onlyState } from './machine.ts'

type Row = HeldBill & Held
type Confirming = InputOf<(typeof billWorkflow.transitions)['confirm']>

/** Whoever makes it may stand in another company than the bill. */
const told = async (tx: Tx, { row, by }: Pick<Doing<Row, unknown>, 'row' | 'by'>): Promise<void> => {
  if (row.company_id !== by.scope.company_id) await raiseVersion(tx, row.company_id, by.now)
}

/** The account that a form names, sealed, or the one that the bill has. @throws {Refused} when there is none */
const sealedAccount = ({ row, by, input: { banknumber } }: Doing<Row, Confirming>) => {
  if (banknumber !== null) {
    if (!by.vault) throw new Error('an account takes a person')
    return { bank_sealed: by.vault.seal(banknumber, accountOf(row.member_id)), bank_last4: banknumber.slice(-4) }
  }
  if (row.bank_sealed === null) throw wrongField('banknumber', 'form.required')
  return { bank_sealed: row.bank_sealed, bank_last4: row.bank_last4 }
}

const confirm = async (tx: Tx, doing: Doing<Row, Confirming>): Promise<Changed> => {
  const { row, to, by, input } = doing
  if (!input.checked) throw wrongField('checked', 'bill.unchecked')
  const account = sealedAccount(doing)
  const said = { payee_name: input.payee_name, bankname: input.bankname, invoice_no: input.invoice_no ?? '' }
  await setBill(tx, row.id, { status: to, ...said, ...account, confirmed_t: by.now, reject_reason: '' }, by.now)
  const { payee_name, bankname, invoice_no, bank_last4 } = row
  return {
    before: { payee_name, bankname, invoice_no, banknumber: shownNumber(bank_last4) },
    after: { ...said, banknumber: shownNumber(account.bank_last4), income_amt: row.income_amt },
  }
}

/** The rest of a number stays where it is sealed. */
const shownNumber = (last4: string): string => (last4 === '' ? '' : `**** ${last4}`)

/** @throws {Refused} when the money could not go anywhere */
const requireAccount = ({ bank_sealed, bankname }: HeldBill): void => {
  if (bank_sealed === null) throw new Refused('bill.account')
  if (banknameRule(bankname) !== undefined) throw new Refused('bill.bankname')
}

const rejected = async (tx: Tx, doing: Doing<Row, { readonly reason: string }>): Promise<Changed> => {
  const { row, to, by, input } = doing
  await setBill(tx, row.id, { status: to, reject_reason: input.reason, reviewed_t: by.now }, by.now)
  await told(tx, doing)
  return { before: {}, after: { reason: input.reason } }
}

/** Order ids, with commas, blanks or line breaks between. */
const ordersIn = (text: string | null): readonly string[] => [
  ...new Set((text ?? '').split(/[\s,，、;；]+/).filter((order) => order !== '')),
]

const handled = ({ state }: Row) => (state === billState.carried ? 'bill.carried' : 'bill.handled')

export const billMachine = machineOf<typeof billWorkflow.transitions, Row>(billWorkflow, {
  none: 'bill.none',
  hold: async (tx, { scope }, key) => {
    const bill = await holdBill(tx, scope, key)
    if (!bill) return undefined
    const { bill_no, income_amt, currency, payee_name, bankname, invoice_no, auto_confirm } = bill
    return {
      ...bill,
      values: {
        income_total: income_amt,
        currency,
        payee_name,
        bankname,
        invoice_no,
        auto_confirm: auto_confirm ? 1 : 0,
      },
      name: `${bill_no} · ${moneyText(income_amt, currency)}`,
    }
  },
  people: (tx, _, keys) => readBillPeople(tx, keys),
  disagreed: (seen, now) => {
    const amount = (values: typeof seen): string => {
      const { income_total, currency = seen.currency } = values
      return typeof income_total === 'number' ? moneyText(income_total, String(currency)) : String(currency)
    }
    return { text: 'bill.amount', params: { was: amount(seen), now: amount(now) } }
  },
  faster: {
    confirm: handled,
    resubmit: handled,
    withdraw: handled,
    dispute: handled,
    approve: handled,
    reject: handled,
    pay: handled,
    returned: handled,
    regenerate: handled,
    void: handled,
  },
  runs: {
    confirm,
    resubmit: confirm,
    withdraw: confirm,
    dispute: async (tx, { row, to, by, input }) => {
      const disputed = ordersIn(input.orders)
      const unknown = await readUnbilled(tx, row.id, disputed)
      if (unknown.length > 0) throw new Refused('bill.orders', { params: { orders: unknown.slice(0, 5).join(', ') } })
      await setBill(tx, row.id, { status: to, dispute_reason: input.reason, disputed: [...disputed] }, by.now)
      return { before: {}, after: { reason: input.reason, orders: disputed.join(', ') } }
    },
    approve: async (tx, doing) => {
      const { row, to, by } = doing
      requireAccount(row)
      const rate = row.fx_rate === null ? await readFrozenRate(tx, row) : null
      await setBill(tx, row.id, { status: to, reviewed_t: by.now, ...rate }, by.now)
      await told(tx, doing)
      return rate ? { before: {}, after: { fx_rate: rate.fx_rate, fx_into: PAY_CURRENCY } } : onlyState
    },
    reject: rejected,
    pay: async (tx, doing) => {
      const { row, to, by, input } = doing
      const paid = { pay_serial: input.pay_serial, voucher: input.voucher ?? '' }
      await setBill(tx, row.id, { status: to, paid_t: by.now, ...paid }, by.now)
      await told(tx, doing)
      return { before: {}, after: { ...paid, income_amt: row.income_amt } }
    },
    returned: rejected,
    regenerate: async (tx, doing) => {
      const { row, to, by, input } = doing
      const { adjust_amt: amt, note } = input
      const tax_amt = input.tax_amt ?? row.tax_amt
      if (amt)
        await tx
          .insertInto('bill_adjust')
          .values({ bill_id: row.id, amt, note, member_id: by.member_id, add_time: by.now })
          .execute()
      const income_amt = await recountBill(tx, row, { adjust_amt: row.adjust_amt + (amt ?? 0), tax_amt }, by.now)
      if (income_amt < 0) throw new Refused('bill.negative')
      const asked = { status: to, dispute_reason: '', disputed: [], confirm_deadline_t: by.now + CONFIRM_WITHIN_S }
      await setBill(tx, row.id, asked, by.now)
      await told(tx, doing)
      return {
        before: { income_amt: row.income_amt, tax_amt: row.tax_amt },
        after: { income_amt, tax_amt, adjust_amt: amt ?? 0, note },
      }
    },
    void: async (tx, doing) => {
      const { row, to, by, input } = doing
      await releaseLines(tx, row)
      await setBill(tx, row.id, { status: to, reject_reason: input.reason }, by.now)
      await told(tx, doing)
      return { before: {}, after: { reason: input.reason } }
    },
    auto: async (tx, { row, to, by }) => {
      await setBill(tx, row.id, { status: to, confirmed_t: by.now }, by.now)
      return { before: {}, after: { banknumber: shownNumber(row.bank_last4), income_amt: row.income_amt } }
    },
  },
})
