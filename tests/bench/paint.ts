import { once } from 'node:events'
import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { WebSocket } from 'ws'
import { demoAtRest, demoHistory } from '../support/demo-history.ts'
import { notePaints } from '../support/paints.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { serveFed } from './fed-page.ts'
import { type BenchResult, quantile } from './result.ts'

const now = (): number => performance.timeOrigin + performance.now()

/** No amount is used twice: a page notes the first frame that shows it. */
let lastValue = 100_000

/** How far an order has come, each in milliseconds from before its commit was asked for. */
const pieces = ['committed', 'read', 'sent', 'told', 'painted'] as const
type Piece = (typeof pieces)[number]
const meaning: Readonly<Record<Piece, string>> = {
  committed: 'commit answered',
  read: "platform's picture answered",
  sent: "relay's frame at a bare socket",
  told: "number in the page, in its message's task",
  painted: 'painted',
}
type Moments = Partial<Record<Piece, number>>

/** Notes when a text that names a pushed amount came, in milliseconds of this machine's clock. */
class Arrivals {
  readonly #seen = new Map<string, number>()

  take(text: string): void {
    const at = now()
    for (const [, amt = ''] of text.matchAll(/"amt":(1\d{5})\b/g)) if (!this.#seen.has(amt)) this.#seen.set(amt, at)
  }

  of(amt: string): number | undefined {
    return this.#seen.get(amt)
  }
}

interface Measured {
  readonly page: Page
  readonly commit: (amt: number) => Promise<void>
  /** Who else hears of each order. */
  readonly heard?: Readonly<Record<'read' | 'sent', Arrivals>>
}

const measure = async ({ page, commit, heard }: Measured, count: number): Promise<Moments[]> => {
  const sent = new Map<string, number>()
  const committed = new Map<string, number>()
  // The page before it may still be closing.
  await page.waitForTimeout(500)
  for (let i = 0; i < count; i++) {
    const value = ++lastValue
    sent.set(String(value), now())
    await commit(value)
    committed.set(String(value), now())
    await page.waitForTimeout(80 + ((i * 7919) % 60))
  }
  await page.waitForTimeout(500)
  const [told, painted] = (await page.evaluate('[window.told, window.painted]')) as Record<string, number>[]
  return [...sent].flatMap(([text, from]): Moments[] => {
    const at = {
      committed: committed.get(text),
      read: heard?.read.of(text),
      sent: heard?.sent.of(text),
      told: told?.[text],
      painted: painted?.[text],
    }
    if (!at.painted || at.painted < 0) return []
    return [Object.fromEntries(Object.entries(at).map(([piece, t]) => [piece, t === undefined ? undefined : t - from]))]
  })
}

const timesOf = (moments: readonly Moments[], piece: Piece): number[] =>
  moments.flatMap((one) => (one[piece] === undefined ? [] : [one[piece]]))

const floorPage = `<!doctype html><meta charset=utf-8><div id=v>-</div><script>
const v=document.getElementById('v');new WebSocket('ws://'+location.host).onmessage=e=>{v.textContent=e.data}</script>`

/** The least any wall pays: fdatasync of 4 kB, one raw websocket frame, one text node, one frame. */
const floor = async (browser: Browser, count: number): Promise<Moments[]> => {
  const bare = await serveFed(floorPage)
  const path = join(tmpdir(), `tidewall-floor-${process.pid}`)
  const file = openSync(path, 'w')
  const page = await browser.newPage()
  try {
    await page.goto(bare.url)
    await notePaints(page, '#v')
    const block = Buffer.alloc(4096)
    const commit = async (value: number): Promise<void> => {
      writeSync(file, block, 0, block.length, 0)
      fdatasyncSync(file)
      await bare.push(value)
    }
    return await measure({ page, commit }, count)
  } finally {
    await page.close()
    closeSync(file)
    rmSync(path)
    bare.close()
  }
}

/** Asks the platform for its pictures as the relay does, and notes when each came. */
const askPictures = (stack: Stack, token: string) => {
  const arrivals = new Arrivals()
  const ended = new AbortController()
  const ask = async (): Promise<void> => {
    for (let etag = ''; !ended.signal.aborted; ) {
      const headers = { token, prefer: 'wait=25', ...(etag ? { 'if-none-match': etag } : {}) }
      const answer = await fetch(`${stack.url}/api/v1/screen/data`, { headers, signal: ended.signal })
      arrivals.take(await answer.text())
      etag = answer.headers.get('etag') ?? ''
    }
  }
  void ask().catch(() => {})
  return { arrivals, close: () => ended.abort() }
}

/** A wall that draws nothing: notes when each frame came. */
const hearFrames = async (stack: Stack, token: string) => {
  const arrivals = new Arrivals()
  const socket = new WebSocket(`${stack.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`)
  socket.on('message', (data: Buffer) => {
    const text = String(data)
    if (text === '2') socket.send('3')
    arrivals.take(text)
  })
  await once(socket, 'open')
  socket.send(`40/screen,${JSON.stringify({ token, screen: 'data' })}`)
  return { arrivals, close: () => socket.close() }
}

/** Orders after which platform and page have compiled what an order needs, as on any wall that has stood for a minute. */
const WARM = 60

/**
 * A wall with the 3D stopped. `measure`: when each of so many orders was there; `follow`: also when the platform's and the
 * relay's answer to somebody else was, whose listening costs the machine a part of itself.
 */
export const openStillWall = async (stack: Stack, browser: Browser) => {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } })
  const session = await stack.signIn('wall')
  await stack.remember(context, session)
  const page = await context.newPage()
  await page.goto(`${stack.url}/dataDisplay/index?still`)
  await page.waitForSelector('[data-age=live]')
  await page.waitForTimeout(3000)
  await notePaints(page, '[data-perf=latest]')
  const wall = { page, commit: stack.push }
  await measure(wall, WARM)
  return {
    measure: (commits: number): Promise<Moments[]> => measure(wall, commits),
    follow: async (commits: number): Promise<Moments[]> => {
      const pictures = askPictures(stack, session.token)
      const frames = await hearFrames(stack, session.token)
      await page.waitForTimeout(1000)
      try {
        return await measure({ ...wall, heard: { read: pictures.arrivals, sent: frames.arrivals } }, commits)
      } finally {
        pictures.close()
        frames.close()
      }
    },
    /** Milliseconds from before each commit to its painted number. */
    paints: async (commits: number): Promise<number[]> => timesOf(await measure(wall, commits), 'painted'),
    close: () => context.close(),
  }
}

