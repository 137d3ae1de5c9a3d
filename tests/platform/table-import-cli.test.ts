import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importTable } from '../../platform/imports/import-table.ts'
import { readArguments } from '../../platform/ingest/import/arguments.ts'
import { run } from '../support/process.ts'
import { importer } from './import-support.ts'
import { openBase, root, type TestBase } from './ingest-support.ts'

const cli = join(root, 'platform', 'ingest', 'cli.ts')
const tsx = join(root, 'node_modules', 'tsx', 'dist', 'loader.mjs')

const said = async (
  base: TestBase,
  cwd: string,
  ...args: string[]
): Promise<{ code: string | number; output: string }> => {
  await using command = run(process.execPath, ['--import', tsx, cli, ...args], { cwd, env: { DATABASE_URL: base.url } })
  const code = await command.ended
  return { code, output: command.output() }
}
const lastLine = (output: string): Record<string, unknown> =>
  JSON.parse(output.split('\n').find((line) => line.startsWith('{"lines"')) ?? '{}')

test('[I105] the command feeds a declared table: columns by heading or --map, --dry-run writes nothing, rejected lines in a file', {
  tags: ['long'],
}, async () => {
  await using base = await openBase()
  using files = importer(base)
  const company = await base.company('Tide')
  const other = await base.company('Other')
  const file = files.write('creators_2026-11-01.csv', 'Wer,国家,粉丝\n@anna,US,5\nben,Nowhere,1\n')
  const args = [file, '--into', 'creators', '--company', 'Tide', '--map', 'Wer=username']
  const names = () => base.rows('select company_id, creator_id, follower_count from creator')
  const dry = await said(base, files.folder, ...args, '--dry-run')
  expect(dry.code).toBe(0)
  expect(lastLine(dry.output)).toMatchObject({
    lines: 2,
    added: 1,
    refused: 1,
    refusals: [{ reason: 'Country/Region: the country "Nowhere" is not known', lines: 1, first: [3] }],
  })
  expect(await names()).toEqual([])
  const first = await said(base, files.folder, ...args)
  expect(lastLine(first.output)).toMatchObject({ lines: 2, added: 1, changed: 0, same: 0, older: 0, refused: 1 })
  expect(readFileSync(join(files.folder, 'creators_2026-11-01.csv.rejects.csv'), 'utf8')).toContain('ben,Nowhere,1,')
  const again = await said(base, files.folder, ...args)
  expect(lastLine(again.output)).toMatchObject({ added: 0, changed: 0, same: 1, refused: 1 })
  expect(await names()).toEqual([{ company_id: company, creator_id: 'anna', follower_count: 5 }])
  expect(await base.rows('select kind, state, name from import_run where company_id = $1 limit 1', [company])).toEqual([
    { kind: 'creators', state: 'open', name: 'creators_2026-11-01.csv' },
  ])
  expect(await base.rows('select 1 from creator where company_id = $1', [other])).toEqual([])
})

test('[I105] what cannot be imported is said in both languages', async () => {
  await using base = await openBase()
  using files = importer(base)
  await base.company('Tide')
  const file = files.write('c.csv', 'Wer\nanna\n')
  const wrong = async (...more: string[]): Promise<string> => {
    try {
      const args = readArguments([file, ...more])
      if (args?.into) await importTable(base, args.into, args)
      return ''
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
  expect(await wrong('--into', 'spoons', '--company', 'Tide')).toContain(
    '--into is one of ads-tiktok, ads-meta, categories, creators, clip-demands, costs, live-minutes, lives, materials, offers, parcels, payments, rates, reviews, settlements, shops, staff, targets, videos',
  )
  expect(await wrong('--into', 'creators')).toContain('--company is missing')
  expect(await wrong('--into', 'creators', '--company', 'None')).toMatch(/没有公司“None”\nThere is no company "None"/)
  expect(await wrong('--into', 'creators', '--company', 'Tide', '--map', 'Wer')).toContain('"Column of the file=field"')
  expect(await wrong('--into', 'creators', '--company', 'Tide', '--map', 'Wer=who')).toMatch(
    /没有字段 who[^\n]*\nThere is no field who; there are username/,
  )
  expect(await wrong('--into', 'creators', '--company', 'Tide', '--map', 'Was=username')).toContain(
    'The file has no column Was',
  )
})
