import { defineWords } from './texts.ts'

/** Words that stand around every chart. */
export const chartTexts = defineWords({
  'chart.view': ['显示方式', 'View'],
  'chart.chart': ['图', 'Chart'],
  'chart.table': ['表', 'Table'],
  'chart.png': ['下载图片', 'Download picture'],
  'chart.csv': ['下载数据', 'Download data'],
  'chart.empty': ['所选范围内没有数据', 'No data in this range'],
  'chart.keys': ['按左右方向键逐点查看。', 'Left and right arrows walk from point to point.'],
  'chart.pick': ['按回车键打开所选的点。', 'Enter opens the point chosen.'],
  'chart.running': ['虚线：进行中，尚未结束', 'Dashed: still running'],
  'chart.runningRow': ['进行中', 'still running'],
  'chart.rows': ['{title}：共 {rows} 项，{columns}。', '{title}: {rows} entries, {columns}.'],
})
