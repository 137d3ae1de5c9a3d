import { expect, test } from 'vitest'
import { analysisMetrics } from '../../shared/areas/analysis/metrics.ts'
import { dateBases } from '../../shared/metrics/basis.ts'
import { metrics } from '../../shared/metrics/catalogue.ts'
import { type NotedId, noteOf, whenOf } from '../../shared/metrics/notes.ts'

const ids = [...new Set([...Object.keys(metrics), ...analysisMetrics])] as NotedId[]
/** Names of columns and of metrics, and what only a formula has. */
const technical = /_|[Σ÷≠×]|\b[A-Z]+\(|\bM\d\d|\bCOUNT\b|\bDISTINCT\b/

test.each(['zh', 'en'] as const)('[CD10] every metric is explained in words of the trade: %s', (language) => {
  for (const id of ids) {
    const { what, counts, example } = noteOf(language, id)
    for (const words of [what, counts, example, whenOf(language, id)]) {
      expect(words, id).not.toMatch(technical)
      expect(/[\u4e00-\u9fff]/.test(words), `${id}: ${words}`).toBe(language === 'zh')
      expect(words, id).toMatch(/[。.]$/)
    }
    expect(example, id).toMatch(/\d/)
  }
  expect(new Set(ids.map((id) => noteOf(language, id).what)).size).toBe(ids.length)
})

test('[CD10] the day of a note is that of the figure', () => {
  expect(whenOf('zh', 'M09')).toContain('结算时间')
  expect(whenOf('zh', 'M09', 'paid')).toContain('支付时间')
  expect(whenOf('en', 'M20')).toContain('reports')
  expect(new Set(dateBases.map((basis) => whenOf('en', 'M01', basis))).size).toBe(dateBases.length)
})
