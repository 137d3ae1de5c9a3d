import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playlistApi } from '../../shared/areas/wall/playlist-api.ts'
import { sceneIds, usualSeconds } from '../../shared/live/scenes.ts'
import { done, refuse } from '../support/fake-api.ts'
import { emptyOverview } from '../support/fake-data.ts'
import { drawn } from './support/drawn.ts'
import { consoleStage } from './support/open.ts'
import { soon } from './support/soon.ts'

const { state, visitAs } = consoleStage()
const open = async (account = 'leader'): Promise<Page> => {
  const { page } = await visitAs(account, '/console')
  await page.waitForSelector('[data-ready]')
  return page
}
const value = (page: Page, selector: string): Promise<string | null> =>
  page.locator(selector).first().getAttribute('data-value')

test('[S1] every figure carries its metric and its exact value; the turnover is exact, cards use K and M', async () => {
  const page = await open()
  const { hero, kpi, settle } = state.api.overview
  expect(await value(page, '.hero-figure [data-metric="M01"]')).toBe(String(hero.gmv_amt))
  expect(await page.textContent('.hero-figure')).toBe('$126,010.44')
  for (const { id, value: exact } of kpi) {
    expect(await value(page, `[data-kpi="${id}"] [data-metric="${id}"]`), id).toBe(String(exact))
    expect(await page.locator(`[data-kpi="${id}"] .spark-line`).count(), id).toBe(1)
  }
  expect(await page.locator('[data-kpi]').count()).toBe(8)
  expect(await page.textContent('[data-kpi="M03"] [data-metric="M03"]')).toBe('4.2K')
  expect(await page.getAttribute('[data-kpi="M03"] [data-metric="M03"]', 'title')).toBe('4,186')
  expect(await page.textContent('[data-kpi="M13"] [data-metric="M13"]')).toBe('2.18%')
  for (const [metric, exact] of [
    ['M10', settle.pending_amt],
    ['M09', settle.settled_month_amt],
    ['M11_OURS', state.api.overview.ours.month_amt],
    ['M15', settle.ineligible_rate_bp],
  ]) {
    expect(await value(page, `[data-panel="settle"] [data-metric="${metric}"]`)).toBe(String(exact))
  }
})

test('[EX17] the account chooses which figures stand there and in which order, and finds them so again', {
  tags: ['long'],
}, async () => {
  const page = await open()
  const shown = () =>
    page
      .locator('[data-figures="today"] [data-kpi]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-kpi')))
  expect(await shown()).toEqual(['M03', 'M05', 'M06', 'M07', 'M08', 'M17', 'M13', null].slice(0, 7))
  await page.getByTestId('metrics').click()
  const dialog = page.getByTestId('metric-dialog')
  await dialog.getByRole('button', { name: '移除 买家数' }).click()
  await dialog.locator('li[data-field="M13"]').getByRole('button', { name: /上移/ }).click()
  await dialog.locator('[data-add="M06"]').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /放弃|离开/ }).click()
  expect(await shown()).toContain('M06')
  await page.getByTestId('metrics').click()
  await dialog.getByRole('button', { name: '移除 买家数' }).click()
  await dialog.locator('li[data-field="M13"]').getByRole('button', { name: /上移/ }).click()
  await page.getByTestId('metrics-save').click()
  await soon(shown).toEqual(['M03', 'M05', 'M07', 'M08', 'M13', 'M17'])
  await page.reload()
  await soon(shown).toEqual(['M03', 'M05', 'M07', 'M08', 'M13', 'M17'])
  await page.getByTestId('metrics').click()
  await page.getByTestId('metrics-reset').click()
  await page.getByTestId('metrics-save').click()
  await soon(shown).toContain('M06')
})

test('[S2] month to date stands against its target, and says so when there is none', async () => {
  const page = await open()
  expect(await value(page, '[data-testid="month"] [data-metric="M29"]')).toBe('6027')
  expect(
    await page.locator('[data-testid="month"] progress').evaluate((bar) => (bar as HTMLProgressElement).value),
  ).toBe(6027)
  state.api.overview = {
    ...state.api.overview,
    hero: { ...state.api.overview.hero, target_amt: null, target_rate_bp: null },
  }
  await page.getByTestId('refresh').click()
  await page.getByText('未设目标').waitFor()
})

