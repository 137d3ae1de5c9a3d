import { expect, test, vi } from 'vitest'
import { hurried } from '../support/hurried.ts'
import { openPage, type WallPage } from '../support/wall-page.ts'
import { randomOf } from '../support/wall-parts.ts'
import { withOrder } from '../support/with-order.ts'
import { displayStage, second } from './support/open.ts'

const random = randomOf(5)

const stage = displayStage()

// Each wall has a relay of its own, and most of the time of these tests is waiting: they wait together.
const start = (query = 'still&tier=2d', options: Parameters<typeof stage.open>[1] = {}) =>
  stage.open(`/dataDisplay/index?${query}`, { script: hurried, ...options })
const age = (view: WallPage) => view.page.locator('.wall').getAttribute('data-age')
const hero = (view: WallPage) => view.page.locator('[data-metric="M01"]').getAttribute('data-value')
const becomes = (view: WallPage, value: string) =>
  vi.waitFor(async () => expect(await age(view)).toBe(value), { timeout: 20_000, interval: 50 })

test.concurrent('[W6] [W76] a dead relay turns the wall late, stale and offline; its numbers stay; it comes back by itself', async ({
  expect,
}) => {
  await using wall = await start()
  await becomes(wall.view, 'live')
  const before = await hero(wall.view)
  let loads = 0
  wall.page.on('load', () => loads++)
  wall.relay.api(undefined)
  wall.relay.freeze(true)
  await becomes(wall.view, 'late')
  await wall.page
    .getByText(/数据延迟 \d+ 秒/)
    .first()
    .waitFor()
  await wall.page.evaluate('hurry(8)')
  await becomes(wall.view, 'stale')
  await wall.page
    .getByTestId('stopped')
    .getByText(/数据截至 \d\d:\d\d:\d\d/)
    .waitFor()
  await wall.page.locator('[data-zone="hero"][data-dim]').waitFor()
  await becomes(wall.view, 'offline')
  await wall.page.getByText('离线', { exact: true }).waitFor()
  const news = wall.page.locator('[data-zone="ticker"]')
  await news.getByText('数据源没有响应').waitFor()
  expect(await news.getAttribute('data-level')).toBe('amber')
  await wall.page.evaluate('hurry(60)')
  await expect.poll(() => news.getAttribute('data-level')).toBe('red')
  expect(await news.getAttribute('data-dim')).toBeNull()
  expect(await hero(wall.view)).toBe(before)
  expect(await wall.page.locator('[data-zone="feed"] li:not([data-out])').count()).toBe(5)
  expect(wall.page.url()).toContain('/dataDisplay/index')
  await wall.page.evaluate('hurry(1)')
  wall.relay.freeze(false)
  wall.relay.push(withOrder(wall.relay.wall(), 4400, second(), random))
  await becomes(wall.view, 'live')
  // A heartbeat alone may have made it live before the message is painted.
  await expect.poll(() => hero(wall.view)).toBe(String(wall.relay.wall().zones.hero?.gmv_amt))
  expect(await wall.page.locator('[data-dim]').count()).toBe(0)
  await expect.poll(() => news.getByText('数据源没有响应').count()).toBe(0)
  expect(loads).toBe(0)
})

test.concurrent('[W14] without its relay for half a minute the wall asks for the data itself, until the relay is back', {
  tags: ['long'],
}, async ({ expect }) => {
  await using wall = await start()
  await becomes(wall.view, 'live')
  wall.relay.cut(false)
  await wall.page.evaluate('hurry(12)')
  await expect.poll(() => wall.relay.polls).toBeGreaterThan(1)
  await wall.page.getByText('备用通道').first().waitFor()
  expect(await hero(wall.view)).toBe(String(wall.relay.wall().zones.hero?.gmv_amt))
  await wall.page.evaluate('hurry(1)')
  wall.relay.cut(true)
  await wall.page.getByText('实时', { exact: true }).first().waitFor({ timeout: 20_000 })
  await becomes(wall.view, 'live')
})

test.concurrent('[W12] a source that is down is named beside the data time, the link is well', {
  tags: ['long'],
}, async () => {
  await using wall = await start()
  await becomes(wall.view, 'live')
  wall.relay.health({ source: 'down', ok_t: second() - 40, cause: 'refused' })
  await wall.page.getByText('数据源中断').waitFor()
  await wall.page
    .getByText(/数据延迟 \d+ 秒/)
    .first()
    .waitFor()
  expect(await age(wall.view)).toBe('live')
  expect(await wall.page.locator('.wall').getAttribute('data-source')).toBe('down')
  expect(await wall.page.locator('[data-zone="hero"]').getAttribute('data-lamp')).toBe('late')
})

