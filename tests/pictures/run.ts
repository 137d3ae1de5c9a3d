import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { taskState } from '../../shared/areas/clips/states.ts'
import { clipTaskList } from '../../shared/areas/clips/task-list.ts'
import { clipTaskWorkflow } from '../../shared/areas/clips/task-workflow.ts'
import { dayNumber, dayText } from '../../shared/time/zone.ts'
import { launchBrowser } from '../support/browser.ts'
import { accountPassword, addAccount } from '../support/cli.ts'
import { demoHistory } from '../support/demo-history.ts'
import { type Session, type Stack, startStack } from '../support/stack.ts'
import { type Shot, sheetOf } from './sheet.ts'

const images = join(resolve(import.meta.dirname, '../..'), 'docs/images')
const walls = { data: '/dataDisplay/index', clip: '/bossFilmCutter/screenOut', smart: '/dataDisplay/smart' } as const
type Wall = keyof typeof walls
const wallNames = ['data', 'clip', 'smart'] as const
const themes = ['dark', 'light'] as const
type Theme = (typeof themes)[number]

interface Size {
  readonly name: string
  readonly width: number
  readonly height: number
  /** Given to the wall as the size of its stage. */
  readonly stage?: boolean
}
const usual: Size = { name: '1920x1080', width: 1920, height: 1080 }
const sizes: readonly Size[] = [
  usual,
  { name: '3840x2160', width: 3840, height: 2160 },
  { name: '6656x1792', width: 6656, height: 1792, stage: true },
  { name: '1080x1920', width: 1080, height: 1920 },
]

/** Milliseconds in which the globe has its land and all panels have come. */
const SETTLE_MS = 9000
/** Seconds after which a wall that hears nothing is called stale, and offline. */
const SILENT_S = { stale: 20, offline: 65 } as const

const open = async (
  browser: Browser,
  stack: Stack,
  session: Session,
  wall: Wall,
  theme: Theme,
  size: Size,
  more = '',
) => {
  const { width, height } = size
  const context = await browser.newContext({ viewport: { width, height } })
  await stack.remember(context, session)
  const page = await context.newPage()
  // The globe is drawn by the processor, six walls at a time.
  page.setDefaultTimeout(180_000)
  const stage = size.stage ? `&w=${width}&h=${height}` : ''
  await page.goto(`${stack.url}${walls[wall]}?theme=${theme}&dim=0&drift=0${stage}${more}`)
  await page.waitForSelector('[data-age=live]')
  await page.waitForTimeout(SETTLE_MS)
  return page
}

const shoot = async (page: Page, name: string): Promise<Shot> => ({ name, png: await page.screenshot() })

/** Milliseconds for which the demo's history is waited for. */
const LONGEST_FILL = 900_000

type Rows = [Shot, Shot][]

const asRow = ([dark, light]: readonly Shot[]): Rows => (dark && light ? [[dark, light]] : [])

/** Of the smart wall at each size another scene: the data wall is seen elsewhere. */
const scenes = ['outlook', 'day', 'winner', 'live'] as const

/** One wall at every size, dark beside light. */
const shootSizes = async (browser: Browser, stack: Stack, session: Session, wall: Wall): Promise<Rows> => {
  const rows: Rows = []
  for (const [n, size] of sizes.entries()) {
    const shots: Shot[] = []
    for (const theme of themes) {
      const page = await open(browser, stack, session, wall, theme, size, wall === 'smart' ? `&scene=${scenes[n]}` : '')
      shots.push(await shoot(page, `${size.name}, ${theme}`))
      await page.context().close()
    }
    rows.push(...asRow(shots))
  }
  return rows
}

/** All walls while the relay is silent, dark beside light, and of a company without anything. */
const shootStates = async (browser: Browser, stack: Stack, session: Session, empty: Session) => {
  const rows = new Map<Wall, Rows>(wallNames.map((wall) => [wall, []]))
  const openAll = async (who: Session): Promise<Map<Wall, Page[]>> => {
    const pages = new Map<Wall, Page[]>()
    for (const wall of wallNames)
      pages.set(wall, await Promise.all(themes.map((theme) => open(browser, stack, who, wall, theme, usual, '&still'))))
    return pages
  }
  const shootAll = async (pages: ReadonlyMap<Wall, readonly Page[]>, state: string): Promise<void> => {
    for (const [wall, both] of pages) {
      const shots = await Promise.all(both.map((page, n) => shoot(page, `${state}, ${themes[n]}`)))
      rows.get(wall)?.push(...asRow(shots))
    }
  }
  const closeAll = async (pages: ReadonlyMap<Wall, readonly Page[]>): Promise<void> => {
    for (const both of pages.values()) for (const page of both) await page.context().close()
  }
  const nothing = await openAll(empty)
  await shootAll(nothing, 'empty')
  await closeAll(nothing)
  const full = await openAll(session)
  const relay = stack.pidOf('relay')
  process.kill(relay, 'SIGSTOP')
  try {
    await sleep(SILENT_S.stale * 1000)
    await shootAll(full, 'stale')
    await sleep((SILENT_S.offline - SILENT_S.stale) * 1000)
    await shootAll(full, 'offline')
  } finally {
    process.kill(relay, 'SIGCONT')
  }
  await closeAll(full)
  return rows
}

