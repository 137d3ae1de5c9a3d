import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type SceneId, sceneIds } from '../../shared/live/scenes.ts'
import type { Wall } from '../../shared/live/wall.ts'
import { adWall } from '../support/ad-wall.ts'
import { clipWall } from '../support/clip-wall.ts'
import { textFaults } from '../support/inspect-text.ts'
import { sampled } from '../support/sampled.ts'
import { shopWall } from '../support/shop-wall.ts'
import { smartWall } from '../support/smart-wall.ts'
import { displayStage, second } from './support/open.ts'

const stage = displayStage()
const seat = { id: '4', username: 'wall', status: 4, daping: 1, video_menu: [1] }
type Shape = { readonly width?: number; readonly height?: number; readonly items?: Record<string, string> }

const open = async (query: string, wall = smartWall({ ts: second() }), { items, ...shape }: Shape = {}) => {
  const opened = await stage.open(`/dataDisplay/smart?still&${query}`, {
    wall,
    ...shape,
    items: { 'tw.token': 't1', 'tw.record': JSON.stringify(seat), ...items },
  })
  opened.relay.info(seat)
  opened.relay.room('clip', clipWall('usual', second()))
  return opened
}
const shown = (page: Page) => expect.poll(() => page.locator('.smart').getAttribute('data-scene'))
/** Keys are heard once what hears them and what may be played are known. */
const keysHeard = async (page: Page): Promise<void> => {
  await page.locator('.full-screen').waitFor({ state: 'attached' })
  await page.locator('.smart-progress .turns i').first().waitFor({ state: 'attached' })
}
/** Notes every picture without words from now on. */
const watchBlanks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const blanks: string[] = []
    Object.assign(window, { blanks })
    new MutationObserver(() => {
      const scene = document.querySelector('.smart')?.getAttribute('data-scene') ?? 'none'
      const text = document.querySelector<HTMLElement>('.smart-scene')?.innerText.length ?? 0
      if (text < 40) blanks.push(`${scene} ${text}`)
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
  })
const blanksOf = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'blanks'))
const withZones = (wall: Wall, zones: Wall['zones']): Wall => ({ ...wall, zones: { ...wall.zones, ...zones } })
const alert = (id: string) => ({ id, kind: 'alert', level: 'red', code: 'A1', t: second(), params: {} }) as const

test('[SW1] [SW2] keys go through the scenes, a scene stands in the address, a fresh start goes on with it, and no other screen is told of it', {
  tags: ['long'],
}, async () => {
  await using wall = await open('scene=outlook')
  const { page } = wall
  await shown(page).toBe('outlook')
  await page.locator('.smart-title', { hasText: '今天会怎样' }).waitFor()
  expect(await page.title()).toBe('智慧大屏 - 潮屏')
  await keysHeard(page)
  await page.keyboard.press('p')
  await page.locator('.smart-title', { hasText: '已暂停轮播' }).waitFor()
  await page.keyboard.press('ArrowRight')
  await shown(page).toBe('day')
  await page.keyboard.press('ArrowRight')
  await shown(page).toBe('winner')
  await page.keyboard.press('ArrowRight')
  await shown(page).toBe('data')
  await page.locator('[data-zone="hero"] [data-metric="M01"]').waitFor()
  await page.keyboard.press('ArrowLeft')
  await shown(page).toBe('winner')
  expect(new URL(page.url()).searchParams.get('scene')).toBe('winner')
  await page.reload()
  await shown(page).toBe('winner')
  expect(await page.locator('.smart-winner .smart-amount').getAttribute('data-value')).toBe(
    String(wall.relay.wall().zones.product_rank?.[0]?.amt),
  )
  expect(wall.view.noise).toEqual([])
  wall.relay.command({ kind: 'screen', screen: 'data' })
  await page.waitForURL(/dataDisplay\/index/)
  const address = new URL(page.url())
  expect([address.searchParams.has('still'), address.searchParams.has('scene')]).toEqual([true, false])
})

test('[SW1] scenes follow each other by themselves; one of no seconds and one without content are passed over', {
  tags: ['long'],
}, async () => {
  const first = smartWall({ ts: second() })
  const seconds: Partial<Record<SceneId, number>> = { day: 2, winner: 2, live: 5 }
  const playlist = sceneIds.map((scene) => ({ scene, seconds: seconds[scene] ?? 0 }))
  await using wall = await open('scene=day', withZones(first, { playlist, live_rooms: [] }))
  await shown(wall.page).toBe('day')
  await shown(wall.page).toBe('winner')
  await shown(wall.page).toBe('day')
})

