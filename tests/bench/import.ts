import { createReadStream, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { readSummary, runCli } from '../support/cli.ts'
import type { Stack } from '../support/stack.ts'
import type { BenchResult } from './result.ts'

const header = 'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country\n'
const countries = ['United Kingdom', 'Germany', 'France', 'EIRE', 'USA', 'Japan']

/** Orders of so many lines each, spread evenly over the ninety days before now; the same file for the same counts and second. */
export const writeRetailFile = (path: string, lines: number, until: number, each = 20): void => {
  const rows: string[] = [header]
  for (let i = 0; i < lines; i++) {
    const order = Math.floor(i / each)
    const at = new Date((until - 90 * 86_400 * (1 - (order * each) / lines)) * 1000)
      .toISOString()
      .slice(0, 19)
      .replace('T', ' ')
    const stock = 20_000 + ((i * 7919) % 4000)
    rows.push(
      `${500_000 + order},${stock},PRODUCT ${stock},${1 + (i % 6)},${at},${1 + (i % 9)}.${10 + (i % 90)},${10_000 + (order % 4000)}.0,${countries[order % 6]}\n`,
    )
  }
  writeFileSync(path, rows.join(''))
}

/** Lines per second of a whole import beside COPY of the same file into a bare table of the same server. */
export const benchImport = async (stack: Stack): Promise<BenchResult[]> => {
  const lines = 100_000
  const path = join(stack.dataDir, 'bench.csv')
  writeRetailFile(path, lines, Math.floor(Date.now() / 1000))
  const client = new pg.Client({ connectionString: stack.databaseUrl })
  await client.connect()
  try {
    await client.query('create table bench_copy (a text, b text, c text, d text, e text, f text, g text, h text)')
    const began = performance.now()
    await pipeline(
      createReadStream(path),
      client.query(copyFrom('copy bench_copy from stdin with (format csv, header)')),
    )
    const floor = lines / ((performance.now() - began) / 1000)
    const { imported, seconds } = readSummary(
      await runCli(stack, 'import', [
        path,
        '--preset',
        'online-retail',
        '--company',
        'Bench import',
        '--rejects',
        `${path}.rejects`,
      ]),
    )
    const value = imported / seconds
    return [
      {
        name: `import, ${Math.round(statSync(path).size / 1e6)} MB`,
        unit: 'lines/s',
        value,
        floor,
        floorIs: 'COPY into a bare table',
        ratio: floor / value,
      },
    ]
  } finally {
    await client.query('drop table if exists bench_copy')
    await client.end()
    rmSync(path, { force: true })
  }
}
