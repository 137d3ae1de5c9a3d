import { expect, test } from 'vitest'
import { zoneNamesOf } from '../../shared/live/screens.ts'
import type { Wall } from '../../shared/live/wall.ts'
import { adWall } from '../support/ad-wall.ts'
import { believableWall } from '../support/believable-wall.ts'
import { cutTexts } from '../support/inspect-text.ts'
import { openPage, type WallPage } from '../support/wall-page.ts'
import { randomOf } from '../support/wall-parts.ts'
import { withOrder } from '../support/with-order.ts'
import { displayStage, second } from './support/open.ts'

const random = randomOf(11)
const fresh = (): Wall => believableWall({ ts: second() })
const next = (wall: Wall, amt: number): Wall => withOrder(wall, amt, second(), random)
const gmvOf = (wall: Wall): string => String(wall.zones.hero?.gmv_amt)

const stage = displayStage()

const open = (query = 'still&tier=2d', wall = fresh(), options: Parameters<typeof stage.open>[1] = {}) =>
  stage.open(`/dataDisplay/index?${query}`, { wall, ...options })
const hero = (view: WallPage): Promise<string | null> =>
  view.page.locator('[data-metric="M01"]').getAttribute('data-value')
const shows = (view: WallPage, wall: Wall): Promise<void> =>
  expect.poll(() => hero(view), { timeout: 8000, interval: 50 }).toBe(gmvOf(wall))

test('[W1] the first picture carries every zone and the exact value of every metric', async () => {
  await using wall = await open()
  await shows(wall.view, wall.relay.wall())
  await wall.page.locator('[data-zone="trend"] canvas').waitFor()
  const zones = await wall.page
    .locator('[data-zone]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-zone')))
  // Rooms stand there while there are some (W63).
  const always = zoneNamesOf('data').filter((name) => name !== 'live_rooms')
  expect(zones.toSorted()).toEqual(always.toSorted())
  for (const figure of wall.relay.wall().zones.kpi ?? [])
    expect(await wall.page.locator(`[data-metric="${figure.id}"]`).getAttribute('data-value')).toBe(
      String(figure.value),
    )
  const settle = wall.relay.wall().zones.settle
  for (const [id, value] of [
    ['M10', settle?.pending_amt],
    ['M09', settle?.settled_month_amt],
    ['M15', settle?.ineligible_rate_bp],
    ['M13', settle?.refund_rate_bp],
  ])
    expect(await wall.page.locator(`[data-metric="${id}"]`).getAttribute('data-value')).toBe(String(value))
  expect(await wall.page.locator('.wall').getAttribute('data-age')).toBe('live')
  expect(wall.view.noise).toEqual([])
})

test('[W2] a patch shows in all its zones, and the newest line stands in its own element at once', async () => {
  await using wall = await open()
  await shows(wall.view, wall.relay.wall())
  const after = next(wall.relay.wall(), 123_457)
  wall.relay.push(after)
  await shows(wall.view, after)
  expect(await wall.page.locator('[data-perf="latest"]').textContent()).toBe('123457')
  const rows = wall.page.locator('[data-zone="feed"] li:not([data-out])')
  await expect.poll(() => rows.count()).toBe(5)
  expect(
    await wall.page.locator(`[data-zone="feed"] li[data-id="${after.zones.feed?.rows[0]?.id}"]`).innerText(),
  ).toContain('$1,234.57')
})

test('[W5] repeated and late messages change nothing, a lost one is healed by one request', async () => {
  await using wall = await open()
  await shows(wall.view, wall.relay.wall())
  wall.relay.push(next(wall.relay.wall(), 1000), { times: 3 })
  await shows(wall.view, wall.relay.wall())
  wall.relay.send([
    { seq: 1, patch: { zones: { hero: { gmv_amt: [1] } } } },
    { seq: 0, patch: [null] },
  ])
  wall.relay.push(next(wall.relay.wall(), 2000), { lose: true })
  const last = next(wall.relay.wall(), 3000)
  wall.relay.push(last)
  await shows(wall.view, last)
  expect(wall.relay.resyncs).toBe(1)
})

