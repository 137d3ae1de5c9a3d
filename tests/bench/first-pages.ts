import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { compiled } from '../../platform/db/compile.ts'
import { moveProfit } from '../../platform/ingest/profit.ts'
import { lists } from '../../shared/lists/all.ts'
import { runCli } from '../support/cli.ts'
import type { Stack } from '../support/stack.ts'
import { writeAffiliateFile } from './affiliate-file.ts'
import { type BenchResult, quantile } from './result.ts'

const companies = [
  { name: 'Lists 100k', lines: 100_000 },
  { name: 'Lists 1M', lines: 1_000_000 },
] as const
/** What an account of each kind has in its record; the module that it needs has the number of its mode. */
const kinds = {
  affiliate: { version: 0, isad: 0 },
  shops: { version: 9, isad: 0 },
  ads: { version: 1, isad: 0 },
  meta: { version: 1, isad: 5 },
} as const
type Kind = keyof typeof kinds
const kindNames = Object.keys(kinds) as Kind[]

const DAY = 86_400
/** What lists of one product are asked about. */
const aboutOne = '?product_id=P-7'
const warmUp = 5
const rounds = 30

interface Screen {
  readonly name: string
  /** Its first page: what the console asks for when it is opened. */
  readonly path: string
}

/** Every list in its own order, and the screens of figures over thirty days. */
const screens = (now: number): Screen[] => {
  const month = `start_time=${now - 30 * DAY}&end_time=${now}`
  return [
    ...Object.values(lists).map(({ id, path, fixed }): Screen => ({ name: id, path: path + (fixed ? aboutOne : '') })),
    { name: 'real-time dashboard', path: '/api/v1/console/overview' },
    { name: 'data dashboard', path: `/api/v1/dashboard/overview?${month}` },
    { name: 'data dashboard, days', path: `/api/v1/dashboard/trend?${month}` },
    { name: 'data dashboard, make-up', path: `/api/v1/dashboard/compose?${month}` },
    { name: 'data dashboard, hours', path: `/api/v1/dashboard/heat?${month}` },
    { name: 'product analysis', path: `/api/v1/goods/analyse${aboutOne}` },
    { name: 'data analysis', path: `/api/v1/analysis/query?dims=day&metrics=M01,M03,M08,M13&${month}` },
    { name: 'multi-shop dashboard', path: '/api/v1/multishop/overview' },
  ]
}

/** What a selling platform would tell the shops of every order, and what the goods cost. */
const tellShops = async (client: pg.Client, company: string): Promise<void> => {
  const { rows } = await client.query<{ id: number }>('select id from company where name = $1', [company])
  const id = Number(rows[0]?.id)
  await client.query(
    `insert into shop_order (company_id, order_id, shop_id, platform_fee_bp, shipping_amt, lead_sku_id, lead_content_id, lead_n)
     select distinct on (order_id) company_id, order_id, shop_id, 600, 300, sku_id, content_id, n
     from affiliate_order_line where company_id = $1 order by order_id, sku_id, content_id, n`,
    [id],
  )
  await client.query('update sku set cost_amt = price_amt / 3 where company_id = $1', [id])
  const orders = await client.query<{ ids: string[] }>(
    'select array_agg(order_id) as ids from affiliate_order where company_id = $1',
    [id],
  )
  await client.query(compiled(moveProfit(id, orders.rows[0]?.ids ?? [], 1)))
}

/** An account of each kind in a company of `lines` order lines; answers their tokens. */
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
  await tellShops(client, name)
  await client.query('vacuum analyze')
  const tokens: string[] = []
  for (const kind of kindNames) {
    const account = `bench-${kind}-${lines}`
    await runCli(stack, 'account', ['--username', account, '--password', 'tidewall-demo', '--company', name])
    const { version, isad } = kinds[kind]
    await client.query('update member set version = $2, current_version = $2, isad_version = $3 where username = $1', [
      account,
      version,
      isad,
    ])
    await client.query(
      `insert into member_module (member_id, code, start_t) select id, c, 0 from member, unnest($2::int[]) c
       where username = $1 on conflict do nothing`,
      [account, [0, version, isad]],
    )
    tokens.push((await stack.signIn(account)).token)
  }
  return tokens
}

const timeOne = async (stack: Stack, { path }: Screen, token: string): Promise<number> => {
  const began = performance.now()
  await stack.call(path, token)
  return performance.now() - began
}

/** The place of the first kind of account that the screen is open to. @throws when it is to none */
const whoSees = async (stack: Stack, { name, path }: Screen, tokens: readonly string[]): Promise<number> => {
  for (const [who, token] of tokens.entries())
    if (
      await stack.call(path, token).then(
        () => true,
        () => false,
      )
    )
      return who
  throw new Error(`nobody sees ${name}`)
}

/** The first page of every list and dashboard at a million order lines, beside the same at a hundred thousand. */
export const benchFirstPages = async (stack: Stack): Promise<BenchResult[]> => {
  const client = new pg.Client({ connectionString: stack.databaseUrl })
  await client.connect()
  try {
    const tokens: string[][] = []
    for (const company of companies) tokens.push(await fillCompany(stack, client, company))
    const results: BenchResult[] = []
    for (const screen of screens(Math.floor(Date.now() / 1000))) {
      const who = await whoSees(stack, screen, tokens[0] ?? [])
      const times: number[][] = companies.map(() => [])
      for (let round = 0; round < warmUp + rounds; round++)
        for (const [i, own] of tokens.entries()) {
          const took = await timeOne(stack, screen, own[who] ?? '')
          if (round >= warmUp) times[i]?.push(took)
        }
      const [floor = Number.NaN, value = Number.NaN] = times.map((all) => quantile(all, 0.5))
      const late = quantile(times[1] ?? [], 0.95)
      process.stderr.write(`${screen.name}: ${floor.toFixed(1)} -> ${value.toFixed(1)} ms, p95 ${late.toFixed(1)} ms\n`)
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
