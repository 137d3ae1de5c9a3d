import { expect, test } from 'vitest'
import { journeysOf, type Shown } from '../../display/zones/lanes/journeys.ts'
import { lanePlaces } from '../../display/zones/lanes/places.ts'
import type { Wall } from '../../shared/live/wall.ts'
import { clipWall, moved } from '../support/clip-wall.ts'

const ts = 1_790_000_000
const boardOf = (wall: Wall) => {
  const { lanes } = wall.zones
  if (!lanes) throw new Error('no board')
  return lanes
}
const room = () => 3
const ways = ({ cards }: Shown) =>
  cards.filter(({ way }) => way !== 'stays').map(({ card, lane, way }) => [card.id, lane, way])

test('[CW7] a card whose task moved travels to its new lane, those below it move up; the first picture stands at once', () => {
  const before = clipWall('usual', ts)
  const first = journeysOf(undefined, boardOf(before), room, false)
  expect(new Set(first.cards.map(({ way }) => way))).toEqual(new Set(['jumps']))
  const top = boardOf(before).lanes.find(({ id }) => id === 'editing')?.cards[0]?.id
  const next = journeysOf(first, boardOf(moved(before, 'editing', 'review', ts)), room, true)
  expect(ways(next)).toContainEqual([top, 'review', 'travels'])
  expect(ways(next).filter(([, , way]) => way === 'comes')).toHaveLength(1)
  expect(next.cards.filter(({ lane }) => lane === 'review')).toHaveLength(3)
  expect(next.arrived).toEqual({})
})

test('[CW7] a card that has no place in its new lane goes to its foot; at most three travel, the others are counted', () => {
  let wall = clipWall('usual', ts)
  const first = journeysOf(undefined, boardOf(wall), room, false)
  for (let n = 0; n < 2; n++) wall = moved(wall, 'editing', 'review', ts + n)
  for (const from of ['pool', 'revision', 'assigned'] as const) wall = moved(wall, from, 'approved', ts + 9)
  const all = journeysOf(first, boardOf(wall), room, true)
  expect(all.cards.filter(({ way }) => way === 'travels' || way === 'leaves')).toHaveLength(3)
  expect(Object.values(all.arrived).reduce((sum, n) => sum + n, 0)).toBe(2)
  const hidden = boardOf(moved(clipWall('usual', ts), 'editing', 'review', ts))
  const lanes = hidden.lanes.map((lane) => (lane.id === 'review' ? { ...lane, cards: lane.cards.slice(1) } : lane))
  const gone = journeysOf(first, { ...hidden, lanes }, room, true)
  expect(gone.cards.find(({ way }) => way === 'leaves')).toMatchObject({ lane: 'review', slot: 3 })
})

test('[CW6] lanes never cover each other and hold their cards, on a board of any width', () => {
  for (const [w, h] of [
    [1296, 570],
    [1352, 1180],
    [2700, 560],
  ] as const) {
    const places = Object.values(lanePlaces(w, h))
    for (const [n, one] of places.entries()) {
      expect(one.x + one.w).toBeLessThanOrEqual(w)
      expect(one.y + one.h).toBeLessThanOrEqual(h)
      expect(64 + one.slots * one.pitch).toBeLessThanOrEqual(one.h)
      for (const other of places.slice(n + 1)) {
        const apart =
          one.x + one.w <= other.x ||
          other.x + other.w <= one.x ||
          one.y + one.h <= other.y ||
          other.y + other.h <= one.y
        expect(apart).toBe(true)
      }
    }
  }
})
