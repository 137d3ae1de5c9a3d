import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/folder.ts'
import { brokenDirections } from './directions.ts'
import { circles, importsOf } from './imports.ts'

const root = dirname(dirname(import.meta.dirname))
const value = (path: string): string => `import { thing } from '${path}'\nexport const other = thing\n`
const thing = 'export const thing = 1\n'

/** A file that breaks exactly one rule of directions.ts, per rule. */
const offences: readonly [rule: string, file: string, text: string][] = [
  ['rooms-import-themselves-and-shared', 'display/live/a.ts', value('../../console/ui/thing.ts')],
  ['rooms-import-themselves-and-shared', 'console/ui/a.ts', value('../../platform/db/thing.ts')],
  ['rooms-import-themselves-and-shared', 'relay/a.ts', value('../platform/db/thing.ts')],
  ['rooms-import-themselves-and-shared', 'platform/http/a.ts', value('../../relay/thing.ts')],
  ['shared-stays-pure', 'shared/a.ts', value('node:fs')],
  ['nothing-imports-tests', 'relay/b.ts', value('../tests/thing.ts')],
  ['features-never-meet', 'console/features/bills/a.ts', value('../team/thing.ts')],
  ['features-do-not-know-the-app', 'console/features/bills/b.ts', value('../../app/thing.ts')],
  ['console-base-is-below', 'console/lists/a.ts', value('../features/team/thing.ts')],
  ['display-base-is-below', 'display/stage/a.ts', value('../zones/map/thing.ts')],
  ['zones-do-not-know-screens', 'display/zones/map/a.ts', value('../../screens/thing.ts')],
  ['three-only-in-the-scene', 'display/zones/map/b.ts', value('three')],
  ['echarts-only-behind-the-wrapper', 'console/features/team/a.tsx', value('echarts/core')],
  ['sql-has-its-folders', 'platform/http/b.ts', value('kysely')],
  ['queries-do-not-know-http', 'platform/queries/a.ts', value('../http/thing.ts')],
  ['launcher-stands-alone', 'platform/launch/a.mjs', value('zod')],
  ['only-what-package-json-lists', 'relay/c.ts', value('left-pad')],
  ['shared-stays-pure', 'shared/c.ts', `export type { thing } from '../relay/thing.ts'\n`],
  [
    'features-never-meet',
    'console/features/bills/c.tsx',
    `export const A = () => <p>{import('../team/thing.ts')}</p>\n`,
  ],
]
const allowed: readonly [file: string, text: string][] = [
  ['display/scene/a.ts', value('three')],
  ['console/features/team/sales.option.ts', value('echarts/core')],
  ['platform/queries/b.ts', value('kysely')],
  ['platform/http/c.ts', `import type { Kysely } from 'kysely'\nexport type Db = Kysely<object>\n`],
  ['display/zones/map/c.tsx', `import type { Topology } from 'topojson-specification'\nexport type T = Topology\n`],
  ['shared/b.ts', value('zod/mini')],
]
const targets = [
  ...['console/ui', 'console/app', 'console/features/team', 'platform/db', 'platform/http', 'relay', 'tests'],
  ...['display/zones/map', 'display/screens'],
]

test('[O39] every import direction of the house is an error that says what to do, and lawful imports are none', () => {
  using folder = temporaryFolder()
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true })
    writeFileSync(join(folder.path, path), text)
  }
  for (const target of targets) write(`${target}/thing.ts`, thing)
  for (const [file, text] of allowed) write(file, text)
  for (const [, file, text] of offences) write(file, text)
  cpSync(join(root, 'package.json'), join(folder.path, 'package.json'))
  const found = brokenDirections(folder.path).map((line) => line.replace(/ -> .*/, ''))
  expect(found.sort()).toEqual(offences.map(([rule, file]) => `${rule}: ${file}`).sort())
})

test('[O39] a circle of imports is an error, one of types or of lazy imports is none', () => {
  const one = (from: string, to: string, more: object = {}) => ({
    from,
    to,
    local: true,
    typeOnly: false,
    dynamic: false,
    ...more,
  })
  expect(circles([one('a', 'b'), one('b', 'c'), one('c', 'a')])).toEqual([['a', 'b', 'c', 'a']])
  expect(circles([one('a', 'b'), one('b', 'a', { typeOnly: true })])).toEqual([])
  expect(circles([one('a', 'b'), one('b', 'a', { dynamic: true })])).toEqual([])
})

test('[O39] a file that cannot be parsed is an error, since it would hide its imports', () => {
  expect(() => importsOf('a.ts', 'import {')).toThrow(/a\.ts/)
})