/** Notes in `window.noted` at which frames of the page something changed in each zone. */
const noteFrames = `(() => {
  let frame = 0
  const turn = () => {
    frame += 1
    requestAnimationFrame(turn)
  }
  requestAnimationFrame(turn)
  window.noted = {}
  const what = { subtree: true, childList: true, characterData: true, attributeFilter: ['data-value'] }
  new MutationObserver((all) => {
    for (const { target } of all) {
      const zone = (target instanceof Element ? target : target.parentElement)?.closest('[data-zone]')?.dataset.zone
      if (zone) (window.noted[zone] ??= []).push(frame)
    }
  }).observe(document.body, what)
})()`

test('[W2] the leading number has its frame to itself and the newest rows follow behind it; a picture that was asked for, and the first one in other money, are drawn whole', async () => {
  await using wall = await open()
  await shows(wall.view, wall.relay.wall())
  await wall.page.locator('[data-zone="feed"] li:not([data-out])').first().waitFor()
  await wall.page.evaluate(noteFrames)
  const noted = async () => {
    const all = (await wall.page.evaluate('window.noted')) as Record<'hero' | 'feed', number[] | undefined>
    return [all.hero?.[0], all.feed?.[0]]
  }
  const both = async (): Promise<readonly [number, number]> => {
    await expect.poll(noted).not.toContain(undefined)
    const [hero = Number.NaN, feed = Number.NaN] = await noted()
    return [hero, feed]
  }
  wall.relay.push(next(wall.relay.wall(), 100))
  const [first, behind] = await both()
  expect(behind - first).toBeGreaterThan(0)
  expect(behind - first).toBeLessThan(4)
  await wall.page.evaluate('window.noted = {}')
  wall.relay.push(next(wall.relay.wall(), 200), { lose: true })
  await expect.poll(() => wall.relay.resyncs).toBe(1)
  const [number, rows] = await both()
  expect(rows).toBe(number)
  await wall.page.evaluate('window.noted = {}')
  const later = next(wall.relay.wall(), 300)
  wall.relay.push({ ...later, head: { ...later.head, currency: 'EUR' } })
  const [amount, beside] = await both()
  expect(beside).toBe(amount)
})

test('[W18] the rate of what is all of a day stands within its panel', { tags: ['long'] }, async () => {
  const usual = fresh()
  const all = [{ id: '1', amt: 1_514_100, share_bp: 10_000 }]
  await using wall = await open('still&tier=2d', { ...usual, zones: { ...usual.zones, compose: all } })
  const rate = wall.page.locator('[data-zone="compose"] .compose-rate')
  await rate.waitFor()
  expect(await rate.innerText()).toBe('100%')
  expect(await cutTexts(rate)).toEqual([])
})

test.each(['zh', 'en'])(
  '[W18] beside the largest change the names of the six figures stand whole: %s',
  async (lang) => {
    const usual = fresh()
    const kpi = usual.zones.kpi?.map((figure) => ({ ...figure, change: { kind: 'bp', bp: 100_000 } as const }))
    await using wall = await open(`still&tier=2d&lang=${lang}`, {
      ...usual,
      zones: { ...usual.zones, ...(kpi && { kpi }) },
    })
    const names = wall.page.locator('[data-zone="kpi"] .kpi-name')
    await expect.poll(() => names.filter({ hasText: '>999%' }).count()).toBe(6)
    expect(await cutTexts(names.locator('.line'))).toEqual([])
  },
)

test('[W5] a new life of the relay counts at once, from sequence zero', async () => {
  await using wall = await open()
  for (let i = 0; i < 5; i++) wall.relay.push(next(wall.relay.wall(), 100))
  await shows(wall.view, wall.relay.wall())
  wall.relay.newEpoch()
  wall.relay.push(next(wall.relay.wall(), 100))
  await shows(wall.view, wall.relay.wall())
  expect(await wall.page.locator('.wall').getAttribute('data-age')).toBe('live')
})