test.concurrent('[W33] a wall whose relay is not there yet shows its shell and connects without a hand', {
  tags: ['long'],
}, async () => {
  await using wall = await start()
  wall.relay.refuse('unavailable')
  await wall.page.reload()
  await wall.page.locator('[data-zone="hero"]').getByText('正在连接').waitFor()
  expect(await wall.page.locator('.status-clock').innerText()).toMatch(/^\d\d:\d\d:\d\d$/)
  expect(await wall.page.locator('[data-metric="M01"]').count()).toBe(0)
  wall.relay.refuse(undefined)
  await becomes(wall.view, 'live')
})

test.concurrent('[W8] [W10] a refused token ends the picture only when the platform says so too; the way to sign in keeps the address', async ({
  expect,
}) => {
  await using wall = await start()
  await becomes(wall.view, 'live')
  wall.relay.refuse('unauthorized')
  const seen = wall.relay.handshakes
  wall.relay.cut(true)
  await expect.poll(() => wall.relay.handshakes).toBeGreaterThan(seen + 1)
  expect(wall.page.url()).toContain('/dataDisplay/index')
  expect(await wall.page.locator('[data-zone="feed"] li:not([data-out])').count()).toBe(5)
  wall.relay.api(-1)
  await wall.page.getByTestId('signed-out').waitFor({ timeout: 20_000 })
  const way = await wall.page.locator('[data-testid="signed-out"] a[href^="/login"]').getAttribute('href')
  expect(new URL(way ?? '', wall.page.url()).searchParams.get('redirect')).toBe('/dataDisplay/index?still&tier=2d')
  expect(await wall.page.evaluate(() => localStorage.getItem('tw.token'))).toBeNull()
})

test.concurrent('[U2] a wall whose record cannot be read says so, and nothing of the session stays', {
  tags: ['long'],
}, async () => {
  await using wall = await start()
  await becomes(wall.view, 'live')
  wall.relay.info({ id: '7', username: 'wall', status: 4, company: 'one' })
  wall.relay.refuse('unauthorized')
  wall.relay.cut(true)
  await wall.page.getByText('账号资料无法读取', { exact: true }).waitFor({ timeout: 20_000 })
  expect(wall.page.url()).toContain('/dataDisplay/index')
  expect(await wall.page.evaluate(() => Object.keys(localStorage).filter((key) => /token|record/.test(key)))).toEqual(
    [],
  )
})

test.concurrent('[W10] a kiosk whose session ended shows a neutral page with nothing of the company', {
  tags: ['long'],
}, async () => {
  await using wall = await start('still&tier=2d&kiosk=1')
  await becomes(wall.view, 'live')
  wall.relay.api(-1)
  wall.relay.command({ kind: 'signed-out' })
  await wall.page.locator('[data-testid="signed-out"]').waitFor()
  expect(await wall.page.locator('body').innerText()).not.toContain('潮声科技')
  expect(await wall.page.evaluate(() => Object.keys(localStorage).filter((key) => /token|record/.test(key)))).toEqual(
    [],
  )
  expect(wall.page.url()).toContain('/dataDisplay/index')
})

test.concurrent('[W10] without a session a page waits to be paired, and its way to the login form keeps the wanted address', async () => {
  await using wall = await start('still', { items: {} })
  await wall.page.locator('[data-testid="signed-out"] a').click()
  await wall.page.waitForURL(/\/login\?redirect=%2FdataDisplay%2Findex/)
})

test.concurrent('[W9] a record that may not see the wall reads why, with a way home', async () => {
  const record = { id: '9', username: 'staff', status: 1, company: 1, privilege_id: 0, daping: 1 }
  const relay = await stage.serve()
  relay.refuse('forbidden')
  const view = await openPage(stage.browser(), `${relay.url}/dataDisplay/index`, {
    items: { 'tw.token': 't', 'tw.record': JSON.stringify(record) },
  })
  const page = view.page.locator('[data-testid="denied"]')
  await page.getByText('您所在的权限组不含此页面').waitFor()
  expect(await page.innerText()).toContain('403')
  expect(await page.getByRole('link').getAttribute('href')).toBe('/')
  expect(await view.page.locator('[data-zone]').count()).toBe(0)
  await view.context.close()
  await relay.stop()
})

test.concurrent('[W9] [FL11] a paired wall whose own screen is refused for a moment knocks again, and reads why when that does not end', async ({
  expect,
}) => {
  await using wall = await start('still&tier=2d', {
    script: 'Math.random = () => 0',
    items: { 'tw.token': `wall_${'a'.repeat(43)}` },
  })
  await becomes(wall.view, 'live')
  await wall.page.route('**/api/v1/wall/self', (route) =>
    route.fulfill({ json: { status: 1, data: { screen: 'data', renew_s: 3600 }, message: '' } }),
  )
  const refusedFrom = async (knocks: number): Promise<void> => {
    wall.relay.refuse('forbidden')
    wall.relay.cut(true)
    await expect.poll(() => wall.relay.handshakes).toBeGreaterThan(knocks)
  }
  await refusedFrom(wall.relay.handshakes + 1)
  wall.relay.refuse(undefined)
  await expect.poll(() => wall.relay.walls).toBe(1)
  await becomes(wall.view, 'live')
  expect(await wall.page.getByTestId('denied').count()).toBe(0)
  await refusedFrom(wall.relay.handshakes + 5)
  await wall.page.getByTestId('denied').waitFor()
})

