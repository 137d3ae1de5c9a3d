import { expect, test } from 'vitest'
import { arrivalsOf } from '../../display/live/arrivals.ts'
import { readWall } from '../../display/live/check.ts'
import { zoneLamp } from '../../display/live/zone-lamp.ts'
import { standingOf } from '../../display/zones/header/standing.ts'
import { wallTexts } from '../../shared/areas/wall/words.ts'
import { commonTexts } from '../../shared/i18n/common.ts'
import { joinTexts, translator } from '../../shared/i18n/texts.ts'
import { emptyWall, type WallState } from '../../shared/live/reduce.ts'
import type { SourceHealth } from '../../shared/live/wall.ts'
import { believableWall } from '../support/believable-wall.ts'
import { randomOf } from '../support/wall-parts.ts'
import { withOrder } from '../support/with-order.ts'

const ts = 1_773_480_000
const wall = believableWall({ ts })
const t = translator(joinTexts(commonTexts, wallTexts), 'zh')
const stateWith = (health: Partial<SourceHealth> = {}, data_time = wall.data_time): WallState => ({
  ...emptyWall,
  link: 'live',
  wall: { ...wall, data_time },
  health: { source: 'ok', ok_t: ts, since: ts, cause: '', ...health },
})

test('[W11] a lamp counts from the last word of the source, and adds what the zone lagged behind its picture', () => {
  expect(zoneLamp('hero', stateWith(), ts + 9, 'live')).toEqual({ lamp: 'good', seconds: 9, t: ts })
  expect(zoneLamp('hero', stateWith(), ts + 12, 'live')?.lamp).toBe('late')
  expect(zoneLamp('map', stateWith(), ts + 12, 'live')?.lamp).toBe('good')
  expect(zoneLamp('hero', stateWith({ ok_t: ts + 100 }), ts + 101, 'live')).toEqual({
    lamp: 'good',
    seconds: 1,
    t: ts + 100,
  })
  const lagging = stateWith({}, { ...wall.data_time, map: ts - 400 })
  expect(zoneLamp('map', lagging, ts, 'live')).toEqual({ lamp: 'stale', seconds: 400, t: ts - 400 })
  expect(zoneLamp('hero', lagging, ts, 'live')?.lamp).toBe('good')
})

test('[W11] no lamp is good on a wall that lost touch; a zone without data has none', () => {
  expect(zoneLamp('map', stateWith(), ts + 20, 'stale')?.lamp).toBe('late')
  expect(zoneLamp('map', stateWith(), ts + 301, 'offline')?.lamp).toBe('stale')
  const { map: _, ...zones } = wall.zones
  expect(zoneLamp('map', { ...stateWith(), wall: { ...wall, zones } }, ts, 'live')).toBeUndefined()
})

test('[W12] the header says live, late, stale and offline with the time of the data and the cause', () => {
  const at = (silence: number, phase: 'up' | 'retrying' = 'retrying') =>
    standingOf(stateWith(), phase, silence, ts + silence, t)
  expect(at(1, 'up')).toEqual({ lamp: 'good', word: '实时', time: '数据 17:20:00', cause: '' })
  expect(at(4).word).toBe('数据延迟 4 秒')
  expect([at(16).word, at(16).time, at(16).cause]).toEqual(['已过期', '数据截至 17:20:00', '连接中断，自动重连'])
  expect([at(61).word, at(61).time]).toEqual(['离线', '最后更新 17:20:00'])
})

test('[W12] nothing older than 15 s is called live, even while the relay is well', () => {
  const source = (old: number, state: SourceHealth['source']) =>
    standingOf(stateWith({ source: state }), 'up', 0.5, ts + old, t)
  expect(source(16, 'ok').word).toBe('数据延迟 16 秒')
  expect(source(2, 'down')).toMatchObject({ lamp: 'good', cause: '数据源中断' })
  expect(source(5, 'down')).toMatchObject({ lamp: 'late', word: '数据延迟 5 秒', cause: '数据源中断' })
  expect(source(301, 'denied')).toMatchObject({ lamp: 'stale', cause: '数据源登录失效' })
})

test('[W33] before the first picture the header says that it connects', () => {
  expect(standingOf(emptyWall, 'connecting', undefined, ts, t)).toMatchObject({
    lamp: 'late',
    word: '正在连接',
    time: '',
  })
})

test('[W16] new lines between two pictures are news; a first picture, a gap and a new day are none', () => {
  const before = wall.zones.feed
  const random = randomOf(5)
  const after = withOrder(withOrder(wall, 100, ts + 1, random), 200, ts + 2, random).zones.feed
  expect(arrivalsOf(before, after, true)).toMatchObject({ count: 2, rows: [{ amt: 200 }, { amt: 100 }] })
  expect(arrivalsOf(undefined, after, true).count).toBe(0)
  expect(arrivalsOf(before, after, false).count).toBe(0)
  expect(arrivalsOf(before, before, true).count).toBe(0)
  expect(arrivalsOf(before, { lines: 1, rows: after?.rows.slice(0, 1) ?? [] }, true).count).toBe(0)
})

test('[W16] a burst beyond the visible rows is counted by the lines of the day', () => {
  const before = wall.zones.feed
  const many = Array.from({ length: 30 }).reduce<typeof wall>((next) => withOrder(next, 100, ts + 1, randomOf(5)), wall)
  expect(arrivalsOf(before, many.zones.feed, true)).toMatchObject({ count: 30 })
})

test('[W14] a polled answer is read zone by zone: an unreadable zone is left out, without a head there is nothing', () => {
  const answer = {
    ...wall,
    data_time: { map: ts },
    zones: { ...wall.zones, kpi: [{ id: 'M03', value: 'many' }], hero: null },
  }
  const read = readWall('data', answer)
  expect(read?.zones.kpi).toBeUndefined()
  expect(read?.zones.hero).toBeUndefined()
  expect(read?.zones.feed).toEqual(wall.zones.feed)
  expect(read?.data_time.map).toBe(ts)
  for (const wrong of [null, 'text', {}, { ...wall, head: {} }, { ...wall, zones: null }])
    expect(readWall('data', wrong)).toBeUndefined()
})
