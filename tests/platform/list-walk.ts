import { expect } from 'vitest'
import { wordsIn } from '../../platform/exports/words.ts'
import { currencyDecimals } from '../../shared/format/number.ts'
import { columnKey } from '../../shared/lists/column.ts'
import { figureKeys } from '../../shared/lists/figure-keys.ts'
import type { List } from '../../shared/lists/list.ts'
import { totalsKey } from '../../shared/lists/totals.ts'
import type { TestPlatform } from '../support/platform.ts'
import { sheetRows, unzip } from '../support/unzip.ts'

type Row = Readonly<Record<string, string | number | boolean | null>>
export interface Page {
  readonly list: readonly Row[]
  readonly total: number
  readonly currency: string
  readonly summary: {
    readonly totals: Readonly<Record<string, number | null>>
    readonly kpi: Readonly<Record<string, number | null>>
    readonly tabs: Readonly<Record<string, number>>
  }
}

const DAY = 86_400

/** Values as PostgreSQL compares them; the word order of texts is its own. */
const inOrder = (values: readonly (number | null)[], order: 'asc' | 'desc'): boolean => {
  const given = values.filter((value) => value !== null)
  const wanted = given.toSorted((a, b) => (order === 'asc' ? a - b : b - a))
  return given.every((value, at) => value === wanted[at])
}

interface Walk {
  readonly platform: TestPlatform
  readonly list: List
  /** Of somebody who sees its rows: at least one. */
  readonly token: string
  /** What it is asked about. */
  readonly about?: Readonly<Record<string, string>>
  /** Unix seconds. */
  readonly now: number
}

