import { defineTexts } from './texts.ts'

/** Words that stand around every chart. */
export const chartTexts = defineTexts(
  {
    'chart.view': '显示方式',
    'chart.chart': '图',
    'chart.table': '表',
    'chart.png': '下载图片',
    'chart.csv': '下载数据',
    'chart.empty': '所选范围内没有数据',
    'chart.keys': '按左右方向键逐点查看。',
    'chart.pick': '按回车键打开所选的点。',
    'chart.running': '虚线：进行中，尚未结束',
    'chart.runningRow': '进行中',
    'chart.rows': '{title}：共 {rows} 项，{columns}。',
  },
  {
    'chart.view': 'View',
    'chart.chart': 'Chart',
    'chart.table': 'Table',
    'chart.png': 'Download picture',
    'chart.running': 'Dashed: still running',
    'chart.runningRow': 'still running',
    'chart.csv': 'Download data',
    'chart.empty': 'No data in this range',
    'chart.keys': 'Left and right arrows walk from point to point.',
    'chart.pick': 'Enter opens the point chosen.',
    'chart.rows': '{title}: {rows} entries, {columns}.',
  },
)
