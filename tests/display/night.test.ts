import { expect, test } from 'vitest'
import { ringsFor } from '../../display/stage/chime.ts'
import { isNight } from '../../display/stage/night.tsx'

test('[W50] the night is from two to seven of the wall’s own zone', () => {
  const inShanghai = (hour: number, minute = 0): number => Date.UTC(2026, 2, 13, hour - 8, minute) / 1000
  expect([1, 2, 6, 7, 13].map((hour) => isNight(inShanghai(hour), 'Asia/Shanghai'))).toEqual([
    ...[false, true, true, false, false],
  ])
  expect(isNight(inShanghai(6, 59), 'Asia/Shanghai')).toBe(true)
  expect(isNight(inShanghai(3), 'America/Los_Angeles')).toBe(false)
})

test('[W51] red alerts and milestones ring, each once, and an amber one that becomes red', () => {
  const red = { id: 'A1', kind: 'alert', level: 'red' }
  const gold = { id: 'm1', kind: 'milestone', level: 'gold' }
  const news = [
    red,
    gold,
    { id: 'A2', kind: 'alert', level: 'amber' },
    { id: 'n', kind: 'announcement', level: 'plain' },
  ]
  const rung = ringsFor(news, new Set())
  expect(rung).toEqual(['red.A1', 'gold.m1'])
  expect(ringsFor(news, new Set(rung))).toEqual([])
  expect(ringsFor([{ ...red, id: 'A2' }], new Set(rung))).toEqual(['red.A2'])
})
