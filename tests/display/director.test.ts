import { expect, test } from 'vitest'
import { ALERT_S, firstTurn, type Playable, type Turn, ticked, turned } from '../../display/smart/director.ts'

const list: readonly Playable[] = [
  { scene: 'data', seconds: 3 },
  { scene: 'clip', seconds: 2 },
  { scene: 'day', seconds: 2 },
]
const after = (turn: Turn, seconds: number, playable = list, red: readonly string[] = []): Turn =>
  Array.from({ length: seconds }).reduce<Turn>((now) => ticked(now, playable, red), turn)
const of = ({ scene, left }: Turn): readonly [string, number] => [scene, left]

test('[SW1] scenes follow each other, each for its seconds, round and round; one that may not be played is passed over', () => {
  const begun = after(firstTurn(undefined), 1)
  expect(of(begun)).toEqual(['data', 3])
  expect([3, 5, 7].map((seconds) => of(after(begun, seconds)))).toEqual([
    ['clip', 2],
    ['day', 2],
    ['data', 3],
  ])
  const alone = list.filter(({ scene }) => scene === 'day')
  expect(of(after(begun, 3, alone))).toEqual(['day', 2])
  expect(after(begun, 7, alone).scene).toBe('day')
})

test('[SW1] a scene of the address is gone on with for its seconds; one that is not played gives way', () => {
  expect(of(after(firstTurn('day'), 1))).toEqual(['day', 2])
  expect(of(after(firstTurn('winner'), 1))).toEqual(['data', 3])
})

test('[SW2] a scene that is held stays until somebody goes on, and can be left either way', () => {
  const begun = after(firstTurn('clip'), 1)
  const held = { ...begun, held: true }
  expect(of(after(held, 50))).toEqual(['clip', 2])
  expect(turned(held, list, 1)).toMatchObject({ scene: 'day', left: 2, held: true })
  expect(turned(held, list, -1)).toMatchObject({ scene: 'data', left: 3, held: true })
  expect(turned(turned(held, list, -1), list, -1).scene).toBe('day')
  const ended = list.filter(({ scene }) => scene !== 'clip')
  expect(of(ticked(held, ended, []))).toEqual(['day', 2])
})

test('[SW3] a red alert brings the data wall once, and the scene that it cut goes on where it was', () => {
  const begun = after(firstTurn('day'), 1)
  const cut = ticked(begun, list, ['a'])
  expect(cut).toMatchObject({ scene: 'data', left: ALERT_S, cut: { scene: 'day', left: 2, held: false } })
  expect(of(after(cut, ALERT_S, list, ['a']))).toEqual(['day', 2])
  expect(of(after(cut, ALERT_S + 2, list, ['a']))).toEqual(['data', 3])
  const held = ticked({ ...begun, held: true }, list, ['a'])
  expect(held).toMatchObject({ scene: 'data', held: false })
  expect(after(held, ALERT_S + 9, list, ['a'])).toMatchObject({ scene: 'day', left: 2, held: true })
  // What was there before the wall began is in the news of every scene.
  expect(ticked(firstTurn('day'), list, ['old'])).toMatchObject({ scene: 'day', seen: ['old'] })
})

test('[SW3] an alert that ended and comes again is a new one; one on the data wall moves nothing', () => {
  const begun = after(firstTurn('day'), 1, [{ scene: 'day', seconds: 99 }], ['a'])
  const calm = ticked(begun, [{ scene: 'day', seconds: 99 }], [])
  expect(calm).toMatchObject({ scene: 'day', seen: [] })
  expect(ticked(calm, list, ['a']).scene).toBe('data')
  const data = after(firstTurn('data'), 1)
  expect(ticked(data, list, ['a'])).toMatchObject({ scene: 'data', left: 2, seen: ['a'] })
})

test('[SW3] after an alert a scene that may no longer be played gives way to the next', () => {
  const cut = ticked(after(firstTurn('clip'), 1), list, ['a'])
  const without = list.filter(({ scene }) => scene !== 'clip')
  expect(of(after(cut, ALERT_S, without, ['a']))).toEqual(['day', 2])
})
