import { defineImport, i } from './import.ts'

/** Daily rates of exchange that a company enters for itself. */
export const rateImport = defineImport({
  id: 'rates',
  title: ['导入汇率', 'Import exchange rates'],
  note: [
    '每行一天一个币种：1 美元换多少。只用于本公司，先于通用汇率；已经折算的订单不变。',
    'A line for each day and currency: units for one US dollar. For this company alone, before the common rates; orders that were exchanged stay as they are.',
  ],
  screens: ['orders'],
  by: 'company',
  columns: [
    i.date('day', { named: ['日期', 'Day', 'Date', '汇率日期', 'day'], needed: true, most: 1 }),
    i.currency('currency', { named: ['币种', 'Currency', '货币', '货币单位', 'currency'], needed: true }),
    i.ratio('rate', { named: ['汇率', 'Rate', 'Exchange rate', '兑美元汇率', 'USD rate', 'rate'], needed: true }),
  ],
  key: ['day', 'currency'],
  updates: ['rate'],
})
