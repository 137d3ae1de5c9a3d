import { defineTexts } from './texts.ts'

/** Words that go with a figure wherever it stands. */
export const figureTexts = defineTexts(
  {
    'figure.formula': '口径',
    'figure.exact': '精确值',
    'figure.explain': '{metric}的口径',
    'figure.asOf': '数据截至 {time}',
    'figure.unknownPlace': '未知地区',
  },
  {
    'figure.formula': 'Formula',
    'figure.exact': 'Exact',
    'figure.explain': 'How {metric} is counted',
    'figure.asOf': 'Data as of {time}',
    'figure.unknownPlace': 'Unknown',
  },
)
