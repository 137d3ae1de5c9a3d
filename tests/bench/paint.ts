import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Browser, Page } from 'playwright-core'
import { type WebSocket, WebSocketServer } from 'ws'
import { type Stack, startStack } from '../support/stack.ts'
import { type BenchResult, quantile } from './result.ts'

const now = (): number => performance.timeOrigin + performance.now()

/** As text, because the function's compiled form would call helpers that the page does not have. */
const noting = (selector: string): string => `(() => {
  const painted = (window.painted = {})
  const look = () => {
    const text = document.querySelector(${JSON.stringify(selector)})?.textContent
    if (!text || painted[text]) return
    painted[text] = -1
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => { painted[text] = performance.timeOrigin + performance.now() }
      channel.port2.postMessage(0)
    })
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
})()`

/** Notes for each text of `selector` when it stood on a painted frame, in milliseconds of this machine's clock. */
const notePaints = (page: Page, selector: string): Promise<unknown> => page.evaluate(noting(selector))

/** No amount is used twice: a page notes the first frame that shows it. */
let lastValue = 100_000

const measure = async (page: Page, commit: (i: number) => Promise<void>, count: number): Promise<number[]> => {
  const sent = new Map<string, number>()
  for (let i = 0; i < count; i++) {
    const value = ++lastValue
    sent.set(String(value), now())
    await commit(value)
    await page.waitForTimeout(80 + ((i * 7919) % 60))
  }
  await page.waitForTimeout(500)
  const painted = (await page.evaluate('window.painted')) as Record<string, number>
  return [...sent].flatMap(([text, at]) => {
    const seen = painted[text] ?? 0
    return seen > 0 ? [seen - at] : []
  })
}

const floorPage = `<!doctype html><meta charset=utf-8><div id=v>-</div><script>
const v=document.getElementById('v');new WebSocket('ws://'+location.host).onmessage=e=>{v.textContent=e.data}</script>`

/** The least any wall pays: fdatasync of 4 kB, one raw websocket frame, one text node, one frame. */
const floor = async (browser: Browser, count: number): Promise<number[]> => {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(floorPage))
  const sockets = new WebSocketServer({ server, perMessageDeflate: false })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const path = join(tmpdir(), `tidewall-floor-${process.pid}`)
  const file = openSync(path, 'w')
  const page = await browser.newPage()
  try {
    await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`)
    await notePaints(page, '#v')
    await page.waitForTimeout(500)
    const block = Buffer.alloc(4096)
    return await measure(
      page,
      async (value) => {
        writeSync(file, block, 0, block.length, 0)
        fdatasyncSync(file)
        for (const socket of sockets.clients as Set<WebSocket>) socket.send(String(value))
      },
      count,
    )
  } finally {
    await page.close()
    closeSync(file)
    rmSync(path)
    sockets.close()
    server.close()
  }
}

/** A wall with the 3D stopped. `measure`: milliseconds from so many commits to their painted numbers. */
export const openStillWall = async (stack: Stack, browser: Browser) => {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } })
  await stack.remember(context, await stack.signIn('wall'))
  const page = await context.newPage()
  await page.goto(`${stack.url}/dataDisplay/index?still`)
  await page.waitForSelector('[data-age=live]')
  await page.waitForTimeout(3000)
  await notePaints(page, '[data-perf=latest]')
  return {
    measure: (commits: number): Promise<number[]> => measure(page, stack.push, commits),
    close: () => context.close(),
  }
}

/** Commit to painted number: the whole way over database, platform, relay and display. */
export const benchPaint = async (stack: Stack, browser: Browser, where = ''): Promise<BenchResult[]> => {
  const wall = await openStillWall(stack, browser)
  const rounds: number[][] = []
  const floors: number[][] = []
  for (let round = 0; round < 3; round++) {
    floors.push(await floor(browser, 40))
    rounds.push(await wall.measure(40))
  }
  await wall.close()
  const ours = rounds.flat()
  const least = floors.flat()
  const floorIs = 'fdatasync + raw ws + one text node'
  return [0.5, 0.99].map((q) => {
    const value = quantile(ours, q)
    const base = quantile(least, q)
    return {
      name: `commit to paint${where}, p${q * 100} (${ours.length} of 120 seen)`,
      unit: 'ms',
      value,
      floor: base,
      floorIs,
      ratio: value / base,
      goal: q === 0.5 ? '4 times the floor' : '4 times the floor, 150 ms during a back-fill',
    }
  })
}

/** Milliseconds for which the default demo's history is waited for. */
const LONGEST_FILL = 600_000

/** The same on the default demo: while its history is being written, and when it is there. */
export const benchDemoPaint = async (browser: Browser): Promise<BenchResult[]> => {
  await using stack = await startStack({ DEMO_SCALE: '', DEMO_DAYS: '' })
  const filling = await benchPaint(stack, browser, ' during the back-fill')
  const client = new pg.Client({ connectionString: stack.databaseUrl })
  await client.connect()
  try {
    for (const until = performance.now() + LONGEST_FILL; performance.now() < until; await sleep(2000)) {
      const { rowCount } = await client.query(
        `select from setting where key = 'demo.progress' and jsonb_array_length(value -> 'left') > 0`,
      )
      if (rowCount === 0) return [...filling, ...(await benchPaint(stack, browser, ' on the default demo'))]
    }
    process.stderr.write(`the demo's history took longer than ${LONGEST_FILL / 60_000} minutes\n`)
    return filling
  } finally {
    await client.end()
  }
}
