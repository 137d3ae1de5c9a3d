import type { BillDetail } from '../../../../shared/areas/bills/api.ts'
import { billLineList } from '../../../../shared/areas/bills/lines-list.ts'
import { billWords } from '../../../../shared/areas/bills/words.ts'
import { moneyText } from '../../../../shared/format/number.ts'
import { dateTimeText } from '../../../../shared/format/time.ts'
import { translators } from '../../../../shared/i18n/texts.ts'
import { textOfCell } from '../../../exports/cell-text.ts'
import { openTable } from '../../../exports/rows.ts'
import { type Words, wordsIn } from '../../../exports/words.ts'
import { printPaper } from '../../../pdf/paper.ts'
import { type PrintedBill, readPrintedBill } from '../../../queries/bills/printed.ts'
import { consistently } from '../../../queries/consistent.ts'
import type { Call } from '../../call.ts'
import { Refused } from '../../refused.ts'
import { languageOf } from '../../texts.ts'

/** Lines that are printed; whoever wants all of more takes the file of the lines. */
const MOST_LINES = 1000
/** Bills are cut and dated by it. */
const ZONE = 'Asia/Shanghai'

/** Columns and their share of the width. */
const widths: Readonly<Record<string, number>> = {
  ...{ order_id: 19, product_name: 24, creator_username: 13, pay_amount: 10, act_commission_base: 12, line_rate: 8 },
  ...{ line_commission: 10, line_split_base: 10, line_share: 9, line_amt: 9, line_kind: 6, settled_time: 19 },
}

/** The lines of a bill as texts, and whether there are more. */
const readLines = async (call: Call, id: string, words: Words) => {
  const { scope } = call.viewer
  const query = billLineList.endpoint.input.parse({ id })
  const question = {
    list: billLineList,
    scope,
    query,
    fields: Object.keys(widths),
    words,
    now: call.now,
    totals: true,
  } as const
  const table = await openTable(call.context.reads, question)
  const rows: (readonly string[])[] = []
  for await (const batch of table.batches()) {
    rows.push(...batch.slice(0, MOST_LINES - rows.length).map((row) => row.map(textOfCell)))
  }
  const totals = table.totals?.()?.map((cell) => (cell === null ? '' : textOfCell(cell)))
  // The currency stands in the head.
  const shown = table.columns.filter(({ field }) => field in widths)
  const columns = shown.map(({ title, field, kind }) => ({
    title,
    width: widths[field] ?? 0,
    right: kind === 'money' || kind === 'rate' || kind === 'count',
  }))
  return { columns, rows, totals, all: await table.count() }
}

const factsOf = (bill: BillDetail, printed: PrintedBill, words: Words) => {
  const text = translators(billWords)[words.language]
  const money = (amt: number): string => moneyText(amt, bill.currency)
  const time = (t: number | null): string => (t === null ? '—' : dateTimeText(t, ZONE))
  const yuan =
    bill.pay_amt === null ? text('bill.noRate') : `${moneyText(bill.pay_amt, bill.pay_currency)} (× ${bill.fx_rate})`
  return [
    [words('column.bill_commission'), money(bill.commission_amt)],
    [words('column.bill_deduction'), money(-bill.deduction_amt)],
    [words('column.bill_adjustment'), money(bill.adjust_amt)],
    [text('bill.taxWithheld'), money(-bill.tax_amt)],
    [words('column.bill_income'), money(bill.income_amt)],
    [text('bill.yuan'), yuan],
    [words('column.bill_payee'), printed.payee_name || '—'],
    [words('column.bill_bank'), printed.bankname || '—'],
    [words('column.bill_account'), printed.bank_last4 === '' ? '—' : `**** ${printed.bank_last4}`],
    [words('column.bill_invoice'), printed.invoice_no || '—'],
    [words('column.bill_confirmed'), time(printed.confirmed_t)],
    [words('column.bill_paid'), [time(printed.paid_t), printed.pay_serial].filter(Boolean).join(' · ')],
  ] as const
}

/** A bill on paper, with its lines: the same sums and words as on its page. @throws {Refused} */
export const printBill = async (call: Call, bill: BillDetail) => {
  const words = wordsIn(languageOf(call))
  const text = translators(billWords)[words.language]
  const printed = await consistently(call.context.reads, (tx) => readPrintedBill(tx, call.viewer.scope, bill.id))
  if (!printed) throw new Refused('bill.none')
  const { columns, rows, totals, all } = await readLines(call, bill.id, words)
  const said = { lines: moneyText(bill.lines_amt, bill.currency), bill: moneyText(bill.bill_amt, bill.currency) }
  const type = words.find(`billType.${printed.bill_type}`) ?? ''
  const state = words.find(`billState.${bill.status}`) ?? ''
  const pdf = await printPaper({
    title: `${words('screen.bills')} ${bill.bill_no}`,
    subtitle: [printed.company, printed.holder, bill.period, type, state, bill.currency].join(' · '),
    facts: factsOf(bill, printed, words),
    notes: [
      text(bill.lines_amt === bill.bill_amt ? 'bill.check' : 'bill.checkOff', said),
      ...(all > rows.length ? [text('bill.printedPart', { n: rows.length, all })] : []),
    ],
    columns,
    rows,
    totals,
    foot: (page, pages) => `${bill.bill_no} · ${dateTimeText(call.now, ZONE)} · ${page} / ${pages}`,
  })
  return { name: `${bill.bill_no}.pdf`, pdf: pdf.toString('base64') }
}
