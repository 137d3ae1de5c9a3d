import { expect, test } from 'vitest'
import { createServerClock } from '../../display/live/clock.ts'
import { createPulse } from '../../display/live/pulse.ts'
import { followGaps } from '../../display/live/resync.ts'
import { retryDelay } from '../../display/live/retry.ts'
import { createWallStore, type WallStore } from '../../display/live/store.ts'
import { diff, type Json } from '../../shared/live/diff.ts'
import type { Wall } from '../../shared/live/wall.ts'
import { believableWall } from '../support/believable-wall.ts'
import { randomOf } from '../support/wall-parts.ts'
import { withOrder } from '../support/with-order.ts'

const ts = 1_773_480_000
const first = believableWall({ ts })
const json = (wall: Wall): Json => wall as unknown as Json

/** A store on a clock and frames of the test's own. */
const bench = () => {
  let now = 0
  const frames: (() => void)[] = []
  const timers: { at: number; run: () => void }[] = []
  const store = createWallStore({ mono: () => now, frame: (draw) => void frames.push(draw) })
  const later = (ms: number, run: () => void): (() => void) => {
    const timer = { at: now + ms, run }
    timers.push(timer)
    return () => void timers.splice(timers.indexOf(timer) >>> 0, 1)
  }
  return {
    store,
    later,
    mono: () => now,
    drawFrame() {
      for (const draw of frames.splice(0)) draw()
    },
    frames: () => frames.length,
    pass(ms: number) {
      const end = now + ms
      for (;;) {
        const next = timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        timers.splice(timers.indexOf(next), 1)
        now = next.at
        next.run()
      }
      now = end
    },
  }
}

const snapshot = (store: WallStore, wall: Wall, seq: number, epoch = 'e1'): void =>
  store.receive({
    type: 'snapshot',
    message: { epoch, seq, now: 0, wall, health: { source: 'ok', ok_t: ts, since: ts, cause: '' } },
  })
const patch = (store: WallStore, from: Wall, to: Wall, seq: number): void =>
  store.receive({
    type: 'patch',
    message: { epoch: 'e1', seq, now: 0, ok_t: ts, patch: diff(json(from), json(to)) ?? [null] },
  })
const beat = (store: WallStore, seq: number): void =>
  store.receive({ type: 'heartbeat', message: { epoch: 'e1', seq, now: 0, ok_t: ts + 1 } })

test('[W2] a patch is drawn in its own task, the rest of a burst in one draw, of the newest state', () => {
  const { store, drawFrame, frames } = bench()
  const random = randomOf(1)
  snapshot(store, first, 0)
  drawFrame()
  let draws = 0
  store.onDraw(() => draws++)
  let wall = first
  for (let seq = 1; seq <= 25; seq++) {
    const next = withOrder(wall, 1000, ts + seq, random)
    patch(store, wall, next, seq)
    wall = next
    expect([draws, frames()]).toEqual([1, 1])
  }
  drawFrame()
  expect(draws).toBe(2)
  expect(store.picture().state.wall?.zones.hero?.gmv_amt).toBe((first.zones.hero?.gmv_amt ?? 0) + 25_000)
})

test('[W2] heartbeats draw nothing, but count as news for the age', () => {
  const { store, drawFrame, frames, pass } = bench()
  snapshot(store, first, 0)
  drawFrame()
  pass(1000)
  beat(store, 0)
  expect(frames()).toBe(0)
  expect(store.acceptedAt()).toBe(1000)
})

test('[W3] message listeners run in the task of the message, before any frame', () => {
  const { store } = bench()
  snapshot(store, first, 0)
  const seen: number[] = []
  store.onMessage((state) => seen.push(state.wall?.zones.feed?.rows[0]?.amt ?? 0))
  patch(store, first, withOrder(first, 4321, ts + 1, randomOf(2)), 1)
  expect(seen).toEqual([4321])
})

