import { defineWords } from '../../i18n/texts.ts'

/** Words of the pages and files of reports. */
export const reportWords = defineWords({
  'report.tab.board': ['数据看板', 'Data board'],
  'report.tab.reports': ['定期报告', 'Reports'],
  'report.tab.sendings': ['发送记录', 'Sent'],
  'report.new': ['新建报告', 'New report'],
  'report.file': ['下载文件', 'Download'],
  'report.sendings': ['查看发送记录', 'What went out'],
  'report.facts': ['报告设置', 'Settings'],
  'report.sent': ['发送结果', 'What came of it'],
  'report.title': ['{name} {days}', '{name} {days}'],
  'report.gmv': ['成交额', 'GMV'],
  'report.orders': ['订单数', 'Orders'],
  'report.estimate': ['预估佣金', 'Estimated commission'],
  'report.ours': ['我方佣金', 'Our commission'],
  'report.part': ['这里是前 {n} 行，共 {all} 行；完整数据请选择 XLSX。', 'The first {n} of {all} rows; choose XLSX for all of them.'],
  'report.top': ['前 {n} 名', 'The first {n}'],
  'report.whole': ['全部', 'All'],
  'report.all': ['完整文件在潮屏“数据看板 › 发送记录”里下载。', 'The whole file is in Tidewall under "Data board › Sent".'],
})
