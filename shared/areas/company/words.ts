import { defineWords } from '../../i18n/texts.ts'

/** Words of the company's settings. */
export const companyTexts = defineWords({
  'company.noteDays': [
    '更改时区或切日：所有报表和大屏的日期按新的时间重新划分，包括以前的日期；平台按日上报的曝光、点击等数据保留原来的日期。',
    'Another zone or cut hour: the days of all reports and walls are cut anew, past ones too. What the platforms report by day (impressions, clicks) keeps the day that they named.',
  ],
  'company.noteCurrency': [
    '更改币种：全部订单的金额、佣金和分成按支付日的汇率重新折算，商品价格、成本和目标按今天的汇率折算；缺少汇率或有未结清的账单时不能更改，已结清的账单不变。',
    'Another currency: amounts, commission and shares of all orders are exchanged at the rate of their day of payment; prices, costs and targets at that of today. Not without rates or while bills are open; settled bills stay as they are.',
  ],
  'company.noteWait': ['更改在后台进行，期间不能导入订单；实时订单不会丢失。更改币种时，新订单会等到完成后才出现。', 'It is done in the background. Orders cannot be imported meanwhile, and live ones are not lost; while the currency is changed new ones show when that has ended.'],
  'company.running': ['正在更改：{changes}', 'Being changed: {changes}'],
  'company.queued': ['等待开始…', 'Waiting to begin…'],
  'company.progress': ['已处理 {done} / {total} 个订单', '{done} of {total} orders done'],
  'company.ending': ['订单已处理完，正在写入…', 'All orders are done; being written…'],
  'company.by': ['{name} 于 {time} 发起', 'Begun by {name}, {time}'],
  'company.stop': ['取消这次更改', 'Cancel this change'],
  'company.stopText': ['已处理的部分会被放弃，公司保持原样。', 'What is done so far is dropped, and the company stays as it was.'],
  'company.keep': ['继续更改', 'Go on'],
  'company.done': ['公司设置已更改', 'The company’s settings are changed'],
  'company.cancelled': ['更改已取消，公司保持原样', 'The change was cancelled; the company stays as it was'],
  'company.failed': ['更改没有完成：{reason}', 'The change was not done: {reason}'],
})
