import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeVideo } from '../../platform/demo/videos.ts'
import { holdCalls, launchBrowser, unseen } from '../support/browser.ts'
import { agree, drawerOf, press, takeSeat } from '../support/seats.ts'
import { type Stack, startStack } from '../support/stack.ts'

let stack: Stack
let browser: Browser

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([startStack(), launchBrowser([unseen])])
})
afterAll(async () => {
  await browser?.close()
  await stack?.[Symbol.asyncDispose]()
})

const demands = '/bossFilmCutter/operating'
const tasks = '/bossFilmCutter/index'
const library = '/bossFilmCutter/filmDetails'
const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const title = '三条夏日短片'
const footage = '夏日素材'
const videoId = '7390000000000000042'
const paid = 12_345

const seat = (account: string, path: string): Promise<Page> =>
  takeSeat(browser, stack, account, path, account === 'wall' ? { width: 1920, height: 1080 } : undefined)
const openTask = (page: Page, task: string) => page.goto(`${stack.url}${tasks}?keyword=${task}&open=${task}`)

/** The wall's lanes: how many cards each has. */
const lanesOf = async (wall: Page): Promise<Record<string, number>> =>
  Object.fromEntries(
    await wall
      .locator('[data-lane]')
      .evaluateAll((all) =>
        all.map((lane) => [lane.getAttribute('data-lane'), Number(lane.getAttribute('data-count'))]),
      ),
  )
const figureAt = async (page: Page, selector: string): Promise<number> =>
  Number(await page.locator(selector).first().getAttribute('data-value'))

/** Orders three clips and opens the demand. */
const order = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '下达需求' }).click()
  await page.locator('#clip_title').fill(title)
  await page.locator('#product_id').fill('1')
  await page.locator('.field-found input').first().check()
  await page.locator('#required_count').fill('3')
  await page.locator('#min_s').fill('3')
  await page.locator('#max_s').fill('30')
  await page.getByTestId('form-send').click()
  await page.locator('#materials').fill(footage)
  await page.locator('[data-material]', { hasText: footage }).locator('input').check()
  await page.locator('#must').fill('第一秒出现商品')
  await page.getByTestId('form-send').click()
  await page.locator('#deadline').fill(dayIn(3))
  await page.locator('#fee').fill('20')
  await page.locator('#reviewer_id').fill('宋澄')
  await page.getByText('tide.songcheng').click()
  await page.getByTestId('form-send').click()
  await page.getByTestId('clipDemand-dialog').waitFor({ state: 'detached' })
  await page.getByText(title).first().click()
  await drawerOf(page).getByText(title).waitFor()
}

/** Brings footage into the library and lets it be used. */
const stock = async (page: Page): Promise<void> => {
  await page.goto(stack.url + library)
  await page.getByTestId('material-new').click()
  const buffer = await makeVideo(4, 90)
  await page.getByTestId('file_id-file').setInputFiles({ name: 'footage.mp4', mimeType: 'video/mp4', buffer })
  await page.getByTestId('file_id-chosen').waitFor()
  await page.locator('#name').fill(footage)
  await page.getByTestId('form-send').click()
  await page.getByTestId('material-dialog').waitFor({ state: 'detached' })
  await page.goto(`${stack.url}${library}?layout=table&keyword=${footage}`)
  await page.locator('tbody').getByText(footage).click()
  await press(page, 'approve')
  await agree(page, 'approve')
}

const bring = async (page: Page, hue: number): Promise<void> => {
  await press(page, 'submit')
  const buffer = await makeVideo(5, hue)
  await page.getByTestId('file_id-file').setInputFiles({ name: `clip-${hue}.mp4`, mimeType: 'video/mp4', buffer })
  await page.getByTestId('file_id-chosen').waitFor()
  await agree(page, 'submit')
}

/** Whether a page says that somebody else was faster. */
const isLate = async (page: Page): Promise<boolean> => (await page.getByText('任务已被领取').count()) > 0

/** Plays to the third second, draws on the frame and says something there. */
const remark = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '播放与审核' }).click()
  const review = page.getByTestId('clip-review')
  await review.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = 3
  })
  await expect.poll(() => review.getByTestId('clip-at').textContent()).toBe('00:03')
  await review.getByRole('button', { name: '在画面上标记' }).click()
  const box = await review.getByTestId('clip-marks').boundingBox()
  if (!box) throw new Error('nothing to draw on')
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.3)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.5, { steps: 4 })
  await page.mouse.up()
  await review.getByRole('button', { name: '在 00:03 写意见' }).click()
  await page.locator('#text').fill('这里的字太大')
  await page.getByTestId('form-send').click()
  await review.getByText('这里的字太大').waitFor()
  await page.keyboard.press('Escape')
  await review.waitFor({ state: 'detached' })
}