test('[SW3] a red alert brings the data wall, and the scene goes on afterwards', { tags: ['long'] }, async () => {
  await using wall = await open('scene=day')
  await shown(wall.page).toBe('day')
  await wall.page.locator('[data-country]').first().waitFor()
  await keysHeard(wall.page)
  const now = wall.relay.wall()
  wall.relay.push({ ...withZones(now, { ticker: [alert('late')] }), head: { ...now.head, version: 'red' } })
  await shown(wall.page).toBe('data')
  await wall.page.keyboard.press('ArrowRight')
  await shown(wall.page).toBe('clip')
})

test('[SW3] a red alert of its own room brings the data wall while the room of another wall is heard', {
  tags: ['long'],
}, async () => {
  await using wall = await open('scene=winner')
  const { page } = wall
  await shown(page).toBe('winner')
  await keysHeard(page)
  await page.keyboard.press('ArrowRight')
  await shown(page).toBe('data')
  await page.keyboard.press('ArrowRight')
  await page.locator('[data-lane]').first().waitFor()
  await page.keyboard.press('p')
  const now = wall.relay.wall()
  wall.relay.push({ ...withZones(now, { ticker: [alert('late')] }), head: { ...now.head, version: 'red' } })
  await shown(page).toBe('data')
  await page.locator('[data-zone="hero"] [data-metric="M01"]').waitFor()
})

test('[SW4] the clip scene hears the clip wall’s room, and no picture is blank between the two', async () => {
  await using wall = await open('scene=winner')
  const { page } = wall
  await shown(page).toBe('winner')
  await keysHeard(page)
  await watchBlanks(page)
  await page.keyboard.press('ArrowRight')
  await shown(page).toBe('data')
  await page.keyboard.press('ArrowRight')
  await shown(page).toBe('clip')
  await page.locator('[data-lane]').first().waitFor()
  await page.keyboard.press('ArrowRight')
  await shown(page).toBe('live')
  expect(wall.relay.screens).toEqual(['smart', 'clip', 'smart'])
  expect(await blanksOf(page)).toEqual([])
  expect(wall.view.noise).toEqual([])
})

test('[SW4] a clip scene that is refused is left out, without the right or by the relay, and the others go on', {
  tags: ['long'],
}, async () => {
  await using without = await open('scene=data', smartWall({ ts: second() }), {
    items: { 'tw.record': JSON.stringify({ ...seat, video_menu: [] }) },
  })
  without.relay.info({ ...seat, video_menu: [] })
  await shown(without.page).toBe('data')
  await without.page.locator('[data-zone="hero"] [data-metric="M01"]').waitFor()
  await keysHeard(without.page)
  await without.page.keyboard.press('ArrowRight')
  await shown(without.page).toBe('live')
  await using refused = await open('scene=data')
  refused.relay.room('clip', 'forbidden')
  await refused.page.locator('[data-zone="hero"] [data-metric="M01"]').waitFor()
  await keysHeard(refused.page)
  await refused.page.keyboard.press('ArrowRight')
  await shown(refused.page).toBe('live')
  await refused.page.locator('[data-room="L1"]').waitFor()
})

for (const { tags, rows } of sampled(
  [
    ['ads', adWall('usual', second()), '[data-zone="ad_hours"] canvas', { current_version: 1 }],
    ['shops', shopWall('usual', second()), '[data-zone="shop_todo"]', { current_version: 9 }],
  ] as const,
  ([module]) => module === 'shops',
))
  test.each(rows)(
    '[SW11] the data scene of an account in mode %s is the wall of its mode, heard in its own room',
    { tags },
    async (screen, own, zone, mode) => {
      const first = smartWall({ ts: second() })
      const { module } = own.head
      const items = { 'tw.record': JSON.stringify({ ...seat, ...mode }) }
      const start = { ...first, head: { ...first.head, module } }
      await using wall = await open('scene=winner', start, { items })
      wall.relay.info({ ...seat, ...mode })
      wall.relay.room(screen, own)
      const { page } = wall
      await shown(page).toBe('winner')
      await keysHeard(page)
      await watchBlanks(page)
      await page.keyboard.press('ArrowRight')
      await page.locator(zone).waitFor()
      await shown(page).toBe('data')
      expect(await textFaults(page)).toEqual([])
      await page.keyboard.press('ArrowRight')
      await shown(page).toBe('clip')
      expect(wall.relay.screens).toEqual(['smart', screen, 'clip'])
      expect(await blanksOf(page)).toEqual([])
      await page.keyboard.press('ArrowLeft')
      await page.locator(zone).waitFor()
      // A fresh start at that scene hears first what is played.
      await page.reload()
      await page.locator(zone).waitFor()
      await expect.poll(() => wall.relay.screens.slice(-2)).toEqual(['smart', screen])
      expect(wall.view.noise).toEqual([])
    },
  )

