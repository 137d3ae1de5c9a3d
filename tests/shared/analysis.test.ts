import { expect, test } from 'vitest'
import type { AnalysisAnswer, AnalysisGroup } from '../../shared/areas/analysis/api.ts'
import type { Dimension } from '../../shared/areas/analysis/dimensions.ts'
import { labelOf } from '../../shared/areas/analysis/label.ts'
import { sourceOf } from '../../shared/areas/analysis/metrics.ts'
import { presetIds, presets } from '../../shared/areas/analysis/presets.ts'
import { questionInput } from '../../shared/areas/analysis/question.ts'
import { tableOf } from '../../shared/areas/analysis/table.ts'

const group = (keys: string[], ...values: (number | null)[]): AnalysisGroup => ({ keys, values, before: null })
const answer = (fields: Partial<AnalysisAnswer>): AnalysisAnswer => ({
  dims: ['region'],
  pivot: false,
  metrics: ['M01', 'M13'],
  silent: [],
  rows: [],
  row_totals: [],
  column_totals: [],
  total: group([], 9, 1),
  names: {},
  branches: [],
  from: '2026-01-01',
  to: '2026-01-31',
  before_from: null,
  before_to: null,
  source: 'lines',
  currency: 'USD',
  data_time: 0,
  ...fields,
})
const keys = (of: AnalysisAnswer, sort = ''): string[] => tableOf(of, sort).rows.map((row) => row.keys.join('|'))

test('[AN12] rows come by the first metric, keys with an order of their own by it, what is not known or reported last', () => {
  const rows = [group(['US'], 5, null), group([''], 7, 30), group(['GB'], 9, 20)]
  expect(keys(answer({ rows }))).toEqual(['GB', '', 'US'])
  expect(keys(answer({ rows }), 'M01')).toEqual(['US', '', 'GB'])
  expect(keys(answer({ rows }), 'M13')).toEqual(['GB', '', 'US'])
  expect(keys(answer({ rows }), '-M13')).toEqual(['', 'GB', 'US'])
  expect(keys(answer({ rows }), 'key')).toEqual(['GB', 'US', ''])
  const by = (dim: Dimension, ...all: string[]) =>
    keys(answer({ dims: [dim], rows: all.map((key) => group([key], 1, 1)) }))
  expect(by('hour', '10', '9', '0')).toEqual(['0', '9', '10'])
  expect(by('tier', '1', '', '4')).toEqual(['4', '1', ''])
  expect(by('abc', 'C', 'A')).toEqual(['A', 'C'])
})

test('[AN12] a cross table takes its sums from the groups that count them, and leaves empty what nothing happened in', () => {
  const table = tableOf(
    answer({
      dims: ['shop', 'region'],
      pivot: true,
      rows: [group(['a', 'US'], 4, 1), group(['b', 'GB'], 6, 1)],
      row_totals: [group(['a'], 4, 1), group(['b'], 6, 1)],
      column_totals: [group(['US'], 4, 1), group(['GB'], 6, 1)],
    }),
    '',
  )
  expect(table.columns).toEqual(['GB', 'US'])
  expect(table.rows.map((row) => [row.keys[0], ...row.cells.map((cell) => cell?.values[0])])).toEqual([
    ['b', 6, undefined],
    ['a', undefined, 4],
  ])
  expect(table.totals.map((cell) => cell?.values[0])).toEqual([6, 4])
  expect(table.total?.values[0]).toBe(9)
})

test('[AN1] [AN9] every key has its words in both languages', () => {
  const world = { language: 'zh', currency: 'USD', cut_hour: 6, names: { shop: { s1: '潮汐店' } } } as const
  const said = [
    labelOf('shop', 's1', world),
    labelOf('shop', 's2', world),
    labelOf('hour', '20', world),
    labelOf('tier', '3', world),
    labelOf('tier', '', world),
    labelOf('reason', '2', world),
    labelOf('reason', '8', world),
    labelOf('age', '0', { ...world, language: 'en' }),
    labelOf('age', '30', { ...world, language: 'en' }),
    labelOf('content_type', '2', { ...world, language: 'en' }),
    labelOf('team', '', { ...world, language: 'en' }),
  ]
  expect(said).toEqual([
    '潮汐店',
    's2',
    '02:00',
    '腰部 $10,000.00 – $100,000.00',
    '未归属',
    '全额退款',
    '部分退款退货',
    'Day 1',
    'Day 31 and later',
    'Live',
    'No leader',
  ])
})

test('[AN6] [AN8] metrics make sense where their figures are kept; every ready question can be asked', () => {
  expect(sourceOf('M19', ['day', 'creator'], [])).toBe('contents')
  expect(sourceOf('M19', ['region'], [])).toBeNull()
  expect(sourceOf('M20', ['product'], [])).toBe('products')
  expect(sourceOf('M20', ['product'], ['region'])).toBeNull()
  expect(sourceOf('M24', ['day'], ['creator'])).toBe('live')
  expect(sourceOf('M09', ['tier'], [])).toBeNull()
  for (const id of presetIds) {
    const asked = { ...Object.fromEntries(new URLSearchParams(presets[id])), start_time: 1, end_time: 2 }
    expect(questionInput.safeParse(asked).success, id).toBe(true)
  }
})
