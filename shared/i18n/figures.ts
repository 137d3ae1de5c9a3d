import { defineWords } from './texts.ts'

/** Words that go with a figure wherever it stands. */
export const figureTexts = defineWords({
  'figure.counts': ['计入', 'Counts'],
  'figure.when': ['日期', 'Date'],
  'figure.example': ['举例', 'Example'],
  'figure.exact': ['精确值', 'Exact'],
  'figure.explain': ['{metric}的口径', 'How {metric} is counted'],
  'figure.asOf': ['数据截至 {time}', 'Data as of {time}'],
  'figure.unknownPlace': ['未知地区', 'Unknown'],
})
