import type { Browser, Page } from 'playwright-core'
import type { Stack } from '../support/stack.ts'
import { serveFed } from './fed-page.ts'
import { heapBytes, keptBytes } from './heap.ts'
import type { BenchResult } from './result.ts'
import { fortyTexts, type Push } from './wall-load.ts'

/** What a page needs to get warm is over by then. */
const from = 3000
const to = 9000
/** Bytes that a floor can tell. */
const LEAST = 1

/** Bytes for good of each push. */
interface Growth {
  readonly heap: number
  /** Without what V8 compiles anew for a program that goes on running. */
  readonly kept: number
}

/** What each push leaves, from the one number to the other. */
const growth = async (page: Page, push: Push): Promise<Growth> => {
  const cdp = await page.context().newCDPSession(page)
  const until = async (count: number, done: number): Promise<Growth> => {
    for (let i = done; i < count; i++) await push(400_000 + i)
    await page.waitForTimeout(2000)
    return { heap: await heapBytes(cdp), kept: await keptBytes(cdp) }
  }
  const before = await until(from, 0)
  const after = await until(to, from)
  const each = (bytes: keyof Growth): number => (after[bytes] - before[bytes]) / (to - from)
  return { heap: each('heap'), kept: each('kept') }
}

const goal = '16 B'

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
    const row = (name: string, bytes: keyof Growth): BenchResult => ({
      name: `${name} of pushes ${from} to ${to} leaves on a wall`,
      unit: 'B',
      value: value[bytes],
      floor: floor[bytes],
      floorIs: '40 bare text nodes',
      ratio: value[bytes] / Math.max(floor[bytes], LEAST),
      goal,
    })
    return [row('heap that each', 'heap'), row('heap without compiled code that each', 'kept')]
  } finally {
    await context.close()
    texts.close()
  }
}
