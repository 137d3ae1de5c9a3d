import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readLimits } from '../../platform/ingest/import/limits.ts'
import { readRecords } from '../../platform/ingest/import/records.ts'
import { openSource } from '../../platform/ingest/import/source.ts'
import { temporaryFolder } from '../support/folder.ts'

/** What is said of a file, and how many of its records were read before. */
const refusal = async (name: string, content: string | Buffer, limits = readLimits) => {
  using folder = temporaryFolder('tidewall-limits-')
  const path = join(folder.path, name)
  writeFileSync(path, content)
  const source = await openSource(path)
  let records = 0
  try {
    for await (const _ of readRecords(source, { limits })) records++
    return `${records} records`
  } catch (error) {
    return String(error)
  }
}

test('[I41] what a file may hold is bounded, and the sentence names the bound: size, ratio, lines, empty lines, columns, a record', async () => {
  const small = { ...readLimits, bytes: 1024 * 1024, lines: 200, emptyLines: 100 }
  expect(await refusal('a.csv', 'a,b\n'.repeat(200), small)).toBe('200 records')
  expect(await refusal('a.csv', 'a,b\n'.repeat(201), small)).toMatch(/超过 200 行.*\n.*more than 200 lines/)
  expect(await refusal('a.csv', 'a,b\r'.repeat(201), small)).toMatch(/more than 200 lines/)
  expect(await refusal('a.csv', `${'x'.repeat(10_000)}\n`.repeat(105), small)).toMatch(
    /超过 1 MB.*\n.*larger than 1 MB/,
  )
  expect(await refusal('bomb.csv.gz', gzipSync('a,b\n'.repeat(2_000_000)))).toMatch(/100 倍.*\n.*more than 100 times/)
  expect(await refusal('empty.csv', '\n'.repeat(1_000_000))).toMatch(/空行超过 20,000.*\n.*20,000 empty lines/)
  expect(await refusal('empty.csv', '""\n'.repeat(30_000))).toMatch(/20,000 empty lines/)
  expect(await refusal('wide.csv', `a\n${','.repeat(1000)}\n`)).toMatch(/第 2 行超过 1000 列\n.*1000 columns/)
  expect(await refusal('quote.csv', `a\n"${'b\n'.repeat(60_000)}`)).toMatch(/可能少了一个引号\n.*a quote is missing/)
})

test('[I42] who reads a file can stop it at once, however much of it is left, and the next file is read as ever', async () => {
  using folder = temporaryFolder('tidewall-limits-')
  const path = join(folder.path, 'long.csv')
  writeFileSync(path, 'order,amount\n'.repeat(2_000_000))
  const source = await openSource(path)
  const stopping = new AbortController()
  let records = 0
  const reading = (async () => {
    for await (const _ of readRecords(source, { signal: stopping.signal })) if (++records === 600) stopping.abort()
  })()
  await expect(reading).rejects.toThrow('The import was stopped')
  expect(records).toBeLessThan(2000)
  const refused = readRecords(source, { signal: AbortSignal.abort() }).next()
  await expect(refused).rejects.toThrow('The import was stopped')
  let first = 0
  for await (const { line } of readRecords(source, { most: 3 })) first = line
  expect(first).toBe(3)
})
