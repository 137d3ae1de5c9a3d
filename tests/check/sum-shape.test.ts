import { expect, test } from 'vitest'
import { shapesIn } from './sum-shape.ts'

test.each([
  'where r.grain = 1 and r.bucket = d.day',
  "where scope = 'c1' and dim=0",
  'and r.dim in (3, 4)',
  'select 2 as grain, h.hour',
  'add({ grain: 1, bucket })',
  'if (row.grain === 1) return',
  'const bucket = day * 32 + hour',
  'const hour = bucket % 32',
])('[P79] a number of the shape of the sums is found outside of their room: %s', (line) => {
  expect(shapesIn('platform/queries/a.ts', `const a = 1\n${line}`)).toEqual([`platform/queries/a.ts:2: ${line}`])
})

test.each([
  "sumsOf({ scope, grain: 'day', dim: 'total' })",
  'r.grain = w.grain and r.dim = k.dim',
  'const wide = high * 2 ** 32',
  'const at = dims[n]',
])('[P79] what names it passes: %s', (line) => {
  expect(shapesIn('platform/queries/a.ts', line)).toEqual([])
})