test('[W15] after twenty reconnects each push still has one effect', async () => {
  await using wall = await open('still&tier=2d', fresh(), { script: 'Math.random = () => 0.01' })
  await shows(wall.view, wall.relay.wall())
  for (let i = 0; i < 20; i++) {
    wall.relay.cut(true)
    const seen = wall.relay.handshakes
    await expect.poll(() => wall.relay.handshakes, { timeout: 5000, interval: 20 }).toBeGreaterThan(seen)
    await expect.poll(() => wall.relay.walls, { interval: 20 }).toBe(1)
  }
  await wall.page.evaluate(() => {
    const box = document.querySelector('[data-perf="latest"]')
    const counted = window as unknown as { writes: number }
    counted.writes = 0
    if (box)
      new MutationObserver((list) => (counted.writes += list.length)).observe(box, {
        childList: true,
        characterData: true,
        subtree: true,
      })
  })
  const after = next(wall.relay.wall(), 77_701)
  wall.relay.push(after)
  await shows(wall.view, after)
  expect(await wall.page.evaluate(() => (window as unknown as { writes: number }).writes)).toBe(1)
})

test('[W35] [CH8] a new day shows zeros and its waiting feed, not errors', async () => {
  const day = believableWall({ ts: second(), gmv: 0, lines: 0, hour: 0 })
  const none = { kind: 'flat' } as const
  const unknown = { kind: 'none' } as const
  const zones = {
    ...day.zones,
    kpi:
      day.zones.kpi?.map((one) =>
        one.id === 'M07'
          ? { ...one, value: null, before: 0, change: unknown }
          : { ...one, value: 0, before: 0, change: none },
      ) ?? [],
    hero: {
      gmv_amt: 0,
      yesterday_same_amt: 0,
      yesterday_amt: 0,
      change: none,
      month_amt: 0,
      target_amt: null,
      target_rate_bp: null,
      pace: null,
      forecast_amt: null,
      orders_per_minute: 0,
    },
    feed: { lines: 0, rows: [] },
    compose: [],
    creator_rank: [],
    product_rank: [],
    shop_rank: [],
    team_rank: [],
    map: [],
    ticker: [],
  }
  await using wall = await open('still&tier=2d', { ...day, zones })
  await shows(wall.view, { ...day, zones })
  await wall.page.locator('[data-zone="ticker"]').waitFor()
  const text = await wall.page.locator('.wall').innerText()
  for (const said of ['新的一天', '未设目标', '今日暂无数据', '暂无提醒']) expect(text).toContain(said)
  expect(text).not.toMatch(/NaN|undefined|Infinity|null/)
  const mean = wall.page.locator('.kpi-tile', { has: wall.page.locator('[data-metric="M07"]') })
  expect(await mean.locator('[data-metric="M07"]').getAttribute('data-value')).toBe('')
  expect(await mean.locator('.kpi-value').textContent()).toBe('—')
  expect(await mean.locator('.change').textContent()).toBe('—')
  expect(await wall.page.locator('[data-metric="M03"]').first().textContent()).toBe('0')
})

test('[W26] with motion off nothing is animated but the digits', async () => {
  await using wall = await open('tier=2d', fresh(), { reducedMotion: 'reduce' })
  await shows(wall.view, wall.relay.wall())
  await wall.page.locator('[data-zone="trend"] canvas').waitFor()
  wall.relay.push(next(wall.relay.wall(), 5000))
  await shows(wall.view, wall.relay.wall())
  const moving = await wall.page.evaluate(() =>
    document
      .getAnimations()
      .map((one) => (one.effect as KeyframeEffect).target?.className ?? '')
      .filter((name) => name !== 'reel-strip'),
  )
  expect(moving).toEqual([])
})

