import { defineTexts } from './texts.ts'

/** Words that go with a figure wherever it stands. */
export const figureTexts = defineTexts(
  {
    'figure.counts': '计入',
    'figure.when': '日期',
    'figure.example': '举例',
    'figure.exact': '精确值',
    'figure.explain': '{metric}的口径',
    'figure.asOf': '数据截至 {time}',
    'figure.unknownPlace': '未知地区',
  },
  {
    'figure.counts': 'Counts',
    'figure.when': 'Date',
    'figure.example': 'Example',
    'figure.exact': 'Exact',
    'figure.explain': 'How {metric} is counted',
    'figure.asOf': 'Data as of {time}',
    'figure.unknownPlace': 'Unknown',
  },
)