/** Milliseconds after which the line and the light of a moment stand whole. */
const MOMENT_MS = 1500

/** One more than it takes for the turnover of today to pass the next sum that a wall stops for, minor units. */
const upToNextPower = async (page: Page): Promise<number> => {
  const now = Number(await page.locator('[data-zone=hero] [data-metric=M01]').getAttribute('data-value'))
  return 100 * 10 ** Math.max(4, Math.ceil(Math.log10((now + 1) / 100))) - now + 1
}

/** A clip that waits for it is published by the leader. */
const publishClip = async (stack: Stack, leader: Session): Promise<void> => {
  const { list } = (await stack.call(
    `${clipTaskList.path}?task_state=${taskState.approved}&limit=10`,
    leader.token,
  )) as {
    list: { task_no: string }[]
  }
  const body = {
    ...{ transition: 'publish', keys: list.slice(0, 1).map(({ task_no }) => task_no), request_id: 'pictures-publish' },
    ...{ url: 'https://www.tiktok.com/@tide/video/7400000000000000001', account: '@tide' },
    day: dayText(dayNumber({ zone: 'Asia/Shanghai', cut_hour: 0 }, Date.now() / 1000)),
  }
  await stack.call(clipTaskWorkflow.api.transition.path, leader.token, body)
}

/** Each wall in a moment that it celebrates, dark beside light: a power of ten of the day's turnover, a clip that is published. */
const shootMoments = async (browser: Browser, stack: Stack, session: Session): Promise<Map<Wall, Rows>> => {
  const leader = await stack.signIn('leader')
  const rows = new Map<Wall, Rows>()
  for (const wall of wallNames) {
    const scene = wall === 'smart' ? '&scene=data' : ''
    const pages = await Promise.all(themes.map((theme) => open(browser, stack, session, wall, theme, usual, scene)))
    const [first] = pages
    if (!first) continue
    if (wall === 'clip') await publishClip(stack, leader)
    else await stack.push(await upToNextPower(first))
    const moment = wall === 'clip' ? '[data-moment]' : '[data-milestone]'
    const shots = await Promise.all(
      pages.map(async (page, n) => {
        await page.locator(moment).waitFor()
        await page.waitForTimeout(MOMENT_MS)
        return shoot(page, `a moment, ${themes[n]}`)
      }),
    )
    rows.set(wall, asRow(shots))
    for (const page of pages) await page.context().close()
  }
  return rows
}

/** An account of a company without anything, which may open every wall: the clip wall is granted to people one by one. */
const emptyAccount = async (stack: Stack): Promise<Session> => {
  const name = 'nothing-yet'
  await addAccount(stack, name, '新的一家', 4)
  const client = new pg.Client({ connectionString: stack.databaseUrl })
  await client.connect()
  await client.query("update member set video_menu = '{1}' where username = $1", [name])
  await client.end()
  return stack.signIn(name, accountPassword)
}

/** `npm run pictures`: what docs/wall.md shows, taken of the running product. */
const main = async (): Promise<void> => {
  await using stack = await startStack({ DEMO_SCALE: '0.2', DEMO_DAYS: '35', BENCH: 'on' })
  const browser = await launchBrowser()
  try {
    if (!(await demoHistory(stack.databaseUrl, LONGEST_FILL))) throw new Error('the demo has no history')
    const session = await stack.signIn('wall')
    const empty = await emptyAccount(stack)
    const states = await shootStates(browser, stack, session, empty)
    const full = new Map<Wall, Rows>()
    for (const wall of wallNames) full.set(wall, await shootSizes(browser, stack, session, wall))
    // On the page of the data wall, for accounts in these modes.
    for (const mode of ['ads', 'shops'] as const) {
      const rows = await shootSizes(browser, stack, await stack.signIn(mode), 'data')
      writeFileSync(join(images, `wall-${mode}.webp`), await sheetOf(rows))
      process.stderr.write(`${mode}: ${rows.length * 2} pictures\n`)
    }
    // At last: what it takes for them is no demo.
    const moments = await shootMoments(browser, stack, session)
    for (const wall of wallNames) {
      const rows = [full, states, moments].flatMap((some) => some.get(wall) ?? [])
      writeFileSync(join(images, `wall-${wall}.webp`), await sheetOf(rows))
      const [[first] = []] = rows
      if (wall === 'data' && first)
        await sharp(first.png).resize({ width: 1600 }).jpeg({ quality: 82 }).toFile(join(images, 'wall.jpg'))
      process.stderr.write(`${wall}: ${rows.length * 2} pictures\n`)
    }
  } finally {
    await browser.close()
  }
}

await main()
process.exit(0)