/** Every order of a list, its pages, its totals, its export, its rows by key and its period. */
export const walkList = async ({ platform, list, token, about = {}, now }: Walk): Promise<void> => {
  const ask = async (query: Readonly<Record<string, string | number>>): Promise<Page> => {
    const search = new URLSearchParams(
      Object.entries({ ...about, ...query }).map(([name, value]) => [name, String(value)]),
    )
    const { envelope } = await platform.ask(`${list.path}?${search}`, { token })
    expect(envelope.message).toBe('')
    return envelope.data as Page
  }

  const all = await ask({ limit: 50 })
  expect(all.total, 'there are rows for it').toBeGreaterThan(0)
  for (const order of ['asc', 'desc'] as const)
    for (const field of list.sortable) {
      const page = await ask({ limit: 50, sort_field: field, sort_order: order })
      expect(page.total).toBe(all.total)
      const values = page.list.map((row) => row[field] ?? null)
      if (values.every((value) => value === null || typeof value === 'number'))
        expect(inOrder(values as (number | null)[], order), `${field} ${order}: ${values.join()}`).toBe(true)
    }

  const rows: Row[] = []
  for (let page = 1; rows.length < all.total && page <= 200; page++) rows.push(...(await ask({ limit: 50, page })).list)
  expect(new Set(rows.map((row) => row[list.rowKey])).size).toBe(all.total)
  const isAdded = (name: string): boolean => {
    const column = list.columns.find(({ field }) => field === name)
    return column !== undefined && !column.recomputed && ['money', 'count'].includes(column.kind)
  }
  for (const field of list.totals.filter(isAdded)) {
    const sum = rows.reduce((total, row) => total + Number(row[field] ?? 0), 0)
    expect(all.summary.totals[field] ?? 0, field).toBe(sum)
  }

  // One word, one number: what is called the same above and below the table is equal.
  for (const words of [wordsIn('zh'), wordsIn('en')]) {
    const said = [
      ...list.kpi.map((id) => ({ name: words(`metric.${id}`), value: all.summary.kpi[id] })),
      ...(list.figures ?? []).map(({ name }) => ({
        name: figureKeys(list, name).map(words.find).find(Boolean),
        value: all.summary.kpi[name],
      })),
      ...list.columns
        .filter(({ field }) => list.totals.includes(field))
        .map((column) => ({ name: words.find(columnKey(column)), value: all.summary.totals[column.field] })),
    ]
    for (const one of said) {
      expect(one.name).toBeTruthy()
      for (const other of said.filter(({ name }) => name === one.name))
        expect(other.value, `${list.id}: ${one.name}`).toBe(one.value)
    }
    const totals = words(totalsKey(list, {}))
    expect(totals).toContain(list.unpaid ? words('list.totals.unpaid') : words('word.total'))
  }
  if (list.tabs) expect(Object.values(all.summary.tabs).reduce((sum, n) => sum + n, 0)).toBe(all.total)
  if (list.id === 'orders')
    expect(all.summary.totals.pay_amount, 'the demo has unpaid lines').toBeGreaterThan(all.summary.kpi.M01 ?? 0)

  const fileOf = async (more: object = {}) => {
    const response = await fetch(`${platform.url}/api/v1/export/now`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token },
      body: JSON.stringify({
        list: list.id,
        query: String(new URLSearchParams(about)),
        columns: list.columns.map(({ field }) => field),
        format: 'xlsx',
        ...more,
      }),
    })
    expect(response.headers.get('content-disposition')).toContain('.xlsx')
    const files = unzip(Buffer.from(await response.arrayBuffer()))
    return sheetRows(files.get('xl/worksheets/sheet1.xml') ?? '')
  }
  const lines = await fileOf()
  const summed = list.columns.flatMap(({ field, kind }, at) => {
    const total = all.summary.totals[field]
    return list.totals.includes(field) && typeof total === 'number' ? [{ at, kind, total }] : []
  })
  expect(lines).toHaveLength(1 + all.total + (list.totals.length > 0 ? 1 : 0))
  const inFile = { money: 10 ** currencyDecimals(all.currency), rate: 10_000, ratio: 100 }
  for (const { at, kind, total } of summed)
    expect(lines.at(-1)?.[at], list.columns[at]?.field).toBeCloseTo(
      total / (kind === 'money' || kind === 'rate' || kind === 'ratio' ? inFile[kind] : 1),
      6,
    )

  // [EX16] Chosen rows alone, in the order of the list.
  const chosen = [all.list.at(-1), all.list[0]].map((one) => String(one?.[list.rowKey]))
  if (chosen[0] !== chosen[1]) {
    const few = await fileOf({ keys: chosen })
    const own = lines.filter((line) => [lines[1], lines[all.list.length]].includes(line))
    expect(few.slice(1, 3), 'the chosen rows').toEqual(own)
    expect(few).toHaveLength(3 + (list.totals.length > 0 ? 1 : 0))
  }

  const row = async (key: string) => {
    const asked = new URLSearchParams({ list: list.id, key })
    return (await platform.ask(`/api/v1/list/row?${asked}`, { token })).envelope
  }
  const [known] = all.list
  const found = { status: 1, data: { row: list.fixed ? null : known } }
  expect(await row(String(known?.[list.rowKey]))).toMatchObject(found)
  expect(await row('nothing')).toMatchObject({ status: 1, data: { row: null } })

  const period = list.filters.find((filter) => filter.kind === 'period')
  if (period) {
    const week = await ask({ start_time: now - 7 * DAY, end_time: now + DAY })
    expect(week.total).toBeLessThanOrEqual(all.total)
  }
  for (const filter of list.filters) {
    if (filter.kind === 'range') await ask({ [`${filter.name}_min`]: 1, [`${filter.name}_max`]: 500 })
    if (filter.kind === 'choice') await ask({ [filter.name]: filter.options[0] ?? 0 })
    if (filter.kind === 'flag') await ask({ [filter.name]: 1 })
    if (filter.kind === 'country') await ask({ [filter.name]: 'US' })
    if (filter.kind === 'text') await ask({ [filter.name]: '没有' })
  }
  expect((await ask({ keyword: "x' or 1=1 --" })).total).toBe(0)
}