test.concurrent('[W13] a machine whose clock is a day off shows the server time, and says that it is off', {
  tags: ['long'],
}, async ({ expect }) => {
  const script = `{ const Own = Date; const off = 86400000 + 3600000
    window.Date = class extends Own { constructor(...a) { a.length ? super(...a) : super(Own.now() + off) } static now() { return Own.now() + off } } }`
  await using wall = await start('still&tier=2d', { script })
  await becomes(wall.view, 'live')
  await wall.page.getByText('本机时钟偏差').waitFor()
  const apart = async (): Promise<number> => {
    const [hour = '', minute = ''] = (await wall.page.locator('.status-clock').innerText()).split(':')
    const now = new Date(Date.now() + 8 * 3_600_000)
    const minutes = Math.abs(Number(hour) * 60 + Number(minute) - (now.getUTCHours() * 60 + now.getUTCMinutes()))
    return Math.min(minutes, 1440 - minutes)
  }
  await expect.poll(apart).toBeLessThanOrEqual(1)
  expect(wall.relay.handshakes).toBe(1)
})

test.concurrent('[W29] a new build is taken once, in a quiet second, and only when it answers', {
  tags: ['long'],
}, async ({ expect }) => {
  await using wall = await start('still&tier=2d', { script: 'Math.random = () => 0' })
  await becomes(wall.view, 'live')
  await wall.page.waitForTimeout(800)
  let loads = 0
  wall.page.on('load', () => loads++)
  wall.relay.command({ kind: 'reload', build: stage.build() })
  wall.relay.command({ kind: 'reload', build: 'next' })
  await expect.poll(() => loads).toBe(1)
  await becomes(wall.view, 'live')
  wall.relay.command({ kind: 'reload', build: 'next' })
  await wall.page.waitForTimeout(4000)
  expect(loads).toBe(1)
})

test.concurrent('[W74] what a relay of a later protocol says beside leaves the picture as it is, and its build is taken', {
  tags: ['long'],
}, async ({ expect }) => {
  await using wall = await start('still&tier=2d', { script: 'Math.random = () => 0' })
  const { page, relay, view } = wall
  await becomes(view, 'live')
  await page.locator('.full-screen').waitFor({ state: 'attached' })
  let loads = 0
  page.on('load', () => loads++)
  const now = Date.now()
  relay.say('later', { epoch: 'later', seq: 1 })
  relay.say('command', { kind: 'later' })
  relay.say('snapshot', { epoch: 'later', seq: 1, now, picture: {} })
  relay.say('snapshot', { epoch: 'later', seq: 1, now, wall: { head: relay.wall().head }, health: {} })
  const { head, zones, data_time } = relay.wall()
  const later = { head: { ...head, later: 1 }, zones: { ...zones, later: { rows: [] } }, data_time, later: 1 }
  relay.push(later)
  relay.push(withOrder(relay.wall(), 4321, second(), random))
  await expect.poll(() => hero(view)).toBe(String(relay.wall().zones.hero?.gmv_amt))
  await becomes(view, 'live')
  await page.waitForTimeout(3000)
  expect({ loads, noise: view.noise }).toEqual({ loads: 0, noise: [] })
  relay.command({ kind: 'reload', build: 'next' })
  await expect.poll(() => loads).toBe(1)
  await becomes(view, 'live')
})

test.concurrent('[W57] builds that come and go are gone over to again, but no wall does nothing but start afresh', {
  tags: ['long'],
}, async ({ expect }) => {
  // The box's clock goes on by what the test says.
  const script = `{
    Math.random = () => 0
    const own = Date.now
    Date.now = () => own() + Number(localStorage.getItem('later') ?? 0)
  }`
  await using wall = await start('still&tier=2d', { script })
  let loads = 0
  wall.page.on('load', () => loads++)
  /** Tells the wall, which shows and listens by then, and waits for its fresh start. */
  const told = async (build: string, starts: boolean): Promise<void> => {
    await becomes(wall.view, 'live')
    await wall.page.locator('.full-screen').waitFor({ state: 'attached' })
    const before = loads
    wall.relay.command({ kind: 'reload', build })
    if (starts) await expect.poll(() => loads).toBe(before + 1)
    else {
      await wall.page.waitForTimeout(4000)
      expect(loads).toBe(before)
    }
  }
  await told('b', true)
  await told('a', true)
  await told('b', true)
  await told('a', false)
  await wall.page.evaluate(() => localStorage.setItem('later', '3600000'))
  await wall.page.reload()
  await told('a', true)
  // The server gives another page than it said: not again at once, but again.
  await told('a', false)
  await wall.page.evaluate(() => localStorage.setItem('later', '5000000'))
  await wall.page.reload()
  await told('a', true)
})
