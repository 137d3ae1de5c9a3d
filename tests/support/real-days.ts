import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { expect } from 'vitest'
import type { ImportSummary } from '../../shared/areas/imports/api.ts'
import type { Wall } from '../../shared/live/wall.ts'
import { addAccount, readSummary, runCli } from './cli.ts'
import { type Stack, startStack } from './stack.ts'

const data = resolve(import.meta.dirname, '../../../shared/data')
/** A year of real order lines, and a week of it; beside a checkout where they are at hand. */
export const realFile = join(data, 'online-retail.csv.gz')
export const realWeek = join(data, 'online-retail-week.csv')
export const isRealHere = existsSync(realFile) && existsSync(realWeek)

/** Writes the lines of some days (`2011-07-19`) of the real file, in its order and under its heading, to `to`. */
export const cutDays = async (days: readonly string[], to: string): Promise<string> => {
  const wanted = new RegExp(`,(${days.join('|')}) \\d`)
  const lines = async function* () {
    let isHeading = true
    for await (const line of createInterface({ input: createReadStream(realFile).pipe(createGunzip()) })) {
      if (isHeading || wanted.test(line)) yield `${line}\n`
      isHeading = false
    }
  }
  await pipeline(lines, createWriteStream(to))
  return to
}

/** The raw file in a table of its own, read by nothing of the product: text as it stands. */
const loadRaw = async (client: pg.Client, file: string): Promise<void> => {
  await client.query(
    'create table raw_retail (invoice text, stock text, description text, quantity text, at text, price text, customer text, country text)',
  )
  const stored = createReadStream(file)
  const text = file.endsWith('.gz') ? stored.pipe(createGunzip()) : stored
  await pipeline(text, client.query(copyFrom('copy raw_retail from stdin with (format csv, header)')))
  await client.query(`create table raw_sales as
    select invoice, stock, quantity::int as quantity, at::timestamp as at, customer, country,
      case when stock ~ '^[0-9]+[A-Za-z]+$' then regexp_replace(stock, '[A-Za-z]+$', '') else stock end as product,
      round(quantity::int * price::numeric, 2) * 100 as amt
    from raw_retail where price::numeric > 0 and quantity::int > 0`)
}

/** One query over the raw sales of a day; amounts in pence. */
const ask = async <Row>(client: pg.Client, day: string, sql: string): Promise<Row[]> => {
  const { rows } = await client.query(`with day as (select * from raw_sales where at::date = $1::date) ${sql}`, [day])
  return rows as Row[]
}

export interface RealWorld extends AsyncDisposable {
  readonly stack: Stack
  readonly client: pg.Client
  readonly summary: ImportSummary
  readonly token: string
}

/** The product with a part of a file imported, then the file; its lines stand beside it as they are. */
export const realWorld = async (
  files: (folder: string) => Promise<{ part: string; file: string }>,
): Promise<RealWorld> => {
  const stack = await startStack({ DEMO: 'off' })
  const client = new pg.Client({ connectionString: stack.databaseUrl })
  await client.connect()
  const { part, file } = await files(stack.dataDir)
  const rejects = join(stack.dataDir, 'rejects.csv')
  const take = (path: string) =>
    runCli(stack, 'import', [path, '--preset', 'online-retail', '--company', 'Retail', '--rejects', rejects])
  await take(part)
  const summary = readSummary(await take(file))
  await loadRaw(client, file)
  const { token } = await addAccount(stack, 'screen', 'Retail', 4)
  return {
    stack,
    client,
    summary,
    token,
    async [Symbol.asyncDispose]() {
      await client.end()
      await stack[Symbol.asyncDispose]()
    },
  }
}

/** The wall at the end of a day against the raw lines of that day. */
export const expectRawDay = async (world: RealWorld, day: string): Promise<void> => {
  const end = Date.parse(`${day}T23:59:59Z`) / 1000 - (day === '2011-07-19' ? 3600 : 0)
  const { head, zones } = (await world.stack.call(`/api/v1/screen/data?at=${end}`, world.token)) as Wall
  expect(head).toMatchObject({ day, currency: 'GBP', tz: 'Europe/London', demo: false })

  const [sums] = await ask<Record<'amt' | 'orders' | 'items' | 'buyers', string>>(
    world.client,
    day,
    `select sum(amt)::bigint as amt, count(distinct invoice) as orders, sum(quantity) as items,
    count(distinct case when customer = '' or customer is null then 'invoice ' || invoice else customer end) as buyers from day`,
  )
  expect(zones.hero?.gmv_amt).toBe(Number(sums?.amt))
  const kpi = Object.fromEntries((zones.kpi ?? []).map((one) => [one.id, one.value]))
  expect([kpi.M03, kpi.M05, kpi.M06]).toEqual([Number(sums?.orders), Number(sums?.items), Number(sums?.buyers)])

  const countries = await ask<{ amt: string }>(
    world.client,
    day,
    'select sum(amt)::bigint as amt from day group by country order by 1 desc',
  )
  expect(zones.map?.map((row) => row.amt)).toEqual(countries.map((row) => Number(row.amt)))

  const products = await ask<{ product: string; amt: string; qty: string }>(
    world.client,
    day,
    'select product, sum(amt)::bigint as amt, sum(quantity) as qty from day group by 1 order by 2 desc, count(distinct invoice) desc, 1 limit 10',
  )
  expect(zones.product_rank?.map(({ id, amt, qty }) => [id, amt, qty])).toEqual(
    products.map((row) => [row.product, Number(row.amt), Number(row.qty)]),
  )
  expect(zones.shop_rank?.map((row) => row.amt)).toEqual([Number(sums?.amt)])
  expect(zones.creator_rank).toEqual([])

  const hours = await ask<{ hour: number; amt: string }>(
    world.client,
    day,
    'select extract(hour from at)::int as hour, sum(amt)::bigint as amt from day group by 1',
  )
  const byHour = Array.from({ length: 24 }, (_, hour) => Number(hours.find((row) => row.hour === hour)?.amt ?? 0))
  expect(zones.trend?.today).toEqual(byHour)
}