test('[W4] what waited long for its frame, or came by a snapshot, is no news', () => {
  const { store, drawFrame, pass } = bench()
  snapshot(store, first, 0)
  drawFrame()
  expect(store.picture().continuous).toBe(false)
  const next = withOrder(first, 900, ts + 1, randomOf(2))
  patch(store, first, next, 1)
  expect(store.picture().continuous).toBe(true)
  const third = withOrder(next, 900, ts + 2, randomOf(2))
  patch(store, next, third, 2)
  pass(6 * 60_000)
  drawFrame()
  expect(store.picture().continuous).toBe(false)
  snapshot(store, believableWall({ ts, gmv: 5 }), 9)
  drawFrame()
  expect(store.picture().continuous).toBe(false)
})

test('[W5] a gap asks at once, again after two seconds, and renews the connection after three silent answers', () => {
  const { store, later, pass } = bench()
  let asked = 0
  let renewed = 0
  const gaps = followGaps(
    store,
    later,
    () => asked++,
    () => renewed++,
  )
  gaps.connected()
  snapshot(store, first, 0)
  const far = withOrder(first, 1, ts, randomOf(1))
  patch(store, first, far, 2)
  patch(store, first, far, 3)
  expect(asked).toBe(1)
  pass(2000)
  expect([asked, renewed]).toEqual([2, 0])
  pass(4000)
  expect([asked, renewed]).toEqual([3, 1])
})

test('[W5] an answered gap asks no more; a lost connection asks nothing', () => {
  const { store, later, pass } = bench()
  let asked = 0
  const gaps = followGaps(
    store,
    later,
    () => asked++,
    () => {},
  )
  gaps.connected()
  snapshot(store, first, 0)
  beat(store, 4)
  snapshot(store, first, 4)
  pass(10_000)
  expect(asked).toBe(1)
  beat(store, 7)
  gaps.lost()
  pass(10_000)
  expect(asked).toBe(2)
})

test('[W5] a connection whose first snapshot does not come is asked for it', () => {
  const { store, later, pass } = bench()
  let asked = 0
  followGaps(
    store,
    later,
    () => asked++,
    () => {},
  ).connected()
  pass(1900)
  expect(asked).toBe(0)
  pass(200)
  expect(asked).toBe(1)
})

test('[W6] the pulse tells each second, and at once when a silent wall comes back', () => {
  const { store, later, mono, pass } = bench()
  const pulse = createPulse(
    store,
    createServerClock(mono, () => 0),
    { mono, later },
  )
  snapshot(store, first, 0)
  let beats = 0
  pulse.onBeat(() => beats++)
  pass(5000)
  expect([beats, pulse.age()]).toEqual([5, 'late'])
  pass(11_500)
  expect(pulse.age()).toBe('stale')
  const before = beats
  beat(store, 0)
  expect([beats - before, pulse.age()]).toEqual([1, 'live'])
  pass(61_000)
  expect(pulse.age()).toBe('offline')
  pulse.stop()
})

test('[W7] retries wait anywhere up to 1, 2, 4 ... 30 s, and at most 10 s while the relay was just lost', () => {
  const most = (attempt: number, lostMs: number): number => retryDelay(attempt, lostMs, () => 1)
  expect([0, 1, 2, 3, 4, 9].map((attempt) => most(attempt, 1000))).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000])
  expect([3, 4, 5, 60].map((attempt) => most(attempt, 600_000))).toEqual([8000, 16_000, 30_000, 30_000])
  expect(retryDelay(5, 0, () => 0)).toBe(0)
  expect(retryDelay(4, 600_000, () => 0.5)).toBe(8000)
})

test('[W13] server time survives a jump of this machine, and a late message does not set it back', () => {
  let mono = 1000
  let own = 50
  const clock = createServerClock(
    () => mono,
    () => own,
  )
  expect(clock.now()).toBe(50)
  clock.hear(1_000_000)
  own += 86_400_000
  mono += 500
  expect(clock.now()).toBe(1_000_500)
  clock.hear(999_800)
  expect(clock.now()).toBe(1_000_500)
  clock.hear(1_000_900)
  expect(clock.now()).toBe(1_000_900)
  clock.hear(900_000)
  expect(clock.now()).toBe(900_000)
  expect(clock.skew()).toBe(own - 900_000)
})
