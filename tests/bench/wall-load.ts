import { createServer } from 'node:http'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { WebSocketServer } from 'ws'
import type { Stack } from '../support/stack.ts'
import type { BenchResult } from './result.ts'

const taskSeconds = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0
}

/** Main-thread CPU seconds per second while `push` is called `rate` times a second for `seconds`. */
const load = async (page: Page, push: (i: number) => Promise<void>, rate: number, seconds: number): Promise<number> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await taskSeconds(session)
  const began = performance.now()
  for (let i = 0; i < rate * seconds; i++) {
    await push(200_000 + i)
    await page.waitForTimeout(Math.max(0, began + ((i + 1) * 1000) / rate - performance.now()))
  }
  if (rate === 0) await page.waitForTimeout(seconds * 1000)
  const used = (await taskSeconds(session)) - before
  const lasted = (performance.now() - began) / 1000
  await session.detach()
  return used / lasted
}

const fortyTexts = `<!doctype html><meta charset=utf-8><style>b{display:inline-block;width:180px;font:40px monospace}</style><script>
const cells=Array.from({length:40},()=>{const b=document.createElement('b');b.textContent='-';document.body?.append(b);return b});
addEventListener('DOMContentLoaded',()=>document.body.append(...cells));
new WebSocket('ws://'+location.host).onmessage=e=>{cells.forEach((b,i)=>{b.textContent=String(Number(e.data)+i)})}</script><body>`

/** The wall's main thread with the 3D stopped, beside forty bare text nodes fed at the same rate. */
export const benchWallLoad = async (stack: Stack, browser: Browser): Promise<BenchResult[]> => {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(fortyTexts))
  const sockets = new WebSocketServer({ server, perMessageDeflate: false })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } })
  await stack.remember(context, await stack.signIn('wall'))
  const wall = await context.newPage()
  await wall.goto(`${stack.url}/dataDisplay/index?still`)
  await wall.waitForSelector('[data-age=live]')
  const bare = await (await browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage()
  await bare.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`)
  await wall.waitForTimeout(4000)
  const toBare = async (i: number): Promise<void> => {
    for (const socket of sockets.clients) socket.send(String(i))
  }
  const results: BenchResult[] = []
  for (const [rate, goal] of [
    [0, '0.02 CPU s/s'],
    [1, '0.1 CPU s/s'],
    [10, '0.4 CPU s/s'],
  ] as const) {
    const seconds = 10
    const floor = await load(bare, toBare, rate, seconds)
    const value = await load(wall, stack.push, rate, seconds)
    results.push({
      name: `wall main thread at ${rate} pushes/s`,
      unit: 'CPU s/s',
      value,
      floor,
      floorIs: '40 bare text nodes',
      ratio: value / floor,
      goal,
    })
  }
  await bare.context().close()
  await context.close()
  sockets.close()
  server.close()
  return results
}