test('[W20] a digit that goes over nine turns onwards at every frame, also from where its second round ended', {
  tags: ['long'],
}, async () => {
  await using wall = await open('tier=2d')
  await shows(wall.view, wall.relay.wall())
  const grow = async (amt: number): Promise<void> => {
    wall.relay.push(next(wall.relay.wall(), amt))
    await shows(wall.view, wall.relay.wall())
    // A roll that would cut off another one is a jump.
    await wall.page.waitForTimeout(1000)
  }
  const whole = 100
  const last = Math.floor(Number(gmvOf(wall.relay.wall())) / whole) % 10
  await grow((18 - last) * whole)
  // The last reel of whole units, which is the last of all where no smaller ones are shown.
  await wall.page.evaluate(() => {
    const strips = document.querySelectorAll<HTMLElement>('[data-metric="M01"] .reel:not(.reel-small) .reel-strip')
    const strip = strips[strips.length - 1]
    const places: number[] = []
    Reflect.set(window, 'places', places)
    const look = (): void => {
      if (!strip) return
      places.push((-20 * new DOMMatrix(getComputedStyle(strip).transform).m42) / strip.offsetHeight)
      requestAnimationFrame(look)
    }
    look()
  })
  for (const _ of [9, 0, 1, 2]) await grow(whole)
  const places = await wall.page.evaluate(() => Reflect.get(window, 'places') as number[])
  const steps = places.slice(1).map((place, n) => place - (places[n] ?? 0))
  // Ten places back is the same digit, which may have turned on a little in that frame.
  expect(steps.filter((step) => step < -0.001 && Math.abs(step + 10) > 1)).toEqual([])
  expect(steps.filter((step) => step < -9)).toHaveLength(1)
  expect([places[0], places.at(-1)].map((place) => Math.round(place ?? 0) % 10)).toEqual([8, 2])
  expect(steps.filter((step) => step > 0.001).length).toBeGreaterThan(8)
})

test('[W21] rows change places by transform alone: the document keeps its order', async () => {
  await using wall = await open()
  const list = wall.page.locator('[data-zone="creator_rank"] li')
  await list.first().waitFor()
  const ids = () => list.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-id')))
  const before = await ids()
  // The six that are seen change places among themselves.
  const rows = (wall.relay.wall().zones.creator_rank ?? []).slice(0, 6)
  const turned = [...rows].reverse().map((row, index) => ({ ...row, rank: index + 1 }))
  wall.relay.push({ ...wall.relay.wall(), zones: { ...wall.relay.wall().zones, creator_rank: turned } })
  const first = wall.page.locator(`[data-zone="creator_rank"] li[data-id="${turned[0]?.id}"]`)
  await expect.poll(() => first.getAttribute('data-rank')).toBe('1')
  expect(await ids()).toEqual(before)
  expect(await first.evaluate((row) => (row as HTMLElement).style.transform)).toBe('translateY(0%)')
})

test('[W34] which wall it is follows from the picture, whatever record is stored; a chip beside the title names the mode', async () => {
  const ads = adWall('usual', second())
  const withModule = (module: number) => {
    const data = fresh()
    return { ...data, head: { ...data.head, module } }
  }
  const chip = async (record: object | null, shown = fresh()): Promise<readonly (string | null)[]> => {
    const items = { 'tw.token': 't1', ...(record && { 'tw.record': JSON.stringify(record) }) }
    await using wall = await open('still&tier=2d&lang=zh', shown, { items })
    await wall.page.locator('.title-module').waitFor()
    const [title, about] = await Promise.all([wall.page.title(), wall.page.locator('.title-module').textContent()])
    expect(await wall.page.locator('.title h1').textContent()).toContain(title.split(' - ')[0])
    return [title, about]
  }
  const affiliate = { current_version: 0, isadVersion: 0 }
  expect(await chip(affiliate)).toEqual(['数据大屏 - 潮屏', '联盟'])
  expect(await chip({ current_version: 9, isadVersion: 0 }, withModule(9))).toEqual(['数据大屏 - 潮屏', '多店'])
  expect((await chip(null))[1]).toBe('联盟')
  const of = async (record: object, shown: Wall, room: string, other: Wall): Promise<readonly unknown[]> => {
    const items = { 'tw.token': 't1', 'tw.record': JSON.stringify(record) }
    const relay = await stage.serve(shown)
    relay.room(room, other)
    const view = await openPage(stage.browser(), `${relay.url}/dataDisplay/index?still&tier=2d&lang=zh`, { items })
    await view.page.locator(room === 'ads' ? '[data-zone="ad_hero"]' : '[data-zone="map"]').waitFor()
    await expect.poll(() => relay.screens.at(-1)).toBe(room)
    const about = await view.page.locator('.title-module').textContent()
    await view.context.close()
    await relay.stop()
    return [relay.screens, about]
  }
  expect(await of(affiliate, withModule(1), 'ads', ads)).toEqual([['data', 'ads'], '广告'])
  expect(await of({ current_version: 1, isadVersion: 0 }, fresh(), 'data', fresh())).toEqual([['ads', 'data'], '联盟'])
})
