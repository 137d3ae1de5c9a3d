import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { part } from '../../platform/lists/source.ts'
import { tableSource } from '../../platform/lists/table-source.ts'
import { teamList } from '../../shared/areas/team/list.ts'
import type { List } from '../../shared/lists/list.ts'

const sourceOf = (list: List): unknown =>
  tableSource(list, {
    table: sql`member t`,
    alias: 't',
    key: ['id'],
    scope: () => sql`true`,
    columns: { gmv: part(sql`1`) },
    filled: [],
    filters: { paid: null },
    keyword: () => part(sql`true`),
  })

test('[LQ13] a filter that says nothing of the rows is named when the source is made', () => {
  expect(() => sourceOf(teamList)).not.toThrow()
  expect(() => sourceOf({ ...teamList, filters: [{ kind: 'range', name: 'gmv', unit: 'money' }] })).not.toThrow()
  expect(() => sourceOf({ ...teamList, filters: [{ kind: 'flag', name: 'is_new' }] })).toThrow(/is_new/)
  expect(() => sourceOf({ ...teamList, filters: [{ kind: 'period', types: ['settled'] }] })).toThrow(/settled/)
})
