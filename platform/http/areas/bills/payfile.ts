import { PAY_CURRENCY } from '../../../../shared/areas/bills/states.ts'
import { currencyDecimals } from '../../../../shared/format/number.ts'
import { dateText } from '../../../../shared/format/time.ts'
import { decimalText, harmless } from '../../../exports/cells.ts'
import { insertAudit } from '../../../queries/account/audit.ts'
import { type Payment, readPayments } from '../../../queries/bills/payments.ts'
import { accountOf } from '../../../queries/bills/scope.ts'
import { reviewsBills } from '../../../queries/bills/settings.ts'
import type { Vault } from '../../../vault/vault.ts'
import type { Call } from '../../call.ts'
import { Refused } from '../../refused.ts'

/** Excel reads a file as UTF-8 by it. */
const BYTE_ORDER_MARK = '\ufeff'
/** Its first and last column are those by which the registered payments come back as an import. */
const titles = ['账单号', '收款人', '开户行', '银行卡号', '币种', '应收合计', '人民币', '账期', '打款流水号']

const lineOf = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${harmless(cell).replaceAll('"', '""')}"`).join(',')}\r\n`

const cellsOf = (vault: Vault, one: Payment): readonly string[] => [
  one.bill_no,
  one.payee_name,
  one.bankname,
  vault.open(one.bank_sealed, accountOf(one.member_id)),
  one.currency,
  decimalText(one.income_amt, currencyDecimals(one.currency)),
  one.pay_amt === null ? '' : decimalText(one.pay_amt, currencyDecimals(PAY_CURRENCY)),
  one.period,
  '',
]

/**
 * What waits to be paid, as a table for the bank, the numbers whole: for who reviews bills, and never the own one. The log
 * keeps who asked and for which bills.
 * @throws {Refused}
 */
export const makePayfile = (call: Call) =>
  call.context.db.transaction().execute(async (tx) => {
    const { scope, record } = call.viewer
    if (!(await reviewsBills(tx, scope))) throw new Refused('bill.reviewer')
    const payments = await readPayments(tx, scope)
    await insertAudit(tx, {
      member_id: Number(record.id),
      action: 'bill.payfile',
      object_type: 'company',
      object_id: String(scope.company_id),
      after: { bills: payments.map(({ bill_no }) => bill_no).join(' ') },
      ip: call.ip,
      now: call.now,
    })
    const body = payments.map((one) => lineOf(cellsOf(call.context.vault, one))).join('')
    return {
      name: `bills-to-pay-${dateText(call.now, 'Asia/Shanghai')}.csv`,
      csv: BYTE_ORDER_MARK + lineOf(titles) + body,
      bills: payments.length,
    }
  })