test('[S3] the ? of a figure tells what it means, exact value and time of the data, by pointer, keys and touch', async () => {
  const page = await open()
  const hint = page.getByRole('button', { name: '客单价的口径' })
  await hint.focus()
  const note = page.locator('.hint-note:popover-open')
  await note.getByText('成交额除以订单数').waitFor()
  for (const words of ['计入', '日期', '举例', '14:37:18']) expect(await note.textContent()).toContain(words)
  await page.keyboard.press('Escape')
  await soon(() => note.count()).toBe(0)
  await hint.press('Enter')
  await soon(() => note.count()).toBe(1)
  await page.keyboard.press('Tab')
  await soon(() => note.count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.closest('[data-kpi]')?.getAttribute('data-kpi'))).toBe('M07')
  await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('客单价的口径')
  await page.locator('h1').click()
  await soon(() => note.count()).toBe(0)
  const rate = page.getByRole('button', { name: '退款率的口径' }).first()
  await rate.hover()
  await note.getByText('精确值: 2.18%').waitFor()
  await page.mouse.move(5, 5)
  await soon(() => note.count()).toBe(0)
  await rate.click()
  await page.mouse.move(5, 5)
  await note.getByText('退款金额除以成交额').waitFor()
  await rate.click()
  await soon(() => note.count()).toBe(0)
})

test('[S4] the trend shows hours or their running sum, as lines or as an exact table without hours to come', {
  tags: ['long'],
}, async () => {
  const page = await open()
  await page.locator('[data-panel="trend"] canvas').waitFor()
  await page.click('[data-panel="trend"] [data-choice="table"]')
  const row = (index: number) => page.locator('[data-panel="trend"] tbody tr').nth(index).locator('td')
  const firstHour = Number(await row(0).first().getAttribute('data-value'))
  const secondHour = Number(await row(1).first().getAttribute('data-value'))
  expect(await row(15).allTextContents()).toEqual(['—', expect.stringMatching(/^\$\d/), expect.stringMatching(/^\$\d/)])
  await page.click('[data-choice="cumulative"]')
  expect(Number(await row(1).first().getAttribute('data-value'))).toBe(firstHour + secondHour)
  expect(Number(await row(14).first().getAttribute('data-value'))).toBe(state.api.overview.hero.gmv_amt)
})

test('[S5] [Q6] the ranking changes object and measure and tells what moved; the platform ranks', async () => {
  const page = await open()
  await page.locator('[data-id="product-gmv-0"]').waitFor()
  const moves = page.locator('.rank-table [data-move]')
  expect(await moves.first().getAttribute('title')).toBe('较一小时前下降 2 位')
  expect(await moves.count()).toBe(9)
  await page.click('[data-choice="creator"]')
  await page.click('[data-choice="commission"]')
  await page.locator('[data-id="creator-commission-9"]').waitFor()
  expect(await page.locator('.rank-table [aria-sort="descending"]').textContent()).toBe('预估佣金 (USD)')
  expect(await moves.count()).toBe(0)
  expect(state.api.seen.filter(({ path }) => path.endsWith('/rank')).at(-1)?.query).toBe(
    'type=creator&by=commission&limit=10',
  )
})

test('[S6] new orders arrive by cursor, newest first, at most fifty; pointing at the feed holds it still', {
  tags: ['long'],
}, async () => {
  const page = await open()
  const rows = page.locator('.feed-row')
  await expect.poll(() => rows.count()).toBe(50)
  expect(await rows.first().getAttribute('data-id')).toBe('900059')
  state.api.sell(2)
  await expect.poll(() => rows.first().getAttribute('data-id')).toBe('900061')
  expect(await rows.count()).toBe(50)
  expect(state.api.seen.filter(({ path }) => path.endsWith('/feed')).at(-1)?.query).toMatch(/cursor=c6\d/)
  await page.getByTestId('feed').hover()
  state.api.sell(3)
  await page.getByText('已暂停，3 笔新订单等待显示').waitFor({ timeout: 12_000 })
  expect(await rows.first().getAttribute('data-id')).toBe('900061')
  await page.mouse.move(5, 5)
  await expect.poll(() => rows.first().getAttribute('data-id')).toBe('900064')
})

