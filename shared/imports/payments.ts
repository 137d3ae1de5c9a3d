import { defineImport, i } from './import.ts'

/** Payments of bills as the bank tells them: the list of bills to pay, with the serial of each payment filled in. */
export const paymentImport = defineImport({
  id: 'payments',
  title: ['登记打款结果', 'Register payments'],
  note: [
    '在“导出待打款名单”里填上打款流水号后传回，每行一张账单。只登记待打款的账单，自己的账单由他人登记；流水号留空的行请先删去。',
    'The list of bills to pay with the serial of each payment filled in. Only bills that wait for the money are registered, and nobody registers the own one; take out lines without a serial first.',
  ],
  screens: ['bills'],
  by: 'company',
  columns: [
    i.text('bill_no', { named: ['账单号', 'Bill', 'Bill No.', 'bill_no'], needed: true, most: 40 }),
    i.text('pay_serial', {
      named: ['打款流水号', 'Payment serial', '流水号', '交易流水号', 'Transaction ID', 'Serial', 'pay_serial'],
      needed: true,
      least: 4,
      most: 60,
    }),
    i.text('voucher', { named: ['凭证', 'Voucher', '凭证号', 'voucher'], most: 200 }),
  ],
  key: ['bill_no'],
  updates: ['pay_serial', 'voucher'],
})
