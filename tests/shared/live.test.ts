import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPatch, diff, type Json } from '../../shared/live/diff.ts'
import { lampOf } from '../../shared/live/freshness.ts'
import { ageOf, emptyWall, reduceWall, type WallState } from '../../shared/live/reduce.ts'
import type { SnapshotMessage, SourceHealth, Wall } from '../../shared/live/wall.ts'

const key = fc.oneof(fc.stringMatching(/^[a-z]{1,4}$/), fc.constantFrom('constructor', 'toString'))
const rows = fc.uniqueArray(fc.record({ id: key, amt: fc.integer(), name: fc.string() }), {
  selector: (row) => row.id,
  maxLength: 8,
})
const json = fc.letrec<{ node: Json }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.integer(),
    fc.string(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.integer(), { maxLength: 6 }),
    rows as fc.Arbitrary<Json>,
    fc.dictionary(key, tie('node'), { maxKeys: 5 }) as fc.Arbitrary<Json>,
  ),
})).node

test('[V1] a patch turns any state into any other, over the wire', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const patch = diff(before, after)
      if (patch === undefined) expect(after).toEqual(before)
      else expect(applyPatch(before, JSON.parse(JSON.stringify(patch)))).toEqual(after)
    }),
    { numRuns: 3000 },
  )
})

test('[V1] lists of rows survive insertion, removal, reordering and change', () => {
  fc.assert(
    fc.property(rows, rows, (before, after) => {
      const patch = diff(before as Json, after as Json)
      if (patch) expect(applyPatch(before as Json, JSON.parse(JSON.stringify(patch)))).toEqual(after)
      else expect(after).toEqual(before)
    }),
    { numRuns: 2000 },
  )
})

test('[V2] untouched parts stay the same objects', () => {
  const before = {
    a: { x: 1 },
    list: [
      { id: 'p', v: 1 },
      { id: 'q', v: 2 },
    ],
  }
  const patch = diff(before, {
    a: { x: 1 },
    list: [
      { id: 'n', v: 9 },
      { id: 'p', v: 1 },
      { id: 'q', v: 3 },
    ],
  })
  const after = applyPatch(before, patch ?? [null]) as typeof before
  expect(after.a).toBe(before.a)
  expect(after.list[1]).toBe(before.list[0])
  expect(after.list[2]).toEqual({ id: 'q', v: 3 })
})

const health: SourceHealth = { source: 'ok', ok_t: 100, since: 0, cause: '' }
const wallWith = (gmv_amt: number, ts = 100): Wall =>
  ({ head: { scope: 'c1', ts }, zones: { hero: { gmv_amt } }, data_time: {} }) as unknown as Wall
const snapshot = (seq: number, gmv: number, epoch = 'e1'): SnapshotMessage => ({
  epoch,
  seq,
  now: 0,
  wall: wallWith(gmv),
  health,
})
const open = (seq: number, gmv: number, epoch?: string): WallState =>
  reduceWall(emptyWall, { type: 'snapshot', message: snapshot(seq, gmv, epoch) })
const patchTo = (from: number, to: number) =>
  diff(wallWith(from) as unknown as Json, wallWith(to) as unknown as Json) ?? [null]
const gmvOf = (state: WallState): number | undefined => state.wall?.zones.hero?.gmv_amt

test('[V3] the next patch counts, a repeated one is dropped, a later one is a gap that keeps the picture', () => {
  const patch = (seq: number, from: number, to: number, epoch = 'e1') =>
    ({ type: 'patch', message: { epoch, seq, now: 0, ok_t: 101, patch: patchTo(from, to) } }) as const
  const one = reduceWall(open(4, 10), patch(5, 10, 25))
  expect([gmvOf(one), one.seq, one.link, one.health.ok_t]).toEqual([25, 5, 'live', 101])
  expect(reduceWall(one, patch(5, 10, 25))).toBe(one)
  const gap = reduceWall(one, patch(7, 25, 40))
  expect([gmvOf(gap), gap.seq, gap.link]).toEqual([25, 5, 'gap'])
  expect(reduceWall(one, patch(6, 25, 40, 'other')).link).toBe('gap')
  expect(reduceWall(emptyWall, patch(1, 0, 1)).link).toBe('waiting')
})

test('[V4] a heartbeat ahead of the wall is a gap; one in step counts as news', () => {
  const beat = (seq: number, epoch = 'e1') =>
    ({ type: 'heartbeat', message: { epoch, seq, now: 0, ok_t: 105 } }) as const
  const state = open(4, 10)
  expect(reduceWall(state, beat(4)).accepted).toBe(state.accepted + 1)
  expect(reduceWall(state, beat(6)).link).toBe('gap')
  expect(reduceWall(state, beat(0, 'e2')).link).toBe('gap')
  expect(gmvOf(reduceWall(state, beat(6)))).toBe(10)
  expect(reduceWall(emptyWall, beat(1))).toBe(emptyWall)
})

test('[V5] a snapshot heals a gap and a new epoch; an older one of the same epoch is dropped', () => {
  const gap = { ...open(9999, 10), link: 'gap' as const }
  const healed = reduceWall(gap, { type: 'snapshot', message: snapshot(1, 30, 'e2') })
  expect([healed.link, healed.seq, gmvOf(healed)]).toEqual(['live', 1, 30])
  const state = open(9, 10)
  expect(reduceWall(state, { type: 'snapshot', message: snapshot(3, 5) })).toBe(state)
})

test('[V9] a restarted relay with an older, unconfirmed picture does not turn the wall back', () => {
  const kept: SnapshotMessage = {
    ...snapshot(0, 25, 'e2'),
    wall: wallWith(25, 90),
    health: { ...health, source: 'slow' },
  }
  const held = reduceWall(open(9, 40), { type: 'snapshot', message: kept })
  expect([gmvOf(held), held.epoch, held.link]).toEqual([40, 'e2', 'live'])
  const patch = diff(wallWith(25, 90) as unknown as Json, wallWith(55, 110) as unknown as Json) ?? [null]
  const next = reduceWall(held, { type: 'patch', message: { epoch: 'e2', seq: 1, now: 0, ok_t: 111, patch } })
  expect(gmvOf(next)).toBe(55)
  expect(gmvOf(reduceWall(held, { type: 'health', message: health }))).toBe(25)
})

test('[V5] health is taken over without touching the picture', () => {
  const state = reduceWall(open(1, 10), {
    type: 'health',
    message: { source: 'down', ok_t: 90, since: 95, cause: 'refused' },
  })
  expect([state.health.source, gmvOf(state)]).toEqual(['down', 10])
})

test('[V6] age classes change at 3, 15 and 60 seconds', () => {
  expect([0, 3, 3.1, 15, 15.1, 60, 60.1].map(ageOf)).toEqual([
    'live',
    'live',
    'late',
    'late',
    'stale',
    'stale',
    'offline',
  ])
})

test('[V7] lamps follow the class of the zone', () => {
  expect(lampOf('hero', 10, 'ok')).toBe('good')
  expect(lampOf('hero', 11, 'ok')).toBe('late')
  expect(lampOf('map', 55, 'ok')).toBe('good')
  expect(lampOf('map', 61, 'ok')).toBe('late')
  expect(lampOf('hero', 301, 'ok')).toBe('stale')
  expect(lampOf('hero', 5, 'down')).toBe('late')
})