test('[S7] a failed refresh keeps every figure under a sentence with a way to try again', async () => {
  const page = await open()
  state.api.scripts.set('/api/v1/console/overview', () => refuse('数据库正在维护'))
  await page.getByTestId('refresh').click()
  expect(await page.getByTestId('load-failed').textContent()).toContain('加载失败，下面是上一次的数据: 数据库正在维护')
  expect(await page.getByTestId('lamp').getAttribute('data-link')).toBe('down')
  expect(await page.textContent('.hero-figure')).toBe('$126,010.44')
  state.api.scripts.clear()
  await page.getByText('重试').click()
  await expect.poll(() => page.getByTestId('load-failed').count()).toBe(0)
  expect(await page.getByTestId('lamp').getAttribute('data-link')).toBe('live')
})

test('[S8] a network failure is told once for five seconds, and the rows stay', async () => {
  const page = await open()
  for (const call of ['overview', 'trend', 'rank', 'feed'])
    state.api.scripts.set(`/api/v1/console/${call}`, () => 'drop')
  await page.getByTestId('refresh').click()
  const toast = page.getByTestId('toast')
  await toast.waitFor()
  const shown = Date.now()
  expect(await toast.allTextContents()).toEqual(['请求超时, 请检查网络!'])
  await toast.waitFor({ state: 'detached' })
  expect(Date.now() - shown).toBeGreaterThan(3500)
  expect(Date.now() - shown).toBeLessThan(8000)
  expect(await page.locator('.feed-row').count()).toBe(50)
  expect(await page.locator('.rank-table tbody tr').count()).toBe(10)
})

test('[S9] first load shows the shape of the page; a first load that fails shows why and recovers', async () => {
  let release = (): void => {}
  state.api.scripts.set('/api/v1/console/overview', async () => {
    await new Promise<void>((resolve) => (release = resolve))
    return refuse('平台正在启动')
  })
  const { page } = await visitAs('leader', '/console')
  await page.getByTestId('skeleton').waitFor()
  await expect.poll(() => state.api.seen.some(({ path }) => path.endsWith('/overview'))).toBe(true)
  release()
  await page.getByTestId('load-failed').waitFor()
  expect(await page.getByTestId('load-failed').textContent()).toContain('加载失败: 平台正在启动')
  state.api.scripts.clear()
  await page.getByTestId('load-failed').getByText('重试').click()
  await page.waitForSelector('[data-ready]')
})

test('[S10] the page refreshes by itself at the chosen period and not when off', async () => {
  const { page } = await visitAs('leader', '/console')
  await page.clock.install()
  await page.reload()
  await page.waitForSelector('[data-ready]')
  const asked = () => state.api.seen.filter(({ path }) => path.endsWith('/overview')).length
  const before = asked()
  expect(await page.getByTestId('every').inputValue()).toBe('30')
  await page.clock.runFor(31_000)
  await expect.poll(asked).toBe(before + 1)
  await page.getByTestId('every').selectOption('0')
  await page.clock.runFor(120_000)
  expect(asked()).toBe(before + 1)
  await page.getByTestId('every').selectOption('15')
  await page.clock.runFor(16_000)
  await expect.poll(asked).toBe(before + 2)
})

test('[S11] a day without orders says so with yesterday’s total; what is not reported is a dash', async () => {
  state.api.overview = emptyOverview()
  const page = await open()
  expect(await page.getByTestId('empty-day').textContent()).toBe(
    '今日暂无订单昨日全天成交 $292,842.53，新订单会自动出现',
  )
  expect(await page.textContent('[data-kpi="M07"] [data-metric="M07"]')).toBe('—')
  expect(await value(page, '[data-kpi="M07"] [data-metric="M07"]')).toBeNull()
  expect(await value(page, '[data-kpi="M03"] [data-metric="M03"]')).toBe('0')
  expect(await page.locator('.empty').count()).toBe(2)
})

test('[S30] a day without orders says when there was one last, and leads to the orders of that day', async () => {
  const empty = emptyOverview()
  const newest_t = Date.UTC(2025, 10, 18, 3) / 1000
  state.api.overview = { ...empty, head: { ...empty.head, newest_t } }
  const page = await open()
  const link = page.getByTestId('newest-day').getByRole('link')
  expect(await link.textContent()).toBe('最近一单是 2025-11-18')
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '', page.url())
  const [start, end] = [Number(searchParams.get('start_time')), Number(searchParams.get('end_time'))]
  expect([searchParams.get('date_type'), end - start]).toEqual(['paid', 86_400])
  expect(newest_t >= start && newest_t < end).toBe(true)
})

