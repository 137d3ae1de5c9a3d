import { expect, test } from 'vitest'
import { readCell } from '../../platform/imports/cells.ts'
import { guessColumns } from '../../platform/imports/columns.ts'
import { MemberNames } from '../../platform/imports/member-names.ts'
import { importIds, tableImports } from '../../shared/imports/all.ts'
import { creatorImport } from '../../shared/imports/creators.ts'
import { type ImportColumn, i, type TableImport } from '../../shared/imports/import.ts'
import { dayOfText } from '../../shared/time/zone.ts'

const forms = {
  dates: 'DMY' as const,
  numbers: 'point' as const,
  currency: 'USD',
  zone: 'Asia/Shanghai',
  today: dayOfText('2026-11-22'),
  members: new MemberNames([
    { id: 1, username: 'lin', membername: '林晓' },
    { id: 2, username: 'lin2', membername: '林晓' },
    { id: 3, username: '王芳', membername: '李雷' },
    { id: 4, username: 'wang', membername: '王芳' },
  ]),
}
const named = ['列', 'Column'] as const
const read = (column: ImportColumn, text: string, more: object = {}, heading = 'Column') => {
  const cell = readCell(column, text, { ...forms, ...more }, heading)
  return 'reason' in cell ? cell.reason.replace(/^Column: /, '') : cell.value
}

test.each<[ImportColumn, string, unknown]>([
  [i.money('m', { named }), 'US$1,234.50', 123_450],
  [i.money('m', { named }), '1.234', '"1.234" has too many decimals'],
  [i.money('m', { named, least: 1 }), '0', 'must be at least 0.01'],
  [i.money('m', { named, whole: true }), '12.50', '"12.50" must be whole units'],
  [i.money('m', { named }), 'EUR 3', '"EUR 3" is not in the company\'s currency USD'],
  [i.count('c', { named }), '12.000', 12_000],
  [i.count('c', { named }), '1.5', '"1.5" is no whole number'],
  [i.count('c', { named }), '-3', 'must be at least 0'],
  [i.rate('r', { named }), '12.5%', 1250],
  [i.rate('r', { named }), '0.15', 1500],
  [i.ratio('x', { named }), '25,400.5', '25400.5'],
  [i.ratio('x', { named }), '0.0000012', '0.0000012'],
  [i.date('d', { named }), '3/11/2026', dayOfText('2026-11-03')],
  [i.date('d', { named }), '2026-11-03 00:00:00', dayOfText('2026-11-03')],
  [i.date('d', { named }), '1/1/1999', '"1/1/1999" is before 2005: check the form of the dates'],
  [i.time('z', { named }), '3/11/2026 20:30:00', Date.UTC(2026, 10, 3, 12, 30) / 1000],
  [i.time('z', { named }), 'noon', '"noon" is no time'],
  [i.month('o', { named }), '2026年11月', '2026-11'],
  [i.month('o', { named }), '11/2026', '2026-11'],
  [i.month('o', { named }), '2026-11-01 00:00:00', '2026-11'],
  [i.month('o', { named }), '2026-13', '"2026-13" is no month, like 2026-11'],
  [i.country('y', { named }), '英国', 'GB'],
  [i.currency('u', { named }), 'eur', 'EUR'],
  [i.handle('h', { named }), 'https://www.tiktok.com/@anna.shop?lang=en', 'anna.shop'],
  [i.choice('k', { named, options: [[3, 'MCN', 'Agency', '机构']] }), 'agency', 3],
  [i.choice('k', { named, options: [[3, 'MCN', 'Agency', '机构']] }), 'boss', '"boss" is none of Agency'],
  [i.member('b', { named }), 'LIN', 1],
  [i.member('b', { named }), '王芳', 3],
  [i.member('b', { named }), '林晓', 'several members are called "林晓": give the account'],
  [i.member('b', { named, everyone: ['全公司', 'Company'] }), 'company', 0],
  [i.text('t', { named, most: 3 }), 'four', 'at most 3 characters'],
  [i.text('t', { named }), ' -- ', null],
  [i.text('t', { named, needed: true }), '/', 'must not be empty'],
])('[I93] a cell is read by its kind: %o %s', (column, text, value) => {
  expect(read(column, text)).toEqual(value)
})

test('[I93] a heading that ends in (%) has percent below 1 too, and a currency without decimals has none', () => {
  expect(read(i.rate('r', { named }), '0.5', {}, 'Share (%)')).toBe(50)
  expect(read(i.money('m', { named }), '250.000', { currency: 'VND' })).toBe(250_000)
})

test('[I92] every declared column is found by each of its names, the likeliest first, and no column of a file twice', () => {
  for (const id of importIds) {
    const of: TableImport = tableImports[id]
    for (const language of [0, 1] as const) {
      const header = of.columns.map((column) => column.named[language])
      const found = guessColumns(of, header)
      expect(Object.values(found).sort()).toEqual([...header].sort())
    }
    for (const { name, named: all } of of.columns)
      for (const one of all) expect(Object.entries(guessColumns(of, [one])).flat()).toContain(name)
  }
  expect(guessColumns(creatorImport, ['Creator', 'Creator ID', 'Creator Username'])).toEqual({
    username: 'Creator Username',
    creator_id: 'Creator ID',
  })
})
