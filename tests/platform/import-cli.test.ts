import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { run } from '../support/process.ts'
import { builtProgram } from '../support/site.ts'
import { header, importer, retail } from './import-support.ts'
import { openBase, stateOf, type TestBase } from './ingest-support.ts'

let program: string
beforeAll(async () => {
  program = await builtProgram('import')
})
const start = (base: TestBase, cwd: string, ...args: string[]) =>
  run(process.execPath, [program, ...args], { cwd, env: { DATABASE_URL: base.url } })

const lastLine = (output: string): Record<string, unknown> =>
  JSON.parse(output.split('\n').find((line) => line.startsWith('{"lines"')) ?? '{}')

const companyId = async (base: TestBase, name: string): Promise<number> =>
  (await base.rows<{ id: number }>('select id from company where name = $1', [name]))[0]?.id ?? 0

/** Invoices by the thousand: sales, returns, repeated lines and lines that are refused. */
const manyInvoices = (count: number): string => {
  const lines: string[] = []
  for (let n = 0; n < count; n++) {
    const at = `2011-0${1 + (n % 9)}-1${n % 10} 1${n % 8}:0${n % 6}:00`
    for (let k = 0; k < 6; k++)
      lines.push(
        `${n},${10_000 + ((n * 7 + (k % 5)) % 300)},THING ${k},${1 + k},${at},1.${10 + (n % 90)},${n % 50}.0,France`,
      )
    if (n % 4 === 3) lines.push(`C${n},${10_000 + ((n * 7 - 7) % 300)},THING,-1,${at},1.10,${(n - 1) % 50}.0,France`)
    if (n % 9 === 0) lines.push(`${n},22,FREE,1,${at},0.0,,France`)
  }
  return retail(...lines)
}

test('[I30] the command prints a JSON line with two places for money, and names the file of rejected lines', async () => {
  await using base = await openBase()
  using files = importer(base)
  const file = files.write(
    'small.csv',
    retail('1,22465,L,2,2011-07-01 10:05:00,1.25,1,France', '2,22465,L,2,2011-07-01 10:05:00,0,1,France'),
  )
  await using command = start(base, files.folder, file, '--preset', 'online-retail', '--company', 'Shop')
  expect(await command.ended).toBe(0)
  const line = command
    .output()
    .split('\n')
    .find((one) => one.startsWith('{'))
  expect(line).toMatch(
    /^\{"lines":2,"imported":1,"duplicates":0,"rejected":1,"orders":1,"gross":2\.50,"refunds":0\.00,"net":2\.50,"currency":"GBP","seconds":[\d.]+,"replaced":0,"older":0,"adjustments":0\}$/,
  )
  expect(command.output()).toContain('1 lines were not imported')
  expect(readFileSync(join(files.folder, 'small.csv.rejects.csv'), 'utf8')).toContain('unit price is 0')
})

test('[CO2] the first line that an import prints says how its company cuts days and in which currency it stands', async () => {
  await using base = await openBase()
  using files = importer(base)
  const file = files.write('small.csv', retail('1,22465,L,2,2011-07-01 10:05:00,1.25,1,France'))
  const first = async (): Promise<string | undefined> => {
    await using command = start(base, files.folder, file, '--preset', 'online-retail', '--company', '潮汐')
    expect(await command.ended).toBe(0)
    return command.output().split('\n')[0]
  }
  expect(await first()).toMatch(
    /^公司“潮汐”已新建：时区 Europe\/London，每天从 00:00 起算，币种 GBP；.*is new: time zone/,
  )
  await base.rows('update company set cut_hour = 4')
  expect(await first()).toMatch(/^公司“潮汐”沿用原有设置：时区 Europe\/London，每天从 04:00 起算.*stands as it was/)
})

test('[I31] wrong arguments end with a sentence in both languages and exit code 1', async () => {
  await using base = await openBase()
  using files = importer(base)
  await using command = start(base, files.folder, files.write('x.csv', header), '--preset', 'online-retail')
  expect(await command.ended).toBe(1)
  expect(command.output()).toMatch(/缺少 --company\n--company is missing/)
  await using missing = start(base, files.folder, 'none.csv', '--preset', 'online-retail', '--company', 'X')
  expect(await missing.ended).toBe(1)
  expect(missing.output()).toMatch(/找不到文件[\s\S]*There is no file/)
})

test('[I32] killed in the middle and run again, an import ends in exactly the same state', {
  tags: ['long'],
}, async () => {
  await using base = await openBase()
  using files = importer(base)
  const file = files.write('many.csv', manyInvoices(2_000))
  const args = [file, '--preset', 'online-retail', '--company']
  // The same secret for both, so that buyers can be compared.
  for (const name of ['Killed', 'Whole']) {
    await base.rows(
      "insert into company (name, display_currency, time_zone, add_time, update_time) values ($1, 'GBP', 'Europe/London', 1, 1)",
      [name],
    )
    await base.rows("insert into setting select id, 'import.buyer_salt', '\"s\"', 1 from company where name = $1", [
      name,
    ])
  }
  const reached = async () =>
    Number((await base.rows<{ lines: number }>('select count(*) as lines from affiliate_order_line'))[0]?.lines)
  await using first = start(base, files.folder, ...args, 'Killed')
  await expect.poll(reached, { timeout: 60_000, interval: 10 }).toBeGreaterThan(2000)
  first.child.kill('SIGKILL')
  await first.ended
  const stopped = await reached()
  expect(stopped).toBeLessThan(12_000)
  await sleep(100)
  await using second = start(base, files.folder, ...args, 'Killed')
  expect(await second.ended).toBe(0)
  await using whole = start(base, files.folder, ...args, 'Whole')
  expect(await whole.ended).toBe(0)
  const [resumed, straight] = [lastLine(second.output()), lastLine(whole.output())]
  expect(resumed).toMatchObject({
    lines: straight.lines,
    orders: straight.orders,
    gross: straight.gross,
    net: straight.net,
    rejected: straight.rejected,
  })
  expect(Number(resumed.duplicates)).toBeGreaterThan(1500)
  expect(Number(resumed.imported) + Number(resumed.duplicates)).toBe(straight.imported)
  const [killed, plain] = [await companyId(base, 'Killed'), await companyId(base, 'Whole')]
  const [one, other] = [await stateOf(base, killed), await stateOf(base, plain)]
  for (const part of Object.keys(one) as (keyof typeof one)[]) {
    const text = other[part].map((row) => JSON.stringify(row))
    const odd = one[part].map((row) => JSON.stringify(row)).filter((row, i) => row !== text[i])
    expect(odd.slice(0, 3), `${part} that differ`).toEqual([])
    expect(one[part].length).toBe(text.length)
  }
})

test('[I33] two runs of one import at the same time: the second is told that one runs', async () => {
  await using base = await openBase()
  using files = importer(base)
  const file = files.write('many.csv', manyInvoices(12_000))
  const both = await Promise.allSettled([
    files.run(file, 'online-retail', 'Shop'),
    files.run(file, 'online-retail', 'Shop'),
  ])
  expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
  const failed = both.find((one) => one.status === 'rejected')
  expect(String(failed?.reason)).toContain('already runs in another process')
})
