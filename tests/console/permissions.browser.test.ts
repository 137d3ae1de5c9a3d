import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { refuse } from '../support/fake-api.ts'
import { axeFindings } from './support/axe.ts'
import { consoleStage, pathOf } from './support/open.ts'

const { state, visitAs } = consoleStage()
const path = '/directlyTeam/permissions'

const ready = (page: Page): Promise<unknown> => page.waitForSelector('.perm[data-ready]')
const screens = (page: Page, shown: boolean): Promise<(string | null)[]> =>
  page
    .locator(`.preview-row[data-shown="${shown}"]`)
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-screen')))

test('[Z7] [Z8] the viewer stands first with its menu; another account is found by typing and chosen by the keys', async () => {
  const { page, noise } = await visitAs('leader', path)
  await ready(page)
  const search = page.getByTestId('account-search')
  expect(await search.inputValue()).toBe('林晓涛 · leader')
  expect(await screens(page, true)).toContain('permissions')
  expect(await page.getByTestId('start').innerText()).toContain('/console')
  await search.click()
  const options = page.getByRole('option')
  await options.first().waitFor()
  expect(await options.first().innerText()).toContain('本人')
  await search.fill('nobody')
  await page.getByText('没有匹配的账号').waitFor()
  await search.fill('sta')
  await page.locator('[data-account="u-staff"]:first-child').waitFor()
  await search.press('Enter')
  await page.waitForURL(`**${path}?account=u-staff`)
  await page.locator('.preview-row[data-screen="bills"][data-shown="false"]').waitFor()
  const bills = page.locator('.preview-row[data-screen="bills"]')
  expect(await bills.locator('[data-rule="staff-without-privilege"]').innerText()).toMatch(/^A11\s您所在的权限组/)
  expect(await bills.innerText()).toContain('403')
  await page.locator('[data-choice="visible"]').click()
  expect(await screens(page, false)).toEqual([])
  await page.locator('[data-choice="hidden"]').click()
  expect(await screens(page, true)).toEqual([])
  expect(noise).toEqual([])
})

test('[Z9] [Z10] a what-if marks what it changes, stands in the address, and is given back without being saved', async () => {
  const { page } = await visitAs('leader', path)
  await ready(page)
  await page.locator('[data-field="daping"] input').click()
  await page.locator('[data-field="privilege_id"] [data-choice="0"]').click()
  const wall = page.locator('.preview-row[data-screen="dataScreen"]')
  await page.locator('[data-screen="dataScreen"][data-change="gone"]').waitFor()
  expect(await wall.locator('[data-rule]').evaluateAll((rules) => rules.map((rule) => rule.textContent))).toHaveLength(
    2,
  )
  await page.getByText('假设 2 项').waitFor()
  expect(await page.locator('[data-field="daping"]').innerText()).toContain('假设')
  expect(pathOf(page)).toBe(`${path}?set=privilege_id:0,daping:0`)
  await page.reload()
  await ready(page)
  expect(await page.locator('[data-field="daping"] input').isChecked()).toBe(false)
  expect(await page.getByTestId('differs').innerText()).toMatch(/不再可见 \d+/)
  await page.getByTestId('restore').click()
  await page.locator('[data-screen="dataScreen"][data-change="same"]').waitFor()
  expect(pathOf(page)).toBe(path)
  expect(
    state.api.seen.filter(({ path: call }) => call.includes('/privilege/') && !/(account|record)$/.test(call)),
  ).toEqual([])
})

test('[Z11] an account outside the scope, and a refusal of the platform, are said with a way on', async () => {
  const { page } = await visitAs('leader', `${path}?account=999&set=nonsense:1`)
  const failed = page.getByTestId('load-failed')
  await failed.waitFor()
  expect(await failed.innerText()).toContain('不在您的管理范围')
  await failed.getByText('查看本人').click()
  await failed.waitFor({ state: 'hidden' })
  await ready(page)
  expect(pathOf(page)).toBe(path)
  state.api.scripts.set('/api/v1/privilege/account', () => refuse('系统忙'))
  await page.getByTestId('account-search').click()
  await failed.waitFor()
  state.api.scripts.clear()
  await failed.getByText('重试').click()
  await page.getByRole('option').first().waitFor()
  state.api.scripts.set('/api/v1/privilege/record', () => ({
    status: 403,
    data: { rules: ['company-menu-permissions'] },
    message: '无访问权限',
  }))
  await page.locator('[data-account="u-staff"]').click()
  await page.getByTestId('denied').waitFor()
  expect(await page.getByTestId('denied').innerText()).toContain('公司设置隐藏了权限管理')
})

test.each([
  { theme: 'dark', language: 'zh', size: { width: 1366, height: 768 } },
  { theme: 'light', language: 'en', size: { width: 390, height: 844 } },
])('[Z12] the page fits and passes the accessibility check: $theme, $language', async ({ theme, language, size }) => {
  const { page } = await visitAs('leader', `${path}?account=u-wall&set=status:1,daping:0`, {
    stored: { 'tw.theme': theme, 'tw.language': language },
    size,
  })
  await ready(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
  expect(await axeFindings(page)).toEqual([])
  await page.getByTestId('account-search').click()
  await page.getByRole('option').first().waitFor()
  expect(await axeFindings(page)).toEqual([])
})