test('[S12] the wall is offered to those who may open it', async () => {
  const leader = await open()
  expect(await leader.getByTestId('open-wall').getAttribute('href')).toBe('/dataDisplay/index')
  const agent = await open('agent1')
  expect(await agent.getByTestId('open-wall').count()).toBe(0)
})

test('[S13] at 1366 by 768 turnover, all cards, trend, feed and settlement are above the fold', async () => {
  for (const language of ['zh', 'en']) {
    const { page } = await visitAs('leader', '/console', { stored: { 'tw.language': language } })
    await page.waitForSelector('[data-ready] canvas')
    for (const part of [
      '.hero',
      '[data-figures="today"]',
      '[data-panel="trend"]',
      '[data-panel="feed"]',
      '[data-panel="settle"]',
    ]) {
      const box = await page.locator(part).boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 9999), `${language} ${part}`).toBeLessThanOrEqual(768)
    }
  }
})

test('[S14] at the width of a phone nothing is wider than the screen, in both languages', async () => {
  for (const language of ['zh', 'en']) {
    const { page } = await visitAs('leader', '/console', {
      size: { width: 390, height: 844 },
      stored: { 'tw.language': language },
    })
    await drawn(page.locator('[data-panel="trend"]'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }
})

test('[S15] the dashboard is at most 228 kB compressed in at most 30 files, without the chart library', async () => {
  const { page } = await visitAs('leader', '/404', { isFirst: true })
  const before = await page.context().newPage()
  const bodies: Promise<readonly [string, Buffer]>[] = []
  before.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith('/api/')) bodies.push(response.body().then((body) => [pathname, body] as const))
  })
  await before.goto(`${state.api.url}/console`, { waitUntil: 'networkidle' })
  await drawn(before.locator('[data-panel="trend"]'))
  const all = await Promise.all(bodies)
  const bytes = all.reduce(
    (sum, [path, body]) => sum + (path.endsWith('.woff2') ? body.length : gzipSync(body, { level: 9 }).length),
    0,
  )
  expect(all.map(([path]) => path).filter((path) => /echarts|install|safe-html/.test(path))).toEqual([])
  expect(bytes).toBeLessThanOrEqual(228_000)
  expect(all.length).toBeLessThanOrEqual(30)
})

test('[S18] without the chart library a chart that needs it is shown as its table', async () => {
  const { page } = await visitAs('leader', '/404')
  await page.route('**/assets/{echarts,heatmap}-*.js', (route) => route.abort())
  await page.goto(`${state.api.url}/console2/console2`)
  const heat = page.locator('[data-panel="heat"]')
  await heat.getByTestId('chart-canvas').scrollIntoViewIfNeeded()
  await heat.locator('tbody tr').first().waitFor()
  expect(await heat.locator('tbody tr').count()).toBe(7)
})

test('[DB15] [DB16] [DB17] several teams are chosen by name, stand in the address and go with every call; bills, rooms and funnel are shown', {
  tags: ['long'],
}, async () => {
  const page = await open()
  expect(await value(page, '[data-part="bills"] dd [data-value]')).toBe('3')
  expect(await value(page, '[data-part="liveData"] dd [data-value]')).toBe('2')
  await drawn(page.locator('[data-panel="live-funnel"]'))
  await page.getByTestId('live-filter').click()
  const named = (id: string) => ({ id, name: `队 ${id}`, note: '' })
  state.api.scripts.set('/api/v1/list/choices', ({ query: { list, filter } }) =>
    done({ options: list === 'dashboard' && filter === 'team' ? ['7', '8'].map(named) : [], more: false }),
  )
  state.api.scripts.set('/api/v1/list/names', () => done({ names: { team: { 7: '队 7', 8: '队 8' } } }))
  const bar = page.getByTestId('filters')
  await bar.getByTestId('pick-team').click()
  for (const id of ['7', '8']) await page.locator(`.popover:popover-open [data-choice="${id}"]`).click()
  await page.keyboard.press('Escape')
  await bar.getByTestId('apply-filters').click()
  await expect.poll(() => new URL(page.url()).searchParams.get('team')).toBe('7,8')
  await soon(() => page.getByTestId('chip').allTextContents()).toEqual(['团队（含下级）: 队 7, 队 8'])
  for (const call of ['overview', 'trend', 'rank', 'feed', 'funnel'])
    await expect
      .poll(() => state.api.seen.filter(({ path }) => path.endsWith(`/console/${call}`)).at(-1)?.query, {
        timeout: 8000,
      })
      .toContain('team=7%2C8')
})

