import type { Download, Page } from 'playwright-core'
import type { List } from '../../../shared/lists/list.ts'
import { fakeRowsOf } from '../../support/fake-lists.ts'

type Row = Readonly<Record<string, string | number | boolean | null>>

/** Fields of the headings that stand in the table, from left to right. */
export const titles = (page: Page): Promise<string[]> =>
  page.locator('.lt thead th').evaluateAll((all) => all.map((th) => th.getAttribute('data-field') ?? ''))

/** Keys of the rows on the page. */
export const keys = (page: Page): Promise<(string | null)[]> =>
  page.locator('.lt tbody tr').evaluateAll((all) => all.map((row) => row.getAttribute('data-key')))

/** Answers an export at once as the platform does, from `rows`: what the page asks for decides columns, order and filters. */
export const answerExport = (page: Page, list: List, rows: readonly Row[]): Promise<unknown> =>
  page.route('**/api/v1/export/now', async (route) => {
    const asked = route.request().postDataJSON() as { query: string; columns: string[]; format: string }
    const { query, columns, format } = asked
    const found = fakeRowsOf(list, rows, list.endpoint.input.parse(Object.fromEntries(new URLSearchParams(query))))
    await route.fulfill({
      contentType: 'text/csv; charset=utf-8',
      headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`列表.${format}`)}` },
      body: `\ufeff${[columns, ...found.map((row) => columns.map((field) => row[field]))].map((line) => line.join(',')).join('\r\n')}`,
    })
  })

/** `e` opens the formats with the workbook under the focus, Enter takes it. */
export const exportByKey = async (page: Page): Promise<Download> => {
  const download = page.waitForEvent('download')
  await page.keyboard.press('e')
  await page.locator('[data-format="xlsx"]:focus').press('Enter')
  return download
}
