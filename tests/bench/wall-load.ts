import type { Page } from 'playwright-core'
import { launchBrowser } from '../support/browser.ts'
import { childrenOf, type Stack } from '../support/stack.ts'
import { serveFed } from './fed-page.ts'
import { cpuOfTree } from './process-cpu.ts'
import type { BenchResult } from './result.ts'

export type Push = (i: number) => Promise<void>

/** CPU s/s that ten seconds of a floor can tell. */
const LEAST = 0.001
const seconds = 10
const rates = [
  { rate: 0, goal: '0.01 CPU s/s' },
  { rate: 1, goal: '0.06 CPU s/s' },
  { rate: 10, goal: '0.2 CPU s/s' },
] as const

const texts = (
  more = '',
): string => `<!doctype html><meta charset=utf-8><style>b{display:inline-block;width:180px;font:40px monospace}</style><script>
const cells=Array.from({length:40},()=>{const b=document.createElement('b');b.textContent='-';document.body?.append(b);return b});
addEventListener('DOMContentLoaded',()=>document.body.append(...cells));
new WebSocket('ws://'+location.host).onmessage=e=>{cells.forEach((b,i)=>{b.textContent=String(Number(e.data)+i)})};${more}</script><body>`
export const fortyTexts = texts()
/** A wall has a clock with seconds: one frame a second is the least that it draws. */
const textsAndClock = texts('setInterval(()=>{cells[39].textContent=new Date().toISOString().slice(11,19)},1000)')

/** Pushes after which a page has compiled what a push needs, as one that has stood for a minute. */
const WARM = 60
const WARM_MS = 50

/** CPU seconds of a whole browser per second while `push` is called `rate` times a second. */
const load = async (page: Page, browser: number, push: Push, rate: number): Promise<number> => {
  const before = cpuOfTree(browser)
  const began = performance.now()
  for (let i = 0; i < rate * seconds; i++) {
    await push(200_000 + i)
    await page.waitForTimeout(Math.max(0, began + ((i + 1) * 1000) / rate - performance.now()))
  }
  if (rate === 0) await page.waitForTimeout(seconds * 1000)
  return (cpuOfTree(browser) - before) / ((performance.now() - began) / 1000)
}

/** Each rate on a page that has a browser to itself, so that all of the browser's processes are the page's. */
const loads = async (open: (page: Page) => Promise<void>, push: Push): Promise<number[]> => {
  const others = new Set(childrenOf(process.pid))
  const browser = await launchBrowser()
  const own = childrenOf(process.pid).filter((pid) => !others.has(pid))
  try {
    const [pid] = own
    if (pid === undefined || own.length > 1) throw new Error('the browser has no process of its own')
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } })
    await open(page)
    for (let i = 0; i < WARM; i++) {
      await push(100_000 + i)
      await page.waitForTimeout(WARM_MS)
    }
    await page.waitForTimeout(10_000)
    const found: number[] = []
    for (const { rate } of rates) found.push(await load(page, pid, push, rate))
    return found
  } finally {
    await browser.close()
  }
}

/** All CPU of a wall with the 3D stopped (page, compositor, GPU process), beside forty bare text nodes and a clock, fed at the same rate. */
export const benchWallLoad = async (stack: Stack): Promise<BenchResult[]> => {
  const bare = await serveFed(textsAndClock)
  const session = await stack.signIn('wall')
  try {
    const floors = await loads(async (page) => void (await page.goto(bare.url)), bare.push)
    const walls = await loads(async (page) => {
      await stack.remember(page.context(), session)
      await page.goto(`${stack.url}/dataDisplay/index?still`)
      await page.waitForSelector('[data-age=live]')
      // A box keeps the shell once, some seconds after its first picture: no cost of a wall that stands.
      await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    }, stack.push)
    return rates.map(({ rate, goal }, n): BenchResult => {
      const [value = Number.NaN, floor = Number.NaN] = [walls[n], floors[n]]
      return {
        name: `wall, all CPU at ${rate} pushes/s`,
        unit: 'CPU s/s',
        value,
        floor,
        floorIs: '40 bare text nodes and a clock',
        ratio: value / Math.max(floor, LEAST),
        goal,
      }
    })
  } finally {
    bare.close()
  }
}
