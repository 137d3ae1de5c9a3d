import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { lists } from '../../shared/lists/all.ts'
import { runCli } from '../support/cli.ts'
import type { Stack } from '../support/stack.ts'
import { writeAffiliateFile } from './affiliate-file.ts'
import { type BenchResult, quantile } from './result.ts'

const companies = [
  { name: 'Lists 100k', lines: 100_000 },
  { name: 'Lists 1M', lines: 1_000_000 },
] as const
const modes = { affiliate: 0, ads: 1, shops: 9 } as const
type Mode = keyof typeof modes

const DAY = 86_400
const warmUp = 5
const rounds = 40

interface Screen {
  readonly name: string
  readonly mode: Mode
  /** Its first page: what the console asks for when it is opened; posted where there is a body. */
  readonly path: string
  readonly body?: unknown
}

/** Every list in its own order, and the screens of figures over thirty days. */
const screens = (now: number): Screen[] => {
  const month = `start_time=${now - 30 * DAY}&end_time=${now}`
  return [
    ...Object.values(lists).map(({ id, path, mode }): Screen => ({ name: id, mode: mode ?? 'affiliate', path })),
    { name: 'real-time dashboard', mode: 'affiliate', path: '/api/v1/console/overview' },
    { name: 'data dashboard', mode: 'affiliate', path: `/api/v1/dashboard/overview?${month}` },
    { name: 'data dashboard, days', mode: 'affiliate', path: `/api/v1/dashboard/trend?${month}` },
  ]
}

/** An account of each mode in a company of `lines` order lines; answers their tokens. */
const fillCompany = async (stack: Stack, client: pg.Client, { name, lines }: (typeof companies)[number]) => {
  const path = join(stack.dataDir, `${lines}.csv`)
  writeAffiliateFile(path, lines, Math.floor(Date.now() / 1000))
  await runCli(stack, 'import', [
    path,
    '--preset',
    'tiktok-affiliate',
    '--company',
    name,
    '--rejects',
    `${path}.rejects`,
  ])
  rmSync(path)
  await client.query('vacuum analyze')
  const tokens = new Map<Mode, string>()
  for (const mode of Object.keys(modes) as Mode[]) {
    const account = `bench-${mode}-${lines}`
    await runCli(stack, 'account', ['--username', account, '--password', 'tidewall-demo', '--company', name])
    await client.query('update member set version = $2, current_version = $2 where username = $1', [
      account,
      modes[mode],
    ])
    tokens.set(mode, (await stack.signIn(account)).token)
  }
  return tokens
}

const timeOne = async (stack: Stack, { path, body }: Screen, token: string): Promise<number> => {
  const began = performance.now()
  await stack.call(path, token, body)
  return performance.now() - began
}

/** The first page of every list and dashboard at a million order lines, beside the same at a hundred thousand. */
export const benchFirstPages = async (stack: Stack): Promise<BenchResult[]> => {
  const client = new pg.Client({ connectionString: stack.databaseUrl })
  await client.connect()
  try {
    const tokens: Map<Mode, string>[] = []
    for (const company of companies) tokens.push(await fillCompany(stack, client, company))
    const results: BenchResult[] = []
    for (const screen of screens(Math.floor(Date.now() / 1000))) {
      const times: number[][] = companies.map(() => [])
      for (let round = 0; round < warmUp + rounds; round++)
        for (const [i, own] of tokens.entries()) {
          const took = await timeOne(stack, screen, own.get(screen.mode) ?? '')
          if (round >= warmUp) times[i]?.push(took)
        }
      const [floor = Number.NaN, value = Number.NaN] = times.map((all) => quantile(all, 0.5))
      const late = quantile(times[1] ?? [], 0.95)
      results.push({
        name: `first page: ${screen.name} (p95 ${late.toFixed(0)} ms)`,
        unit: 'ms p50',
        value,
        floor,
        floorIs: 'the same at 100 k lines',
        ratio: value / floor,
        goal: 'p95 150 ms, ratio 1.5',
      })
    }
    return results
  } finally {
    await client.end()
  }
}
