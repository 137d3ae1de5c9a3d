import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { addAccount, runCli } from '../support/cli.ts'
import type { Stack } from '../support/stack.ts'
import { writeRetailFile } from './import.ts'
import { type BenchResult, median } from './result.ts'

const companies = [
  { name: 'Ten thousand', account: 'bench10k', lines: 10_000 },
  { name: 'A million', account: 'bench1m', lines: 1_000_000 },
] as const

/** Milliseconds of one computed snapshot: news is announced, so that no cached answer can serve it. */
const timeOne = async (stack: Stack, client: pg.Client, company: string, token: string): Promise<number> => {
  await client.query(
    `with p as (update company_pulse set version = version + 1 where company_id = (select id from company where name = $1)
     returning company_id, version) select pg_notify('tw_company', company_id || ':' || version) from p`,
    [company],
  )
  await new Promise((resolve) => setTimeout(resolve, 30))
  const began = performance.now()
  await stack.call('/api/v1/screen/data', token)
  return performance.now() - began
}

/** The wall's snapshot with a million lines in the database beside the same with ten thousand. */
export const benchSnapshotCost = async (stack: Stack): Promise<BenchResult[]> => {
  const client = new pg.Client({ connectionString: stack.databaseUrl })
  await client.connect()
  try {
    const tokens: string[] = []
    for (const { name, account, lines } of companies) {
      const path = join(stack.dataDir, `${account}.csv`)
      writeRetailFile(path, lines, Math.floor(Date.now() / 1000))
      await runCli(stack, 'import', [
        path,
        '--preset',
        'online-retail',
        '--company',
        name,
        '--rejects',
        `${path}.rejects`,
      ])
      rmSync(path)
      tokens.push((await addAccount(stack, account, name, 4)).token)
    }
    const times: number[][] = [[], []]
    for (let round = 0; round < 60; round++)
      for (const [i, { name }] of companies.entries()) {
        const took = await timeOne(stack, client, name, tokens[i] ?? '')
        if (round >= 10) times[i]?.push(took)
      }
    const [floor = Number.NaN, value = Number.NaN] = times.map(median)
    return [
      {
        name: 'snapshot at 1 M lines',
        unit: 'ms',
        value,
        floor,
        floorIs: 'the same at 10 k lines',
        ratio: value / floor,
        goal: 'ratio 1.2 from 1 M to 10 M',
      },
    ]
  } finally {
    await client.end()
  }
}