/** An export of the selling platform with an order that came through the video. */
const sell = async (page: Page): Promise<void> => {
  const day = dayIn(0)
  const csv = [
    'Order ID,SKU ID,Product Name,Payment Amount,Currency,Quantity,Refund amount,Order Status,Time Created,Payment time,Content ID,Content Type',
    `57700000000001,S1,Lamp,${paid / 100},USD,1,0.00,Completed,${day} 00:10:00,${day} 00:10:00,${videoId},Video`,
  ].join('\n')
  await page.goto(`${stack.url}/orderAll/orderAll?import=1`)
  await page
    .getByTestId('import-file')
    .setInputFiles({ name: 'orders_clip.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.locator('[data-testid=import-start]:not([disabled])').click()
  await page.locator('[data-testid=import-view][data-state=done]').waitFor({ timeout: 60_000 })
}

test('[E9] operator, cutters and reviewer play a demand to its turnover, and wall, overview, list, task and demand say the same of it', {
  tags: ['long'],
}, async () => {
  const [leader, one, two, judge, wall] = await Promise.all([
    seat('leader', demands),
    seat('cutter', tasks),
    seat('tide.mujin', tasks),
    seat('tide.songcheng', tasks),
    seat('wall', '/bossFilmCutter/screenOut'),
  ])
  await wall.waitForSelector('[data-age=live]')
  await wall.locator('[data-lane=approved]').waitFor()
  const before = await lanesOf(wall)

  const turnover = await figureAt(wall, '.hits-month')
  await leader.goto(`${stack.url}/bossFilmCutter/filmHome`)
  const sold = await figureAt(leader, '[data-total=gmv]')

  await stock(leader)
  await leader.goto(stack.url + demands)
  await order(leader)
  for (const transition of ['submit', 'approve']) await press(leader, transition)
  await press(leader, 'split')
  await leader.locator('#tasks').fill('3')
  await leader.locator('.options input[value="1"]').check()
  await agree(leader, 'split')
  await expect.poll(() => lanesOf(wall)).toEqual({ ...before, pool: (before.pool ?? 0) + 3 })
  const listed = drawerOf(leader).getByTestId('clip-tasks').locator('tbody th')
  await expect.poll(() => listed.count()).toBe(3)
  const task = (await listed.first().textContent()) ?? ''

  const racers = [one, two] as const
  await Promise.all(racers.map((page) => openTask(page, task)))
  await Promise.all(racers.map((page) => drawerOf(page).locator('[data-transition="claim"]').first().waitFor()))
  await Promise.all(racers.map((page) => press(page, 'claim')))
  await expect.poll(async () => (await Promise.all(racers.map(isLate))).filter(Boolean)).toHaveLength(1)
  const winner = (await isLate(one)) ? two : one
  await expect
    .poll(() => lanesOf(wall))
    .toEqual({ ...before, pool: (before.pool ?? 0) + 2, editing: (before.editing ?? 0) + 1 })

  await bring(winner, 30)
  await expect
    .poll(() => lanesOf(wall))
    .toEqual({ ...before, pool: (before.pool ?? 0) + 2, review: (before.review ?? 0) + 1 })

  await openTask(judge, task)
  await remark(judge)
  await press(judge, 'reject')
  await judge.locator('#comment').fill('第三秒标题挡住商品')
  await agree(judge, 'reject')

  await openTask(winner, task)
  await drawerOf(winner).getByText('这里').waitFor()
  // A moment that is pressed before the film is there is shown once it is.
  const answer = await holdCalls(winner, '**/api/v1/media/file?*')
  await winner.getByRole('button', { name: '播放与审核' }).click()
  const review = winner.getByTestId('clip-review')
  await review.locator('[data-at="3000"]').click()
  answer()
  await expect.poll(() => review.getByTestId('clip-at').textContent()).toBe('00:03')
  expect(await review.locator('.player-marks polyline, .player-marks path').count()).toBeGreaterThan(0)
  await winner.keyboard.press('Escape')
  await bring(winner, 200)

  await openTask(judge, task)
  await press(judge, 'approve')
  await agree(judge, 'approve')
  await expect
    .poll(() => lanesOf(wall))
    .toEqual({ ...before, pool: (before.pool ?? 0) + 2, approved: (before.approved ?? 0) + 1 })

  await openTask(winner, task)
  await press(winner, 'publish')
  await winner.locator('#url').fill(`https://www.tiktok.com/@summer/video/${videoId}`)
  await winner.locator('#account').fill('@summer')
  await winner.locator('#day').fill(dayIn(0))
  await agree(winner, 'publish')

  await sell(leader)
  await openTask(leader, task)
  await drawerOf(leader).getByTestId('clip-published').getByText('$123.45').waitFor()
  await leader.goto(`${stack.url}${tasks}?tab=results&keyword=${task}`)
  await leader.locator('tbody tr', { hasText: task }).first().waitFor()
  expect(await figureAt(leader, '[data-total=gmv]')).toBe(paid)
  await leader.goto(`${stack.url}${library}?layout=table&keyword=${footage}`)
  await expect.poll(() => figureAt(leader, 'td[data-field=linked_gmv]')).toBe(paid)
  await leader.goto(`${stack.url}/bossFilmCutter/filmHome`)
  await expect.poll(() => figureAt(leader, '[data-total=gmv]')).toBe(sold + paid)
  await expect.poll(() => figureAt(wall, '.hits-month'), { timeout: 60_000 }).toBe(turnover + paid)
})
