import { f } from '../../forms/form.ts'
import { banknameRule, banknumberRule } from '../../forms/rules.ts'

/** Where the money of a bill goes. The number may stay empty where the bill has one already. */
export const accountFields = [
  f.text('payee_name', { least: 2, most: 50, was: ['payee_name'] }),
  f.text('bankname', { least: 3, most: 30, rule: banknameRule, was: ['bankname'] }),
  f.text('banknumber', { optional: true, most: 19, rule: banknumberRule }),
  f.text('invoice_no', { optional: true, most: 50, was: ['invoice_no'] }),
  f.check('checked', { rule: (value: string) => (value === 'true' ? undefined : 'form.bill.checked') }),
] as const
