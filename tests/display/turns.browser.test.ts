import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Wall } from '../../shared/live/wall.ts'
import { believableWall } from '../support/believable-wall.ts'
import { hurried } from '../support/hurried.ts'
import { textFaults } from '../support/inspect-text.ts'
import { displayStage, second } from './support/open.ts'

const stage = displayStage()

/** Timers hasten with the page's clock, so that a turn of 20 s takes as many tenths. */
const hastened = `${hurried}
{ const own = setTimeout, hurry = window.hurry
  let times = 1
  window.hurry = (by) => { times = by; hurry(by) }
  window.setTimeout = (run, ms = 0, ...rest) => own(run, ms / times, ...rest) }`

const open = async (query: string) => {
  const wall = await stage.open(`/dataDisplay/index?tier=2d&${query}`, { script: hastened })
  await wall.page.locator('[data-zone="trend"] canvas').waitFor()
  return wall
}

/** What is written down of each turn in the very task of its change: what fades there, in milliseconds, and what is seen at all. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const turns: { zone: string; fades: (readonly [string, unknown])[]; seen: (string | null)[] }[] = []
    Object.assign(window, { turns })
    const note = (zone: string): void => {
      const fades = document.getAnimations().flatMap((one) => {
        const { target } = one.effect instanceof KeyframeEffect ? one.effect : { target: null }
        const of = target?.querySelector('[data-zone]')?.getAttribute('data-zone') ?? target?.getAttribute('data-way')
        const isOf = one instanceof CSSTransition ? one.transitionProperty === 'opacity' : one instanceof CSSAnimation
        // Another turn may still fade.
        const isIn = zone === 'trend' ? target?.closest('[data-zone="trend"]') : target?.matches('.turning')
        return of && isOf && isIn ? [[of, one.effect?.getTiming().duration] as const] : []
      })
      const panels = [...document.querySelectorAll('.turning [data-zone]')]
      const seen = panels.filter((panel) => getComputedStyle(panel).visibility === 'visible')
      turns.push({ zone, fades, seen: seen.map((panel) => panel.getAttribute('data-zone')) })
      // What was waited for has been seen: what is looked at next stands for a whole turn, however slow the machine is.
      if (new Set(turns.map((turn) => turn.zone)).size === 2) Reflect.get(window, 'hurry')(1)
    }
    new MutationObserver((changes) => {
      const isOf = (what: string) => changes.some(({ target }) => target instanceof Element && target.matches(what))
      if (isOf('.turning')) note('sales')
      if (isOf('.trend-views span')) note('trend')
    }).observe(document.body, { subtree: true, attributeFilter: ['data-on'] })
  })

interface Turn {
  readonly zone: string
  readonly fades: readonly (readonly [string, unknown])[]
  readonly seen: readonly string[]
}
const turns = (page: Page): Promise<readonly Turn[]> => page.evaluate(() => Reflect.get(window, 'turns'))
const first = async (page: Page, zone: string): Promise<Turn | undefined> =>
  (await turns(page)).find((one) => one.zone === zone)

test('[W52] panels that take turns fade into each other in 0.4 s, dots and names say which one stands', {
  tags: ['long'],
}, async () => {
  await using wall = await open('')
  const { page } = wall
  const dots = page.locator('[data-zone="product_rank"] .turns i')
  expect(await dots.evaluateAll((all) => all.map((dot) => dot.hasAttribute('data-on')))).toEqual([true, false, false])
  await watch(page)
  await page.evaluate('hurry(10)')
  await expect.poll(() => first(page, 'sales')).toBeDefined()
  await expect.poll(() => first(page, 'trend')).toBeDefined()
  const sales = await first(page, 'sales')
  expect(sales?.fades.toSorted()).toEqual([
    ['product_rank', 400],
    ['shop_rank', 400],
  ])
  const trend = await first(page, 'trend')
  expect(trend?.fades.toSorted()).toEqual([
    ['comes', 400],
    ['goes', 400],
  ])
  expect(await page.locator('.trend-views [data-on]').innerText()).not.toBe('分时')
  // What is gone is taken away: nothing is drawn that nobody sees.
  await expect.poll(() => page.locator('[data-zone="trend"] canvas').count()).toBe(1)
  const shop = page.locator('[data-zone="shop_rank"]')
  await expect.poll(() => shop.evaluate((panel) => getComputedStyle(panel).visibility)).toBe('visible')
  await expect
    .poll(() => page.locator('[data-zone="product_rank"]').evaluate((panel) => getComputedStyle(panel).visibility))
    .toBe('hidden')
  expect(await shop.locator('.turns i').evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute('data-on')))).toBe(
    1,
  )
})

test('[W52] with motion off one gives way to the next at once', async () => {
  await using wall = await open('still')
  await watch(wall.page)
  await wall.page.evaluate('hurry(10)')
  await expect.poll(() => first(wall.page, 'sales')).toBeDefined()
  await expect.poll(() => first(wall.page, 'trend')).toBeDefined()
  expect(await first(wall.page, 'sales')).toEqual({ zone: 'sales', fades: [], seen: ['shop_rank'] })
  expect((await first(wall.page, 'trend'))?.fades).toEqual([])
  // Never two; a chart that has just come has its canvas a moment later.
  const canvases = wall.page.locator('[data-zone="trend"] canvas')
  expect(await canvases.count()).toBeLessThan(2)
  await expect.poll(() => canvases.count()).toBe(1)
})

test('[W63] rooms that are live take their turn beside the ranks, whole at both shapes, and none without one', {
  tags: ['long'],
}, async () => {
  const room = { title: '品牌日返场 全场五折起 最后一小时', creator_name: 'Mia Tides', start_t: second() - 5400 }
  const live_rooms = [1, 2, 3, 4].map((n) => ({
    ...room,
    live_id: `L${n}`,
    viewers: n === 2 ? null : 128_400 / n,
    gmv_amt: 84_567_000 / n,
    orders: 600 / n,
    orders_per_minute: 3.4,
    gpm: n === 3 ? null : 18_250,
  }))
  const wall = believableWall({ ts: second() })
  for (const [width, height] of [
    [1920, 1080],
    [1080, 1920],
  ] as const) {
    await using opened = await stage.open('/dataDisplay/index?tier=2d&still', {
      script: hastened,
      wall: { ...wall, zones: { ...wall.zones, live_rooms } },
      width,
      height,
    })
    const { page } = opened
    const panel = page.locator('[data-zone="live_rooms"]')
    await panel.waitFor({ state: 'attached' })
    await page.evaluate('hurry(10)')
    await expect.poll(() => panel.evaluate((one) => getComputedStyle(one).visibility)).toBe('visible')
    await page.evaluate('hurry(1)')
    expect(
      await panel.locator('li [data-value]').evaluateAll((all) => all.map((one) => one.getAttribute('data-value'))),
    ).toEqual(live_rooms.map(({ gmv_amt }) => String(gmv_amt)))
    expect(await panel.locator('li').nth(1).innerText()).toContain('— 在线')
    expect(await panel.locator('li').nth(2).innerText()).toContain('千次观看 —')
    const room = await panel.locator('.live-rooms').boundingBox()
    const last = await panel.locator('li').last().boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((room?.y ?? 0) + (room?.height ?? 0) + 1)
    expect(await textFaults(page)).toEqual([])
  }
  await using none = await open('still')
  expect(await none.page.locator('[data-zone="live_rooms"]').count()).toBe(0)
})

test.each([
  ['zh', '今日成交额突破 $1,000,000\n比昨天早 1 小时 13 分', '昨日成交 $45,678 · 新的一天'],
  ['en', 'GMV today passed $1,000,000\n1 h 13 min earlier than yesterday', 'Yesterday $45,678 · a new day'],
] as const)(
  '[W64] a power of ten that the day passes and a new day are told over the picture, once, and nothing of before: %s',
  { tags: ['long'] },
  async (lang, reached, folded) => {
    const ts = second()
    const passed = (n: number, power: boolean) => ({
      id: `turnover.x.${n}`,
      kind: 'milestone' as const,
      level: 'gold' as const,
      code: 'turnover',
      t: second(),
      params: { amount: n === 1 ? '$100,000.00' : '$200,000.00', ...(power ? { power: 1, amt: 10_000_000 } : {}) },
    })
    const usual = believableWall({ ts })
    // Noon, wherever that is: at night a wall stops for nothing.
    const ahead = 12 - new Date().getUTCHours()
    const noon = { ...usual.head, tz: ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}` }
    const told = { ...usual, head: noon, zones: { ...usual.zones, ticker: [passed(1, true)] } }
    const next = (wall: Wall, change: Partial<Wall['head']>, ticker: Wall['zones']['ticker']): Wall => ({
      ...wall,
      head: { ...wall.head, ts: second(), version: crypto.randomUUID(), ...change },
      zones: { ...wall.zones, ...(ticker ? { ticker } : {}) },
    })
    await using opened = await stage.open(`/dataDisplay/index?tier=2d&lang=${lang}`, { wall: told })
    const { page, relay } = opened
    const line = page.locator('[data-milestone]')
    await page.locator('[data-zone="trend"] canvas').waitFor()
    expect(await line.count()).toBe(0)
    relay.push(next(told, {}, [passed(2, false), passed(1, true)]))
    await expect.poll(() => page.locator('[data-zone="ticker"]').innerText()).toContain('200,000')
    expect(await line.count()).toBe(0)
    const params = { amount: '$1,000,000.00', amt: 100_000_000, power: 1, earlier_s: 4350 }
    const big = { ...passed(3, true), params }
    const wall = next(told, {}, [big])
    relay.push(wall)
    await line.waitFor()
    // It stands for seconds: all is looked at in one go. Whole, and below nothing.
    const seen = await line.evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const at = [0.01, 0.05, 0.2, 0.5, 0.9].flatMap((x) => [0.1, 0.3, 0.7].map((y) => [x, y] as const))
      return {
        text: one instanceof HTMLElement ? one.innerText : '',
        over: [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight],
        covered: at.filter(([x, y]) => !one.contains(document.elementFromPoint(left + x * width, top + y * height))),
      }
    })
    expect(seen).toEqual({ text: reached, over: [0, 0], covered: [] })
    expect(await page.locator('[data-zone="hero"] [data-metric="M01"]').isVisible()).toBe(true)
    await line.waitFor({ state: 'detached' })
    const hero = wall.zones.hero && { ...wall.zones.hero, gmv_amt: 0, yesterday_amt: 4_567_800 }
    const morning = next(wall, { day: '2999-01-01' }, [])
    relay.push({ ...morning, zones: { ...morning.zones, ...(hero ? { hero } : {}) } })
    await line.waitFor()
    expect(await line.innerText()).toBe(folded)
    await line.waitFor({ state: 'detached' })
    expect(await textFaults(page)).toEqual([])
  },
)
