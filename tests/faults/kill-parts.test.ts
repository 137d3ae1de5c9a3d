import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, unseen } from '../support/browser.ts'
import { sampled } from '../support/sampled.ts'
import { type Stack, startStack } from '../support/stack.ts'

let stack: Stack
let browser: Browser
let wall: Page
let loads = 0

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([startStack(), launchBrowser([unseen])])
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  await stack.remember(context, await stack.signIn('wall'))
  wall = await context.newPage()
  wall.on('load', () => {
    loads += 1
  })
  await wall.goto(`${stack.url}/dataDisplay/index?still`)
  await wall.waitForSelector('[data-age=live]')
})
afterAll(async () => {
  await browser?.close()
  await stack?.[Symbol.asyncDispose]()
})

const hero = async (): Promise<number> =>
  Number(await wall.locator('[data-zone=hero] [data-metric=M01]').getAttribute('data-value'))

/** Orders without end, one at a time: amounts that were acknowledged, and those of which nothing is known. */
const startWriter = () => {
  let stopped = false
  const acknowledged: number[] = []
  const unknown: number[] = []
  const done = (async () => {
    for (let amt = 1; !stopped; amt++) {
      try {
        await stack.push(amt)
        acknowledged.push(amt)
      } catch {
        unknown.push(amt)
        await sleep(100)
      }
      await sleep(20)
    }
  })()
  return {
    acknowledged,
    unknown,
    stop: async () => {
      stopped = true
      await done
    },
  }
}

const database = async <T>(ask: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: stack.databaseUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}

const committed = (from: number): Promise<number[]> =>
  database(async (client) => {
    const { rows } = await client.query(
      "select l.pay_amt::int as amt from affiliate_order_line l join affiliate_order o using (company_id, order_id) where o.order_id like 'push-%' and o.create_t >= $1 order by 1",
      [from],
    )
    return rows.map((row: { amt: number }) => row.amt)
  })

const orders: ('relay' | 'platform' | 'postgres')[][] = [
  ['relay'],
  ['platform'],
  ['postgres'],
  ['postgres', 'platform', 'relay'],
  ['relay', 'postgres', 'platform'],
]

for (const { tags, rows } of sampled(
  orders.map((parts) => [parts.join(' + '), parts] as const),
  ([, parts]) => parts[0] === 'relay' && parts.length > 1,
))
  test.each(rows)(
    '[E4] [E5] kill -9 of %s while orders stream: nothing acknowledged is lost, the wall keeps its picture and is live again',
    { tags },
    async (_, parts) => {
      const began = Math.floor(Date.now() / 1000)
      await stack.push(4_200) // at midnight of the company the day is still empty
      await expect.poll(hero).toBeGreaterThanOrEqual(4_200)
      const before = await hero()
      await sleep(1100)
      const writer = startWriter()
      await sleep(500)
      const shown: number[] = []
      for (const part of parts) {
        process.kill(stack.pidOf(part), 'SIGKILL')
        await sleep(150)
        shown.push(await hero())
      }
      const killedAt = Date.now()
      let aged = false
      while (Date.now() - killedAt < 25_000) {
        shown.push(await hero())
        const age = await wall.locator('[data-age]').first().getAttribute('data-age')
        aged ||= age !== 'live' || (await wall.locator('[data-source]').first().getAttribute('data-source')) !== 'ok'
        if (aged && age === 'live' && writer.acknowledged.length > 20 && Date.now() - killedAt > 3500) break
        await sleep(200)
      }
      await writer.stop()
      expect(Math.min(...shown), 'the picture never falls back').toBeGreaterThanOrEqual(before)

      await wall.waitForSelector('[data-age=live]', { timeout: 10_000 })
      const rows = await expect
        .poll(() => committed(began), { timeout: 10_000 })
        .toSatisfy((found: number[]) => writer.acknowledged.every((amt) => found.includes(amt)))
        .then(() => committed(began))
      const sums = new Map(rows.map((amt) => [amt, rows.filter((other) => other === amt).length]))
      for (const amt of writer.unknown) expect(sums.get(amt) ?? 0, `order of ${amt}`).toBeLessThanOrEqual(1)
      const truth = await database(async (client) => {
        const { rows: sum } = await client.query(
          "select gmv_amt::float8 as gmv from rollup where scope = (select 'c' || company_id from member where username = 'wall') and grain = 1 and dim = 0 order by bucket desc limit 1",
        )
        return (sum[0] as { gmv: number }).gmv
      })
      await expect.poll(hero, { timeout: 10_000 }).toBe(truth)
      expect(loads, 'no reload').toBe(1)
    },
  )