/** Commit to painted number: the whole way over database, platform, relay and display, and how far it is to each of them. */
export const benchPaint = async (stack: Stack, browser: Browser, where = ''): Promise<BenchResult[]> => {
  const wall = await openStillWall(stack, browser)
  const ours: Moments[] = []
  const least: Moments[] = []
  for (let round = 0; round < 3; round++) {
    least.push(...(await floor(browser, 40)))
    ours.push(...(await wall.measure(40)))
  }
  const followed = await wall.follow(40)
  await wall.close()
  const floorIs = 'fdatasync + raw ws + one text node'
  const row = (name: string, piece: Piece, q: number, goal?: string, of: readonly Moments[] = ours): BenchResult => {
    const value = quantile(timesOf(of, piece), q)
    const base = quantile(timesOf(least, 'painted'), q)
    return { name, unit: 'ms', value, floor: base, floorIs, ratio: value / base, ...(goal ? { goal } : {}) }
  }
  const seen = `(${ours.length} of 120 seen)`
  return [
    ...pieces
      .slice(0, -1)
      .map((piece) =>
        row(`from before the commit${where} until: ${meaning[piece]}, p50`, piece, 0.5, undefined, followed),
      ),
    row(`commit to paint${where}, p50 ${seen}`, 'painted', 0.5, '4 times the floor'),
    row(`commit to paint${where}, p99 ${seen}`, 'painted', 0.99, '4 times the floor, 150 ms during a back-fill'),
  ]
}

/** Milliseconds for which the default demo's history is waited for, and then for what follows it. */
const LONGEST_FILL = 900_000

/** The same on the default demo: while its history is being written, and when it is there. */
export const benchDemoPaint = async (browser: Browser): Promise<BenchResult[]> => {
  await using stack = await startStack({ DEMO_SCALE: '', DEMO_DAYS: '' })
  const filling = await benchPaint(stack, browser, ' during the back-fill')
  const { databaseUrl } = stack
  if ((await demoHistory(databaseUrl, LONGEST_FILL)) && (await demoAtRest(databaseUrl, LONGEST_FILL)))
    return [...filling, ...(await benchPaint(stack, browser, ' on the default demo'))]
  process.stderr.write(`the demo's history took longer than ${LONGEST_FILL / 60_000} minutes\n`)
  return filling
}
