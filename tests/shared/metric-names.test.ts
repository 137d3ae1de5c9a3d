import { expect, test } from 'vitest'
import { commonTexts } from '../../shared/i18n/common.ts'
import { translators } from '../../shared/i18n/texts.ts'
import { basisOf, dateBases, metricName } from '../../shared/metrics/basis.ts'
import { type MetricId, metrics } from '../../shared/metrics/catalogue.ts'

const texts = translators(commonTexts)
const ids = Object.keys(metrics) as MetricId[]

test.each(['zh', 'en'] as const)('[CD9] no two figures of different days have one name: %s', (language) => {
  const text = texts[language]
  const names = ids.flatMap((id) => dateBases.map((basis) => metricName(text, id, basis)))
  expect(new Set(names).size).toBe(names.length)
  for (const id of ids) {
    expect(metricName(text, id), id).toBe(text(`metric.${id}`))
    expect(metricName(text, id) === metricName(text, id, basisOf(id)), id).toBe(true)
  }
})

test('[CD9] actual commission always says its day, turnover only another one than payment', () => {
  const { zh, en } = texts
  expect(metricName(zh, 'M09')).toBe('实际佣金（按结算日）')
  expect(metricName(en, 'M09', 'paid')).toBe('Actual commission (by payment date)')
  expect(metricName(zh, 'M16')).toBe('结算率（按送达日）')
  expect(metricName(zh, 'M10', 'any')).toBe('待结算佣金（不限日期）')
  expect([metricName(zh, 'M01'), metricName(zh, 'M01', 'create')]).toEqual(['成交额', '成交额（按下单日）'])
})
