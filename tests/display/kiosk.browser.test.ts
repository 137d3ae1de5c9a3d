import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { believableWall } from '../support/believable-wall.ts'
import { textFaults } from '../support/inspect-text.ts'
import { sampled } from '../support/sampled.ts'
import { displayStage, second } from './support/open.ts'

const stage = displayStage()

/** A zone in which it is `hour` o'clock now. */
const zoneAt = (hour: number): string => {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}
const open = async (query: string, hour: number) => {
  const wall = believableWall({ ts: second() })
  return stage.open(`/dataDisplay/index?still&tier=2d&${query}`, {
    wall: { ...wall, head: { ...wall.head, tz: zoneAt(hour) } },
    items: { 'tw.token': 't1' },
  })
}

test('[W50] a veil lies over the picture at night, not by day, and not where the address says so', {
  tags: ['long'],
}, async () => {
  await using night = await open('', 3)
  const veil = night.page.getByTestId('night')
  await veil.waitFor({ state: 'attached', timeout: 20_000 })
  expect(await veil.evaluate((one) => getComputedStyle(one).pointerEvents)).toBe('none')
  const [over, picture] = await Promise.all([veil.boundingBox(), night.page.locator('.stage').boundingBox()])
  expect(over?.width).toBeGreaterThanOrEqual(picture?.width ?? Number.POSITIVE_INFINITY)
  await using day = await open('', 13)
  await using bright = await open('dim=0', 3)
  for (const { page } of [day, bright]) {
    await page.locator('.full-screen').waitFor({ state: 'attached' })
    expect(await page.getByTestId('night').count()).toBe(0)
  }
})

/** Days on which the header's sides are swapped and the leading number stands 24 units to the right, and the day after. */
const [swapped, after] = ['2026-03-15', '2026-03-16']
const onDay = (day: string, query: string, size: { width?: number; height?: number } = {}) => {
  const wall = believableWall({ ts: second() })
  return stage.open(`/dataDisplay/index?still&tier=2d&dim=0&${query}`, {
    wall: { ...wall, head: { ...wall.head, day } },
    items: { 'tw.token': 't1' },
    ...size,
  })
}
const left = async (page: Page, what: string): Promise<number> =>
  (await page.locator(what).boundingBox())?.x ?? Number.NaN

test.each([
  ['1920x1080', ''],
  ['1080x1920', 'theme=light'],
  ['6656x1792', 'w=6656&h=1792'],
])(
  '[W55] at %s title and clock change sides by the day and the leading number drifts, and nothing is cut for it',
  { tags: ['long'] },
  async (size, query) => {
    const [width = 0, height = 0] = size.split('x').map(Number)
    const places: number[] = []
    for (const day of [swapped, after]) {
      await using wall = await onDay(day, `drift=1&${query}`, { width, height })
      const { page } = wall
      await page.locator('[data-zone="ticker"]').waitFor()
      await page.evaluate(() => document.fonts.load("600 40px 'Oxanium Variable'"))
      const [clock, title] = [await left(page, '.status-clock'), await left(page, '.title')]
      expect(clock < title, day).toBe(day === swapped)
      expect(await textFaults(page)).toEqual([])
      const unit = await page.evaluate(() => Number.parseFloat(document.documentElement.style.fontSize) / 100)
      places.push((await left(page, '.hero-fit')) / unit)
    }
    const [first = 0, next = 0] = places
    expect(Math.abs(next - first)).toBeGreaterThan(14)
    expect(Math.abs(next - first)).toBeLessThanOrEqual(48)
  },
)

test('[W55] a wall that stands still keeps its places unless it is asked', { tags: ['long'] }, async () => {
  await using wall = await onDay(swapped, '')
  await wall.page.locator('[data-zone="ticker"]').waitFor()
  expect(await left(wall.page, '.status-clock')).toBeGreaterThan(await left(wall.page, '.title'))
})

test('[W51] M turns the chime on and off, says so, and the box remembers it', { tags: ['long'] }, async () => {
  await using wall = await open('', 13)
  const { page } = wall
  await page.locator('.full-screen').waitFor({ state: 'attached' })
  const kept = () => page.evaluate(() => localStorage.getItem('tw.sound'))
  expect(await kept()).toBeNull()
  await page.keyboard.press('m')
  await page.getByText('提示音已开').waitFor()
  expect(await kept()).toBe('on')
  await page.keyboard.press('?')
  await page.locator('.note dd', { hasText: '提示音' }).waitFor()
  await page.keyboard.press('m')
  await page.getByText('提示音已关').waitFor()
  expect(await kept()).toBeNull()
  expect(wall.view.noise).toEqual([])
})

const locks = (request: string) => `Object.defineProperty(Navigator.prototype, 'wakeLock', { value: ${request} })`
/** A lock that is granted, one that is refused, and none at all, as on plain http. */
const granted = locks(
  `{ request: async () => Object.assign(new EventTarget(), { released: false, release: async () => {} }) }`,
)
const refused = locks(`{ request: async () => { throw new DOMException('no', 'NotAllowedError') } }`)

for (const { tags, rows } of sampled(
  [
    ['lock', granted, '由浏览器锁定'],
    ['video', locks('undefined'), '由不可见的视频保持'],
    ['video', refused, '由不可见的视频保持'],
    ['none', `${refused}; HTMLMediaElement.prototype.play = async () => { throw new Error('no') }`, '屏幕可能熄灭'],
  ] as const,
  ([held]) => held === 'lock',
))
  test.each(rows)(
    '[W56] the screen is kept on by %s, and the card of the keys says so',
    { tags },
    async (held, script, words) => {
      await using wall = await stage.open('/dataDisplay/index?still&tier=2d&dim=0', { script })
      const { page } = wall
      await page.locator('.full-screen').waitFor({ state: 'attached' })
      await page.keyboard.press('?')
      await expect.poll(() => page.locator('[data-awake]').getAttribute('data-awake')).toBe(held)
      expect(await page.locator('[data-awake]').innerText()).toContain(words)
      const films = await page
        .locator('video')
        .evaluateAll((all) =>
          all.map((film) =>
            film instanceof HTMLVideoElement ? [film.paused, film.muted, film.srcObject instanceof MediaStream] : [],
          ),
        )
      expect(films).toEqual(held === 'lock' ? [] : held === 'video' ? [[false, true, true]] : [[true, true, true]])
      expect(wall.view.noise).toEqual([])
    },
  )
