import type { Browser, CDPSession, Page } from 'playwright-core'
import { guardedScreens, screenRow } from '../../shared/access/screens.ts'
import type { Stack } from '../support/stack.ts'
import { heapBytes } from './heap.ts'
import { type BenchResult, median } from './result.ts'

const rounds = 4

const consolePaths = guardedScreens
  .map(screenRow)
  .flatMap(({ app, path, hidden }) => (app === 'console' && !hidden ? [path] : []))
/** Pages that hold one sentence: what the frame around every page costs. */
const sentences = ['/financial/financial', '/matrix/matrix', '/articleList/articleList']

const taskSeconds = async (cdp: CDPSession): Promise<number> => {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}

/** To `path` as the menu goes there; answers the main thread's milliseconds until the page is quiet. */
const change = async (page: Page, cdp: CDPSession, path: string): Promise<number> => {
  const before = await taskSeconds(cdp)
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(700)
  return ((await taskSeconds(cdp)) - before) * 1000
}

const heapMegabytes = async (cdp: CDPSession): Promise<number> => (await heapBytes(cdp)) / 1e6

/** What a change between pages that have been seen costs the main thread, and what stays of a round of all of them. */
export const benchWarmRoutes = async (stack: Stack, browser: Browser): Promise<BenchResult[]> => {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } })
  await stack.remember(context, await stack.signIn('leader'))
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(`${stack.url}/console`)
  await page.waitForSelector('[data-metric=M01]')
  const costs = new Map<string, number[]>(consolePaths.map((path) => [path, []]))
  const heaps: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const path of consolePaths) {
      const cost = await change(page, cdp, path)
      if (round > 0) costs.get(path)?.push(cost)
    }
    heaps.push(await heapMegabytes(cdp))
  }
  await context.close()
  const costOf = (path: string): number => median(costs.get(path) ?? [])
  const pages = consolePaths.filter((path) => !sentences.includes(path))
  const floor = median(sentences.map(costOf))
  const floorIs = 'a page of one sentence'
  const built = pages.filter((path) => costOf(path) > floor * 1.5)
  const worst = built.reduce((most, path) => (costOf(path) > costOf(most) ? path : most), built[0] ?? '')
  for (const path of built) process.stderr.write(`${path}: ${costOf(path).toFixed(0)} ms\n`)
  const row = (name: string, value: number, goal: string): BenchResult => ({
    name,
    unit: 'ms CPU',
    value,
    floor,
    floorIs,
    ratio: value / floor,
    goal,
  })
  const growth = ((heaps.at(-1) ?? 0) - (heaps[1] ?? 0)) / (rounds - 2)
  return [
    row(`warm route: median of ${built.length} pages`, median(built.map(costOf)), '40 ms'),
    row(`warm route: worst, ${worst}`, costOf(worst), '80 ms'),
    {
      name: 'heap kept by a round of all pages',
      unit: 'MB',
      value: growth,
      floor: heaps[1] ?? 0,
      floorIs: 'after two rounds',
      ratio: growth / (heaps[1] ?? 1),
      goal: '0.1 MB',
    },
  ]
}
