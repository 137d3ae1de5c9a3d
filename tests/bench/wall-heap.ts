import type { Browser, Page } from 'playwright-core'
import type { Stack } from '../support/stack.ts'
import { serveFed } from './fed-page.ts'
import { heapBytes } from './heap.ts'
import type { BenchResult } from './result.ts'
import { fortyTexts, type Push } from './wall-load.ts'

/** What a page needs to get warm is over by then. */
const from = 3000
const to = 9000
/** Bytes that a floor can tell. */
const LEAST = 1

/** Bytes of heap that each push leaves for good, from the one number to the other. */
const growth = async (page: Page, push: Push): Promise<number> => {
  const cdp = await page.context().newCDPSession(page)
  const until = async (count: number, done: number): Promise<number> => {
    for (let i = done; i < count; i++) await push(400_000 + i)
    await page.waitForTimeout(2000)
    return heapBytes(cdp)
  }
  const before = await until(from, 0)
  return ((await until(to, from)) - before) / (to - from)
}

/** Heap that a push leaves on a wall with the 3D stopped, as fast as orders are taken, beside forty bare text nodes. */
export const benchWallHeap = async (stack: Stack, browser: Browser): Promise<BenchResult[]> => {
  const texts = await serveFed(fortyTexts)
  const session = await stack.signIn('wall')
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } })
  try {
    await stack.remember(context, session)
    const bare = await context.newPage()
    await bare.goto(texts.url)
    const floor = await growth(bare, texts.push)
    await bare.close()
    const wall = await context.newPage()
    await wall.goto(`${stack.url}/dataDisplay/index?still`)
    await wall.waitForSelector('[data-age=live]')
    const value = await growth(wall, stack.push)
    const name = `heap that each of pushes ${from} to ${to} leaves on a wall`
    return [
      {
        name,
        unit: 'B',
        value,
        floor,
        floorIs: '40 bare text nodes',
        ratio: value / Math.max(floor, LEAST),
        goal: '16 B',
      },
    ]
  } finally {
    await context.close()
    texts.close()
  }
}
