import { createReadStream, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImportSummary } from '../../shared/areas/imports/api.ts'
import type { Wall } from '../../shared/live/wall.ts'
import { addAccount, readSummary, runCli } from '../support/cli.ts'
import { type Stack, startStack } from '../support/stack.ts'

const file = resolve(import.meta.dirname, '../../../shared/data/online-retail.csv.gz')
const week = resolve(import.meta.dirname, '../../../shared/data/online-retail-week.csv')
const isHere = existsSync(file) && existsSync(week)
if (!isHere) process.stdout.write('skipped: ../shared/data/online-retail.csv.gz is not there\n')

/** The raw file in a table of its own, read by nothing of the product: text as it stands. */
const loadRaw = async (client: pg.Client): Promise<void> => {
  await client.query(
    'create table raw_retail (invoice text, stock text, description text, quantity text, at text, price text, customer text, country text)',
  )
  await pipeline(
    createReadStream(file),
    createGunzip(),
    client.query(copyFrom('copy raw_retail from stdin with (format csv, header)')),
  )
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

describe.skipIf(!isHere)('[E6] the whole real file', () => {
  let stack: Stack
  let client: pg.Client
  let summary: ImportSummary
  let token: string

  beforeAll(async () => {
    stack = await startStack({ DEMO: 'off' })
    client = new pg.Client({ connectionString: stack.databaseUrl })
    await client.connect()
    const rejects = join(stack.dataDir, 'rejects.csv')
    await runCli(stack, 'import', [week, '--preset', 'online-retail', '--company', 'Retail', '--rejects', rejects])
    const output = await runCli(stack, 'import', [
      file,
      '--preset',
      'online-retail',
      '--company',
      'Retail',
      '--rejects',
      rejects,
    ])
    summary = readSummary(output)
    process.stdout.write(`imported ${summary.imported} lines in ${summary.seconds} s\n`)
    await loadRaw(client)
    token = (await addAccount(stack, 'screen', 'Retail', 4)).token
  }, 500_000)
  afterAll(async () => {
    await client?.end()
    await stack?.[Symbol.asyncDispose]()
  })

  test('[I40] [E6] every line is accounted for to the penny, also when one of its weeks was imported before', () => {
    expect(summary).toMatchObject({
      lines: 541_909,
      rejected: 2515,
      currency: 'GBP',
      gross: 10_666_684.54,
      net: 9_747_747.93,
    })
    expect(summary.refunds).toBe(918_936.61)
    expect(summary.imported + summary.duplicates).toBe(541_909 - 2515)
    expect(summary.duplicates).toBeGreaterThan(20_000)
  })

  test.each(['2011-07-19', '2011-11-29', '2011-12-05'])(
    '[E6] %s on the wall is what the raw file says',
    async (day) => {
      const end = Date.parse(`${day}T23:59:59Z`) / 1000 - (day === '2011-07-19' ? 3600 : 0)
      const { head, zones } = (await stack.call(`/api/v1/screen/data?at=${end}`, token)) as Wall
      expect(head).toMatchObject({ day, currency: 'GBP', tz: 'Europe/London', demo: false })

      const [sums] = await ask<Record<'amt' | 'orders' | 'items' | 'buyers', string>>(
        client,
        day,
        `select sum(amt)::bigint as amt, count(distinct invoice) as orders, sum(quantity) as items,
        count(distinct case when customer = '' or customer is null then 'invoice ' || invoice else customer end) as buyers from day`,
      )
      expect(zones.hero?.gmv_amt).toBe(Number(sums?.amt))
      const kpi = Object.fromEntries((zones.kpi ?? []).map((one) => [one.id, one.value]))
      expect([kpi.M03, kpi.M05, kpi.M06]).toEqual([Number(sums?.orders), Number(sums?.items), Number(sums?.buyers)])

      const countries = await ask<{ amt: string }>(
        client,
        day,
        'select sum(amt)::bigint as amt from day group by country order by 1 desc',
      )
      expect(zones.map?.map((row) => row.amt)).toEqual(countries.map((row) => Number(row.amt)))

      const products = await ask<{ product: string; amt: string; qty: string }>(
        client,
        day,
        'select product, sum(amt)::bigint as amt, sum(quantity) as qty from day group by 1 order by 2 desc, count(distinct invoice) desc, 1 limit 10',
      )
      expect(zones.product_rank?.map(({ id, amt, qty }) => [id, amt, qty])).toEqual(
        products.map((row) => [row.product, Number(row.amt), Number(row.qty)]),
      )
      expect(zones.shop_rank?.map((row) => row.amt)).toEqual([Number(sums?.amt)])
      expect(zones.creator_rank).toEqual([])

      const hours = await ask<{ hour: number; amt: string }>(
        client,
        day,
        'select extract(hour from at)::int as hour, sum(amt)::bigint as amt from day group by 1',
      )
      const byHour = Array.from({ length: 24 }, (_, hour) => Number(hours.find((row) => row.hour === hour)?.amt ?? 0))
      expect(zones.trend?.today).toEqual(byHour)
    },
  )
})
