import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { List } from '../../../shared/lists/list.ts'
import { refuse } from '../../support/fake-api.ts'
import { fakeListAnswer, fakeRowsOf } from '../../support/fake-lists.ts'
import { fakeRowsFor } from '../../support/fake-rows.ts'
import { cutTexts } from '../../support/inspect-text.ts'
import { axeFindings } from './axe.ts'
import { answerExport, exportByKey, keys, titles } from './list-page.ts'
import { type consoleStage, pathOf } from './open.ts'
import { soon } from './soon.ts'

export interface WalkCase {
  readonly stage: ReturnType<typeof consoleStage>
  /** The page of an account at a path: a new one, or within the one that it has. */
  readonly go: (account: string, path: string) => Promise<Page>
  readonly list: List
  /** Path and query under which the page shows this list's table. */
  readonly path: string
  readonly account: string
  /** An account that may not see the screen. */
  readonly stranger: string
  /** Each step of the machine; absent: what a declaration can get wrong. */
  readonly isWhole?: boolean
}

/**
 * What every list screen does, in one visit: deep link, sort, back button, filter, pages, columns that survive a reload,
 * an export that equals the screen, keyboard, failure with retry, nothing at all, forbidden. Each step begins where the one
 * before it ended. What each of them must do in detail the order list shows (list-suite.ts). The machine is one: most lists
 * are opened, sorted, worked by keys, looked at by axe but for what the machine alone decides, and refused.
 */
export const walkList = async ({
  stage,
  go,
  list,
  path,
  account,
  stranger,
  isWhole = false,
}: WalkCase): Promise<void> => {
  const { state } = stage
  const rows = fakeRowsFor(list)
  const answers = (): void => {
    state.api.scripts.set(list.path, ({ query }) => fakeListAnswer(list, rows, query))
  }
  answers()
  const join = path.includes('?') ? '&' : '?'
  const own = new URLSearchParams(path.split('?')[1] ?? '')
  const expected = (asked: Readonly<Record<string, string>>): string[] => {
    const given = Object.fromEntries(
      [...own].filter(([name]) => list.fixed?.[name] || list.filters.some((one) => 'name' in one && one.name === name)),
    )
    const query = list.endpoint.input.parse({ ...given, ...asked })
    return fakeRowsOf(list, rows, query)
      .slice((query.page - 1) * query.limit, query.page * query.limit)
      .map((row) => String(row[list.rowKey]))
  }
  const first = list.columns.find(({ sort, shown }) => sort && shown)?.field ?? ''
  const name = list.columns[0]?.field ?? ''
  const sorted = { sort_field: first, sort_order: 'asc' }

  const deep = `${path}${join}${new URLSearchParams({ ...sorted, limit: '10', page: '2' })}`
  const page = await go(account, deep)
  await page.locator(`[data-list="${list.id}"][data-ready]`).waitFor()
  const shows = (asked: Readonly<Record<string, string>>) => soon(() => keys(page)).toEqual(expected(asked))
  await shows({ ...sorted, limit: '10', page: '2' })
  // LP31
  if (list.recent) expect(await page.getByTestId('period').first().textContent(), list.id).toContain('近 7 天')

  // LP32
  const words = page.locator('.lt-words, .lt tbody .lt-time, .lt tbody .lt-enum')
  expect(await cutTexts(words), list.id).toEqual([])
  const heading = page.locator(`.lt th[data-field="${first}"]`)
  await heading.getByRole('button').first().click()
  await shows({ ...sorted, sort_order: 'desc', limit: '10' })
  expect(await heading.getAttribute('aria-sort')).toBe('descending')
  const isDenied = async (): Promise<void> => {
    const denied = await go(stranger, path)
    await denied.getByTestId('denied').waitFor()
  }
  if (!isWhole) {
    await keyboard(page, await keys(page))
    expect(await axeFindings(page, 'main', true)).toEqual([])
    return isDenied()
  }
  await page.goBack()
  await shows({ ...sorted, limit: '10', page: '2' })

  const word = String(rows[7]?.[name])
  await page.fill('.list-find-field', word)
  await page.press('.list-find-field', 'Enter')
  await shows({ ...sorted, limit: '10', keyword: word })
  await page.getByTestId('reset-filters').click()
  await page.getByTestId('pager').getByRole('button', { name: '第 2 页' }).click()
  await soon(() => pathOf(page)).toContain('page=2')

  const before = await titles(page)
  const hidden = before[2] ?? ''
  await page.click('[data-tool="columns"]')
  const dialog = page.getByTestId('column-dialog')
  await dialog.locator(`li[data-field="${hidden}"]`).getByRole('checkbox').uncheck()
  await page.getByTestId('columns-save').click()
  const after = before.filter((field) => field !== hidden)
  await soon(() => titles(page)).toEqual(after)
  await page.reload()
  await page.waitForSelector('[data-list][data-ready]')
  expect(await titles(page)).toEqual(after)

  await answerExport(page, list, rows)
  const shown = await keys(page)
  const download = await exportByKey(page)
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toBe(`\ufeff${after.join(',')}`)
  const asked = Object.fromEntries(new URL(page.url()).searchParams)
  const whole = fakeRowsOf(list, rows, list.endpoint.input.parse({ ...asked, page: '1' }))
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(whole.map((row) => String(row[after[0] ?? ''])))
  expect(whole.map((row) => String(row[list.rowKey]))).toEqual(expect.arrayContaining(shown))

  await keyboard(page, shown)

  state.api.scripts.set(list.path, () => refuse('数据库正在维护'))
  await page.click('[data-tool="refresh"]')
  const failed = page.getByTestId('load-failed')
  await failed.getByText('数据库正在维护').waitFor()
  expect(await keys(page)).toEqual(shown)
  state.api.scripts.set(list.path, ({ query }) => fakeListAnswer(list, [], query))
  await failed.getByRole('button').click()
  await page.getByTestId('list-empty').waitFor()

  await isDenied()
}

/** Rows by arrows and, where rows open, Enter and Escape; `/` goes to the search field. */
const keyboard = async (page: Page, rows: readonly (string | null)[]): Promise<void> => {
  if ((await page.locator('.lt.opens').count()) > 0) {
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    const drawer = page.getByTestId('row-drawer')
    await drawer.waitFor()
    expect(rows).toContain(new URL(page.url()).searchParams.get('open'))
    await page.keyboard.press('Escape')
    await soon(() => drawer.count()).toBe(0)
  }
  await page.keyboard.press('/')
  await page.keyboard.type('e/')
  expect(await page.inputValue('.list-find-field')).toBe('e/')
  await page.fill('.list-find-field', '')
  await page.locator('h1').first().click()
}
