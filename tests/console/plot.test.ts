import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sizeExpression } from '../../console/charts/kinds/size-expression.ts'
import { barOption } from '../../console/charts/options/bar.ts'
import type { PlotSeries } from '../../console/charts/options/plot.ts'
import { frameOf } from '../../console/charts/plot/frame.ts'
import { marksOf } from '../../console/charts/plot/marks.ts'
import type { Pen } from '../../console/charts/plot/pen.ts'
import { stackedSpans } from '../../console/charts/plot/stacks.ts'

const bars = (data: readonly (number | null)[]): { series: PlotSeries } => ({
  series: { type: 'bar', stack: 'all', data, itemStyle: { color: 'red' } },
})

test('[AN24] the sizes that the engine of three dimensions asks for are products, alone or in pairs, and nothing else', () => {
  expect(sizeExpression('width * 1.0 / 2')(640, 480)).toBe(320)
  expect(sizeExpression(' [width * dpr / 4, height / 4] ')(640, 480, 2)).toEqual([320, 120])
  expect(sizeExpression('height')(640, 480)).toBe(480)
  for (const text of ['alert(1)', 'width + 1', '', 'width *'])
    expect(() => sizeExpression(text)(1, 1), text).toThrow(SyntaxError)
})

test('[CH10] values stand between round marks that hold zero', () => {
  expect(marksOf({ low: 0, high: 9700 }, { parts: 4 }).at).toEqual([0, 2000, 4000, 6000, 8000, 10_000])
  expect(marksOf({ low: 0, high: 0.31 }, { parts: 4 }).at).toEqual([0, 0.1, 0.2, 0.3, 0.4])
  expect(marksOf({ low: -3, high: 2 }, { parts: 4, least: 1 }).at).toEqual([-3, -2, -1, 0, 1, 2])
  expect(marksOf({ low: 0, high: 2 }, { parts: 4, least: 1 }).at).toEqual([0, 1, 2])
  expect(marksOf({ low: 0, high: 97 }, { tight: true })).toMatchObject({ low: 0, high: 97 })
  expect(marksOf({ low: 0, high: 0 }).at).toEqual([0])
  const value = fc.integer({ min: -1e12, max: 1e12 })
  fc.assert(
    fc.property(value, value, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      if (low === high) return
      const marks = marksOf({ low, high })
      expect(marks.low).toBeLessThanOrEqual(Math.min(0, low))
      expect(marks.high).toBeGreaterThanOrEqual(Math.max(0, high))
      expect(marks.at.includes(0)).toBe(true)
      expect(marks.at.length).toBeLessThanOrEqual(10)
    }),
  )
})

test('[CH10] stacks grow apart on either side of zero, and what is not reported is a gap', () => {
  expect(stackedSpans([bars([3, null, -1]), bars([2, 4, -2]), bars([-5, 0, 6])])).toEqual([
    [[0, 3], null, [0, -1]],
    [
      [3, 5],
      [0, 4],
      [-1, -3],
    ],
    [
      [0, -5],
      [4, 4],
      [0, 6],
    ],
  ])
})

test('[CH13] the last value along the foot of a chart stands whole within it, however long it is', () => {
  const letter = 7
  const pen = { font: '', measureText: (text: string) => ({ width: letter * text.length }) }
  const columns = [
    { name: 'who', unit: 'text' },
    { name: 'GMV', unit: 'money' },
  ] as const
  const room = { width: 320, height: 190, family: 'sans', hidden: new Set<string>(), page: 0 }
  for (const most of [900, 9_000_000, 90_000_000_000]) {
    const table = { columns, rows: [['Mia', most]] }
    const option = barOption({ table, theme: 'dark', currency: 'USD', horizontal: true })
    const frame = frameOf(pen as Pen, option, room)
    const last = frame.scales[0]?.texts.at(-1) ?? ''
    expect(frame.right + (letter * last.length) / 2, last).toBeLessThanOrEqual(room.width)
  }
})
