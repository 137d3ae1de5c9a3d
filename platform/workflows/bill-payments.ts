import { billState } from '../../shared/areas/bills/states.ts'
import type { ImportRow } from '../../shared/imports/import.ts'
import type { paymentImport } from '../../shared/imports/payments.ts'
import { type CalledBill, holdBillsCalled } from '../queries/bills/held.ts'
import { type Sink, wrong } from '../queries/imports/sink.ts'
import { billMachine } from './bills.ts'
import { makeWithin } from './make.ts'

type Row = ImportRow<typeof paymentImport.columns>

interface Payment {
  readonly bill: CalledBill
  readonly pay_serial: string
  readonly voucher: string | null
}

const unknown = wrong('账单号：没有这张账单，或不在你的范围内', 'Bill: there is no such bill of yours')
const own = wrong('账单号：自己的账单由他人登记', 'Bill: somebody else registers the payment of your own')
const notDue = wrong('账单号：这张账单不在待打款状态', 'Bill: it does not wait to be paid')
const tooShort = wrong('打款流水号：至少 4 个字', 'Payment serial: at least 4 characters')
const paidOtherwise = (serial: string) =>
  wrong(`打款流水号：已登记为 ${serial}`, `Payment serial: it is registered as ${serial} already`)

const LEAST = 4

/** Payments of bills that wait for the money, each with its place in the bill's history and its message. */
export const paymentSink: Sink<Row, Payment> = {
  prepare: async (tx, rows, { scope, member_id }) => {
    const found = await holdBillsCalled(
      tx,
      scope,
      rows.map(({ bill_no }) => bill_no.toUpperCase()),
    )
    const known = new Map(found.map((bill) => [bill.bill_no, bill]))
    return rows.map(({ bill_no, pay_serial, voucher }) => {
      const bill = known.get(bill_no.toUpperCase())
      if (!bill) return unknown
      if (bill.member_id === member_id) return own
      if ([...pay_serial].length < LEAST) return tooShort
      if (bill.status === billState.paid && bill.pay_serial !== pay_serial) return paidOtherwise(bill.pay_serial)
      if (bill.status !== billState.toPay && bill.status !== billState.paid) return notDue
      return { key: bill.id, what: { bill, pay_serial, voucher } }
    })
  },
  write: async (tx, lines, { scope, member_id, now }) => {
    const by = { scope, member_id, ip: '', language: 'zh' as const, vault: null, now }
    const outcomes = []
    for (const { what } of lines) {
      const { bill, pay_serial, voucher } = what
      const isNew = bill.status === billState.toPay
      if (isNew) {
        const input = { pay_serial, voucher }
        await makeWithin(tx, by, billMachine, { transition: 'pay', key: bill.id, request_id: null, seen: {}, input })
      }
      outcomes.push({ kind: isNew ? ('changed' as const) : ('same' as const) })
    }
    return outcomes
  },
}
