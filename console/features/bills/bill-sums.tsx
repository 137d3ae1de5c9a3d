import type { BillDetail } from '../../../shared/areas/bills/api.ts'
import { billState } from '../../../shared/areas/bills/states.ts'
import { moneyText } from '../../../shared/format/number.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Mark } from '../../ui/mark.tsx'
import { Note } from '../../ui/note.tsx'
import { Section } from '../../ui/section.tsx'
import { useBillText } from './use-bill-text.ts'

/** What a bill's sum is made of, and whether its lines add up to it. */
export const BillSums = ({ bill }: { readonly bill: BillDetail }) => {
  const text = useBillText()
  const money = (amt: number): string => moneyText(amt, bill.currency)
  const { lines_amt, bill_amt, pay_amt, fx_rate } = bill
  const isEqual = lines_amt === bill_amt
  const said = { lines: money(lines_amt), bill: money(bill_amt) }
  const isVoid = bill.status === billState.void
  return (
    <Section within title={text('bill.sums')} data-testid="bill-sums">
      <Facts min={140}>
        <Fact title={text('column.bill_commission')}>{money(bill.commission_amt)}</Fact>
        <Fact title={text('column.bill_deduction')}>{money(-bill.deduction_amt)}</Fact>
        <Fact title={text('column.bill_adjustment')}>{money(bill.adjust_amt)}</Fact>
        <Fact title={text('bill.taxWithheld')}>{money(-bill.tax_amt)}</Fact>
        <Fact title={text('column.bill_income')}>
          <b>{money(bill.income_amt)}</b>
        </Fact>
        <Fact title={text('bill.yuan')}>
          {pay_amt === null ? text('bill.noRate') : `${moneyText(pay_amt, bill.pay_currency)} (× ${fx_rate})`}
        </Fact>
      </Facts>
      {bill.carried && bill.adjust_amt !== 0 ? (
        <Note>
          {text('bill.carriedFrom', { no: bill.carried.bill_no })} {money(bill.carried.amt)}
        </Note>
      ) : null}
      {bill.adjustments.map(({ amt, note, time }) => (
        <Note key={`${time} ${note}`}>
          {money(amt)} · {note}
        </Note>
      ))}
      {isVoid ? (
        <Note>{text('bill.voided')}</Note>
      ) : (
        <Note data-testid="bill-check" data-equal={isEqual}>
          <Mark tone={isEqual ? 'good' : 'bad'} /> {text(isEqual ? 'bill.check' : 'bill.checkOff', said)}
        </Note>
      )}
    </Section>
  )
}