test('[SW11] where the room of its mode is refused the data scene is the wall of orders', {
  tags: ['long'],
}, async () => {
  const first = smartWall({ ts: second() })
  const record = { ...seat, current_version: 1 }
  const start = { ...first, head: { ...first.head, module: 1 } }
  await using wall = await open('scene=winner', start, { items: { 'tw.record': JSON.stringify(record) } })
  wall.relay.info(record)
  wall.relay.room('ads', 'forbidden')
  await shown(wall.page).toBe('winner')
  await keysHeard(wall.page)
  await wall.page.keyboard.press('ArrowRight')
  await shown(wall.page).toBe('data')
  await wall.page.locator('[data-zone="hero"] [data-metric="M01"]').waitFor()
  await wall.page.keyboard.press('ArrowRight')
  await shown(wall.page).toBe('clip')
})

test('[SW8] a room without viewers or a beginning says so, and never 0', { tags: ['long'] }, async () => {
  const first = smartWall({ ts: second() })
  const rooms = first.zones.live_rooms ?? []
  await using wall = await open('scene=live', withZones(first, { live_rooms: rooms.slice(2) }))
  await wall.page.locator('[data-room="L3"]').waitFor()
  expect(await wall.page.locator('.smart-fact dd').first().innerText()).toBe('—')
  expect(await wall.page.locator('.smart-amount').getAttribute('data-value')).toBe(String(rooms[2]?.gmv_amt))
})

test('[SW12] the course stands with the room that it is of, and with no other', { tags: ['long'] }, async () => {
  const first = smartWall({ ts: second() })
  const course = first.zones.live_course
  if (!course) throw new Error('no course')
  await using wall = await open('scene=live', first)
  const { page, relay } = wall
  const tell = (version: string, live_course: typeof course): void => {
    const now = withZones(relay.wall(), { live_course })
    relay.push({ ...now, head: { ...now.head, version } })
  }
  await page.locator('[data-course="L1"] canvas').waitFor()
  const legend = expect.poll(() => page.locator('.smart-course .smart-legend').innerText())
  await legend.toContain('在线人数')
  tell('silent', { ...course, steps: course.steps.map((step) => ({ ...step, viewers: null })) })
  await legend.not.toContain('在线人数')
  tell('other', { ...course, live_id: 'L9' })
  await page.locator('.smart-course').waitFor({ state: 'detached' })
})

test('[SW1] a day without an order has its data scene only, and offers no replay there', {
  tags: ['long'],
}, async () => {
  const first = smartWall({ ts: second() })
  const hero = first.zones.hero
  if (!hero) throw new Error('no hero')
  const zones = { hero: { ...hero, gmv_amt: 0 }, product_rank: [], day_field: [], live_rooms: [], unusual: [] }
  const empty = withZones(first, { ...zones, outlook: { days: 0, low: [], high: [] } })
  await using wall = await open('scene=day', {
    ...empty,
    head: { ...empty.head, newest_t: second() - 3 * 86_400 },
  })
  await shown(wall.page).toBe('data')
  const last = wall.page.getByTestId('last-order')
  await last.waitFor()
  expect(await last.innerText()).not.toContain('P')
  expect(await last.isDisabled()).toBe(true)
})

const shapes = [
  [1920, 1080, 'theme=dark&lang=zh'],
  [1280, 720, 'theme=light&lang=en'],
  [3840, 2160, 'theme=light&lang=zh'],
  [1080, 1920, 'theme=dark&lang=en'],
] as const
for (const { tags, rows } of sampled(shapes, ([width]) => width === 1920))
  test.each(rows)(
    '[SW10] every scene of its own stands legibly in its place at %dx%d (%s)',
    { tags },
    async (width, height, query) => {
      await using wall = await open(`scene=live&${query}`, smartWall({ ts: second() }), { width, height })
      const { page } = wall
      await shown(page).toBe('live')
      await keysHeard(page)
      await page.keyboard.press('p')
      for (const scene of ['live', 'outlook', 'day', 'winner']) {
        await shown(page).toBe(scene)
        await page.waitForTimeout(400)
        expect({ scene, faults: await textFaults(page) }).toEqual({ scene, faults: [] })
        await page.keyboard.press('ArrowRight')
      }
    },
  )