test('[DB18] [WF23] targets are set in whole amounts, and only those that were changed are sent', {
  tags: ['long'],
}, async () => {
  const page = await open()
  await page.getByTestId('set-target').click()
  const dialog = page.getByTestId('target-dialog')
  await dialog.locator('#target-7').fill('25000x')
  await page.getByTestId('target-send').click()
  await dialog.getByText('请输入数字').waitFor()
  await dialog.locator('#target-7').fill('25000')
  await dialog.locator('#target-7-M11_OURS').fill('')
  await page.getByTestId('target-send').click()
  await expect.poll(() => dialog.count()).toBe(0)
  const sent = state.api.seen.filter(
    ({ path, body }) => path === '/api/v1/target' && Object.keys(body ?? {}).length > 0,
  )
  expect(sent.map(({ body }) => body)).toEqual([
    { month: '2026-03', member_id: '7', metric: 'M01', target_amt: 2_500_000 },
    { month: '2026-03', member_id: '7', metric: 'M11_OURS', target_amt: null },
  ])
})

test('[S19] figures, rows and points lead to their orders by pointer and keyboard; what cannot be listed says why', async () => {
  const { page } = await visitAs('leader', '/console?region=GB')
  await page.waitForSelector('[data-ready]')
  await page.locator('.rank-table tbody tr').first().waitFor()
  const ways = await page
    .locator('.figure-link')
    .evaluateAll((all) => all.map((one) => Object.fromEntries(new URL((one as HTMLAnchorElement).href).searchParams)))
  expect(ways.length).toBeGreaterThan(40)
  expect(new Set(ways.map(({ region }) => region)).has(undefined as never)).toBe(false)
  expect(ways.filter(({ product }) => product)).toHaveLength(10)
  expect(ways.some(({ settlement_status }) => settlement_status === '1')).toBe(true)
  const same = page.locator('.hero-facts [title]').first()
  expect(await same.getAttribute('title')).toContain('昨日同一时刻')
  const funnel = page.locator('[data-panel="live-funnel"] .chart-canvas')
  await funnel.focus()
  for (const key of ['ArrowRight', 'Enter']) await page.keyboard.press(key)
  await page.getByTestId('toast').getByText('还不是订单').waitFor()
  await page.locator('.hero-figure a').focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/orderAll\?.*region=GB.*start_time=/)
})

test('[SW9] what the smart wall plays is opened as it stands, a wrong number stays in its field, and Escape asks first', {
  tags: ['long'],
}, async () => {
  const list = sceneIds.map((scene) => ({ scene, seconds: scene === 'clip' ? 0 : usualSeconds[scene] }))
  state.api.scripts.set(playlistApi.save.path, ({ body }) => {
    if (Object.keys(body ?? {}).length === 0) return done({ list })
    if (body.day === 3) return { status: 0, data: { fields: { day: '至少 5 秒，不播放填 0' } }, message: '请检查' }
    return done({ list: sceneIds.map((scene) => ({ scene, seconds: Number(body[scene]) })) })
  })
  const page = await open()
  await page.getByTestId('playlist').click()
  const dialog = page.getByTestId('playlist-dialog')
  const field = (scene: string) => dialog.locator(`#${scene}`)
  expect([await field('data').inputValue(), await field('clip').inputValue()]).toEqual(['60', '0'])
  await field('day').fill('3')
  await page.getByRole('button', { name: '保存' }).click()
  await dialog.getByText('至少 5 秒，不播放填 0').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '返回编辑' }).click()
  expect(await field('day').inputValue()).toBe('3')
  await field('day').fill('25')
  await page.getByRole('button', { name: '保存' }).click()
  await soon(() => dialog.count()).toBe(0)
  const sent = state.api.seen.filter(
    ({ path, body }) => path === playlistApi.save.path && (body as Record<string, unknown>)?.day === 25,
  )
  expect(sent.map(({ body }) => body)).toEqual([{ ...usualSeconds, clip: 0, day: 25 }])
})
