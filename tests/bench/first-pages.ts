import { existsSync, mkdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { temporaryFolder } from '../support/folder.ts'
import { pairBy } from '../support/pairing.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { bigDays, writeBigDemo } from './big-demo.ts'
import { everyGet } from './every-get.ts'
import { type BenchResult, quantile } from './result.ts'
import { addressOf, findSubjects } from './subjects.ts'

/** About a million order lines. */
const scale = 3.6
const clients = [1, 8] as const
/** Of each call at each number of clients: answers, and milliseconds after which no more are asked for. */
const answers = { 1: 20, 8: 96 } as const
const limitMs = 4000
const warmUps = 3
/** Milliseconds between two orders that come in meanwhile: what is kept of an answer holds only until the next one. */
const orderEvery = 1000

const accounts = ['leader', 'shops', 'ads', 'fbads', 'ops', 'wall'] as const

interface Screen {
  readonly name: string
  readonly address: string
  readonly token: string
}

/** What `BENCH_CALLS` names, a pattern of paths; every call without it. */
const asked = new RegExp(process.env.BENCH_CALLS || '')

/** Every call as the first account that may make it makes it. @throws when nobody may make one */
const screensOf = async (stack: Stack): Promise<Screen[]> => {
  const tokens = new Map<string, string>()
  for (const account of accounts) tokens.set(account, (await stack.signIn(account)).token)
  const now = Math.floor(Date.now() / 1000)
  const [leader = '', shops = ''] = ['leader', 'shops'].map((account) => tokens.get(account))
  // What a paired wall asks of itself.
  tokens.set('paired wall', (await pairBy(stack.call, leader)).token)
  const subjects = await findSubjects(stack, { leader, shops }, now)
  const screens: Screen[] = []
  for (const endpoint of await everyGet()) {
    if (!asked.test(endpoint.path)) continue
    const address = addressOf(endpoint, subjects)
    if (address === null) continue
    const refused: string[] = []
    for (const token of tokens.values()) {
      const wrong = await stack.call(address, token).then(
        () => null,
        (error: unknown) => String(error),
      )
      if (wrong !== null) {
        refused.push(wrong)
        continue
      }
      screens.push({ name: endpoint.path.replace('/api/v1', ''), address, token })
      break
    }
    if (refused.length === tokens.size) throw new Error(`nobody may see ${address}: ${refused.join('; ')}`)
  }
  return screens
}

/** Milliseconds of each answer while `count` clients ask, each again as soon as it has its answer. */
const timesOf = async (stack: Stack, { address, token }: Screen, count: 1 | 8): Promise<number[]> => {
  // As many at a time, so that each of the platform's connections knows the tables; one may just have been closed.
  const warmUp = () => stack.call(address, token).catch(() => {})
  for (let i = 0; i < warmUps; i++) await Promise.all(Array.from({ length: count }, warmUp))
  const times: number[] = []
  const until = performance.now() + limitMs
  let begun = 0
  const client = async (): Promise<void> => {
    while (begun < answers[count] && performance.now() < until) {
      begun += 1
      const began = performance.now()
      await stack.call(address, token)
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: count }, client))
  return times
}

/** Resolves when the database has had nothing to do for a second: what the platform does once after its start is over. */
const untilQuiet = async (stack: Stack): Promise<void> => {
  const client = new pg.Client({ connectionString: stack.databaseUrl })
  await client.connect()
  try {
    for (let quiet = 0; quiet < 10; await sleep(100)) {
      const { rowCount } = await client.query(
        `select from pg_stat_activity where state <> 'idle' and application_name = 'tidewall' and datname = current_database()`,
      )
      quiet = rowCount === 0 ? quiet + 1 : 0
    }
  } finally {
    await client.end()
  }
}

/** Commits an order a second until it is told to stop. */
const sell = (stack: Stack): (() => void) => {
  let amt = 1
  const timer = setInterval(() => void stack.push(amt++).catch(() => {}), orderEvery)
  return () => clearInterval(timer)
}

const measure = async (stack: Stack, screens: readonly Screen[]): Promise<Map<string, number[]>> => {
  const found = new Map<string, number[]>()
  await untilQuiet(stack)
  const stop = sell(stack)
  try {
    for (const screen of screens)
      for (const count of clients) {
        const times = await timesOf(stack, screen, count)
        found.set(`${screen.name} ${count}`, times)
        const [middle, late] = [quantile(times, 0.5), quantile(times, 0.95)]
        process.stderr.write(`  ${screen.name}, ${count}: p50 ${middle.toFixed(1)} ms, p95 ${late.toFixed(1)} ms\n`)
      }
  } finally {
    stop()
  }
  return found
}

/**
 * Every GET of the contract at a million order lines with contents, lives, ads and a market, with 1 and with 8 clients, while
 * an order a second comes in; beside the same calls of a company that is nearly empty. `BENCH_DATA_DIR` names a directory that
 * keeps the million: writing it takes ten minutes. `BENCH_CALLS`, a pattern, measures the calls whose paths match it alone.
 */
export const benchFirstPages = async (): Promise<BenchResult[]> => {
  using folder = temporaryFolder('tidewall-million-')
  const dataDir = process.env.BENCH_DATA_DIR || folder.path
  if (!existsSync(dataDir)) mkdirSync(dataDir, { recursive: true })
  await writeBigDemo(dataDir, scale)
  await using big = await startStack({ DATA_DIR: dataDir, DEMO_SCALE: String(scale), DEMO_DAYS: String(bigDays) })
  const measured = await measure(big, await screensOf(big))
  // A closed month lies behind it, so that it has bills too.
  await using small = await startStack({ DEMO_SCALE: '0.02', DEMO_DAYS: '35' })
  const floors = await measure(small, await screensOf(small))
  return [...measured].map(([name, times]): BenchResult => {
    const [value, floor] = [times, floors.get(name) ?? []].map((all) => quantile(all, 0.95))
    return {
      name: `first page: ${name.replace(/ (\d)$/, ', $1 at a time')}`,
      unit: 'ms p95',
      value: value ?? Number.NaN,
      floor: floor ?? Number.NaN,
      floorIs: 'the same of a nearly empty company',
      ratio: (value ?? Number.NaN) / (floor ?? Number.NaN),
      goal: '100 ms p95',
    }
  })
}
