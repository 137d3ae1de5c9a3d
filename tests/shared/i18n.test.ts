import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allListTexts } from '../../shared/i18n/all-lists.ts'
import { commonTexts } from '../../shared/i18n/common.ts'
import { listPageTexts } from '../../shared/i18n/list-page.ts'
import { allTexts, fill, type Texts } from '../../shared/i18n/texts.ts'
import { lists } from '../../shared/lists/all.ts'
import { columnKey } from '../../shared/lists/column.ts'
import { filterKeys, filterName } from '../../shared/lists/filter-keys.ts'
import { commonWords } from '../../shared/words/common.ts'

const folder = new URL('../../shared/', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /^areas\/.+\/([a-z]+-)*words\.ts$|^i18n\/.+\.ts$/.test(name) && name !== 'i18n/texts.ts')

const tablesOf = async (file: string): Promise<readonly Texts<string>[]> =>
  Object.values(await import(new URL(file, folder).href))
const textsOf = ({ zh, en }: Texts<string>): readonly string[] => [...Object.values(zh), ...Object.values(en)]

test.each(files)('[N1] %s holds the same keys in both languages and no empty text', async (file) => {
  const tables = await tablesOf(file)
  expect(tables.length).toBeGreaterThan(0)
  for (const table of tables) {
    expect(Object.keys(table.en).sort()).toEqual(Object.keys(table.zh).sort())
    for (const text of textsOf(table)) expect(text.trim()).not.toBe('')
  }
})

test.each(files)('[N2] %s uses the same parameters in both languages', async (file) => {
  const names = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort()
  for (const table of await tablesOf(file))
    for (const [key, text] of Object.entries(table.zh)) expect(names(table.en[key] ?? ''), key).toEqual(names(text))
})

test('[N2] an unknown parameter stays visible', () => {
  expect(fill('还有 {n} 单, {x}', { n: 3 })).toBe('还有 3 单, {x}')
})

test.each(files)('[N7] %s names no metric by its number', async (file) => {
  const texts = (await tablesOf(file)).flatMap(textsOf)
  expect(texts.filter((text) => /M\d\d/.test(text))).toEqual([])
})

test('[N3] a column title or enum word of the lists stands in one table only', async () => {
  const lists = files.filter((file) => /(list-words|i18n\/lists)\.ts$/.test(file))
  const at = new Map<string, string[]>()
  for (const file of lists)
    for (const table of await tablesOf(file))
      for (const key of Object.keys(table.zh)) at.set(key, [...(at.get(key) ?? []), file])
  expect(lists.length).toBeGreaterThan(1)
  expect([...at].filter(([, places]) => places.length > 1)).toEqual([])
})

test('[N6] every list has words for its columns, its filters and their options and its figures', () => {
  const known = allTexts(commonWords, commonTexts, allListTexts, listPageTexts)
  const missing = Object.values(lists).flatMap((list) => [
    ...list.columns.flatMap((column) => (Object.hasOwn(known.zh, columnKey(column)) ? [] : [columnKey(column)])),
    ...list.filters.flatMap((filter) =>
      filter.kind === 'choice'
        ? filter.options.map((option) => `${filter.labels}.${option}`).filter((key) => !Object.hasOwn(known.zh, key))
        : [],
    ),
    ...list.filters.flatMap((filter) =>
      filterKeys(filter).some((key) => Object.hasOwn(known.zh, key)) ? [] : [`${list.id}: ${filterName(filter)}`],
    ),
  ])
  expect(missing).toEqual([])
})
