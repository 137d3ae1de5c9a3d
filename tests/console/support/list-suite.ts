import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { List } from '../../../shared/lists/list.ts'
import { refuse } from '../../support/fake-api.ts'
import { fakeListAnswer, fakeRowsOf } from '../../support/fake-lists.ts'
import { answerExport, exportByKey, keys, titles } from './list-page.ts'
import type { consoleStage } from './open.ts'
import { pathOf } from './open.ts'
import { soon } from './soon.ts'

type Row = Readonly<Record<string, string | number | boolean | null>>

export interface ListCase {
  readonly stage: ReturnType<typeof consoleStage>
  readonly list: List
  /** Path of the page. */
  readonly path: string
  /** More than two pages of rows, which the scripted platform answers with. */
  readonly rows: readonly Row[]
  /** An account that may not see the screen. */
  readonly stranger: string
}

/** The cells of the page as a person reads them. */
const cells = (page: Page): Promise<string[][]> =>
  page
    .locator('.lt tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('th, td[data-field]')].map((cell) => cell.textContent ?? '')),
    )

/**
 * What every list screen must do, against rows of the scripted platform: each check is a test of its own in the file of the
 * screen, under the rules of the lists.
 */
export const listSuite = ({ stage, list, path, rows, stranger }: ListCase) => {
  const { state, visitAs } = stage
  const open = async (search = '', account = 'leader'): Promise<Page> => {
    const { page } = await visitAs(account, path + search)
    await page.waitForSelector('[data-list][data-ready]')
    return page
  }
  const keyOf = (row: Row | undefined): string => String(row?.[list.rowKey])
  const expected = (asked: Readonly<Record<string, string>>): string[] => {
    const query = list.endpoint.input.parse(asked)
    return fakeRowsOf(list, rows, query)
      .slice((query.page - 1) * query.limit, query.page * query.limit)
      .map(keyOf)
  }
  const shows = (page: Page, asked: Readonly<Record<string, string>>) => soon(() => keys(page)).toEqual(expected(asked))
  const first = list.columns.find(({ field, sort, shown }) => sort && shown && field !== list.sort.field)?.field ?? ''
  const tabs = list.filters.find((one) => one.kind === 'choice' && one.name === list.tabs)
  const tab = tabs?.kind === 'choice' ? String(tabs.options[1]) : ''
  const word = String(rows[7]?.[list.columns[0]?.field ?? ''])

  return {
    /** Filters hold with the button or Enter, from page 1, stand as chips, and can be taken away again. */
    filter: async (): Promise<void> => {
      const page = await open('?page=2')
      await shows(page, { page: '2' })
      await page.fill('.list-find-field', word)
      expect(await keys(page)).toEqual(expected({ page: '2' }))
      await page.press('.list-find-field', 'Enter')
      await shows(page, { keyword: word })
      expect(pathOf(page)).toBe(`${path}?keyword=${word}`)
      await page.getByTestId('chip').getByRole('button').click()
      await shows(page, {})
      if (list.tabs) {
        await page.click(`[data-tab="${tab}"]`)
        await shows(page, { [list.tabs]: tab })
        const count = rows.filter((row) => String(row[list.tabs ?? '']) === tab).length
        expect(await page.locator(`[data-tab="${tab}"] small`).textContent()).toBe(String(count))
        expect(await page.locator(`[data-tab="${tab}"]`).getAttribute('aria-pressed')).toBe('true')
      }
      await page.getByTestId('reset-filters').click()
      await shows(page, {})
    },
    /** The platform sorts, from page 1; the heading says so. */
    sort: async (): Promise<void> => {
      const page = await open('?page=2')
      const heading = page.locator(`.lt th[data-field="${first}"]`)
      for (const order of ['desc', 'asc'] as const) {
        await heading.getByRole('button').click()
        await shows(page, { sort_field: first, sort_order: order })
        expect(await heading.getAttribute('aria-sort')).toBe(order === 'asc' ? 'ascending' : 'descending')
      }
    },
    /** Pages, sizes and the jumper; a page beyond the end is the last one. */
    pages: async (): Promise<void> => {
      const page = await open()
      await page.getByTestId('pager').getByRole('button', { name: '第 2 页' }).click()
      await shows(page, { page: '2' })
      await page.getByTestId('pager').locator('select').selectOption('10')
      await shows(page, { limit: '10' })
      await page.goto(`${state.api.url}${path}?page=500`)
      const last = String(Math.ceil(rows.length / 20))
      await shows(page, { page: last })
      expect(pathOf(page)).toBe(`${path}?page=${last}`)
    },
    /** An address opens what it says, whatever else stands in it; the back button walks back through the states. */
    address: async (): Promise<void> => {
      const page = await open(`?page=2&limit=10&sort_field=${first}&sort_order=asc&end_time=x&limit=7&nonsense=%00`)
      await shows(page, { page: '2', limit: '10', sort_field: first, sort_order: 'asc' })
      await page.locator('.lt thead th button').first().click()
      await soon(() => pathOf(page)).not.toContain('page=2')
      await page.locator('.lt tbody tr').first().locator('td[data-field]').first().click()
      await page.getByTestId('row-drawer').waitFor()
      await page.goBack()
      await soon(() => page.getByTestId('row-drawer').count()).toBe(0)
      await page.goBack()
      await shows(page, { page: '2', limit: '10', sort_field: first, sort_order: 'asc' })
    },
    /** Columns are chosen, moved, pinned and sized; the platform keeps them, and the density, over a reload. */
    columns: async (): Promise<void> => {
      const page = await open()
      const before = await titles(page)
      const [name = '', second = '', third = ''] = before
      await page.click('[data-tool="density"]')
      await page.click('[data-tool="columns"]')
      const line = (field: string) => page.getByTestId('column-dialog').locator(`li[data-field="${field}"]`)
      await line(third).getByRole('checkbox').uncheck()
      await line(second).locator('select').selectOption('right')
      await line(name).locator('input[type=number]').fill('240')
      const later = before[4] ?? ''
      await line(later).getByRole('button', { name: /上移/ }).click()
      await page.getByTestId('columns-save').click()
      const all = list.columns.map(({ field }) => field)
      const at = all.indexOf(later)
      const after = [...all.slice(0, at - 1), later, all[at - 1], ...all.slice(at + 1)]
      const kept = after.filter((field) => before.includes(field ?? '') && field !== second && field !== third)
      await soon(() => titles(page)).toEqual([...kept, second])
      await page.reload()
      await page.waitForSelector('[data-list][data-ready]')
      expect(await titles(page)).toEqual([...kept, second])
      expect(await page.locator('.lt-scroll').getAttribute('class')).toContain('compact')
      expect(
        await page
          .locator('.lt thead th')
          .first()
          .evaluate((th) => (th as HTMLElement).offsetWidth),
      ).toBe(240)
      const pinnedAt = await page.locator(`.lt th[data-field="${second}"]`).boundingBox()
      const box = await page.locator('.lt-scroll').boundingBox()
      expect((pinnedAt?.x ?? 0) + (pinnedAt?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0))
      await page.click('[data-tool="columns"]')
      await page.getByTestId('columns-reset').click()
      await page.getByTestId('columns-save').click()
      await soon(() => titles(page)).toEqual(before)
    },
    /** The file is what the screen shows: its columns in their order, its filters, its sort. */
    export: async (): Promise<void> => {
      const page = await open(`?sort_field=${first}&sort_order=asc&limit=50${list.tabs ? `&${list.tabs}=${tab}` : ''}`)
      const shown = await cells(page)
      await answerExport(page, list, rows)
      const download = await exportByKey(page)
      expect(download.suggestedFilename()).toBe('列表.xlsx')
      const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
      expect(lines[0]).toBe(`\ufeff${(await titles(page)).join(',')}`)
      expect(lines.slice(1, shown.length + 1).map((line) => line.split(',')[0])).toEqual(shown.map(([name]) => name))
      await page.getByTestId('toast').getByText('已导出').waitFor()
    },
    /** Nothing at all, and nothing that matches, are told apart. */
    empty: async (): Promise<void> => {
      state.api.scripts.set(list.path, ({ query }) => fakeListAnswer(list, [], query))
      const page = await open()
      const note = page.getByTestId('list-empty')
      expect(await note.locator('p').textContent()).toBe('暂无数据')
      expect(await note.getByRole('button').count()).toBe(0)
      await page.fill('.list-find-field', 'zzz')
      await page.getByTestId('apply-filters').click()
      await note.getByText('没有符合条件的结果').waitFor()
      state.api.scripts.clear()
      await page.getByTestId('empty-clear').click()
      await page.click('[data-tool="refresh"]')
      await shows(page, {})
    },
    /** The first load has a shape; a failure says why and can be tried again; later ones leave the rows where they are. */
    failures: async (): Promise<void> => {
      let release = (): void => {}
      state.api.scripts.set(list.path, async () => {
        await new Promise<void>((resolve) => {
          release = resolve
        })
        return refuse('平台正在启动')
      })
      const { page } = await visitAs('leader', path)
      await page.getByTestId('list-skeleton').waitFor()
      await soon(() => state.api.seen.some((call) => call.path === list.path)).toBe(true)
      release()
      const failed = page.getByTestId('load-failed')
      await failed.waitFor()
      expect(await failed.textContent()).toContain('加载失败: 平台正在启动')
      state.api.scripts.clear()
      await failed.getByRole('button').click()
      await shows(page, {})
      state.api.scripts.set(list.path, () => refuse('数据库正在维护'))
      await page.click('[data-tool="refresh"]')
      await failed.waitFor()
      expect(await failed.textContent()).toContain('加载失败，下面是上一次的数据: 数据库正在维护')
      await shows(page, {})
    },
    /** Whoever may not see the screen is told by the page of refusals, also when the platform finds out first. */
    forbidden: async (): Promise<void> => {
      const { page } = await visitAs(stranger, path)
      await page.getByTestId('denied').waitFor()
      expect(state.api.seen.filter((call) => call.path === list.path)).toEqual([])
      state.api.scripts.set(list.path, () => ({ status: 403, data: { rules: ['menu'] }, message: '无访问权限' }))
      const late = await visitAs('leader', path)
      await late.page.getByTestId('denied').waitFor()
    },
    /** Rows by arrows, Enter opens, arrows step on in the drawer, Escape closes; `/` searches; nothing while one types. */
    keyboard: async (): Promise<void> => {
      const page = await open()
      const all = await keys(page)
      const drawn = page.getByTestId('row-drawer')
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
      await drawn.waitFor()
      const opened = (): string | null => new URL(page.url()).searchParams.get('open')
      expect(opened()).toBe(all[1])
      await page.keyboard.press('ArrowDown')
      await soon(opened).toBe(all[2])
      await page.keyboard.press('Escape')
      await soon(() => drawn.count()).toBe(0)
      // The focus is at the row that was shown last.
      expect(await page.locator('[data-key]:has(a:focus)').getAttribute('data-key')).toBe(all[2])
      await page.keyboard.press('/')
      await page.keyboard.type('e?/')
      expect(await page.inputValue('.list-find-field')).toBe('e?/')
      expect(await page.locator('[data-format]').count()).toBe(0)
      await page.goto(`${state.api.url}${path}?open=${encodeURIComponent(all[3] ?? '')}`)
      await drawn.waitFor()
      expect(await page.locator('.lt tr[data-open]').getAttribute('data-key')).toBe(all[3])
    },
  }
}
