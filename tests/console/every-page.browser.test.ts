import { expect, test } from 'vitest'
import { type ScreenId, screenRow } from '../../shared/access/screens.ts'
import { outboxApi } from '../../shared/areas/outbox/api.ts'
import { skuTrendList } from '../../shared/areas/trends/list.ts'
import { done, refuse } from '../support/fake-api.ts'
import { fakeListAnswer } from '../support/fake-lists.ts'
import { fakeNow } from '../support/fake-of.ts'
import { fakeProducts } from '../support/fake-products.ts'
import { fakeRowsFor } from '../support/fake-rows.ts'
import { sampled } from '../support/sampled.ts'
import { axeFindings } from './support/axe.ts'
import { consoleStage } from './support/open.ts'
import { soon } from './support/soon.ts'

const { state, visit, visitAs } = consoleStage()

interface PageCase {
  readonly screen: ScreenId
  readonly account: string
  readonly query?: string
  /** Stands once the page has its answers. */
  readonly ready?: string
}

const product_id = fakeProducts[2]?.product_id ?? ''

const cases: readonly PageCase[] = [
  { screen: 'console', account: 'leader' },
  { screen: 'console', account: 'ads' },
  { screen: 'console', account: 'shops' },
  { screen: 'dataBoard', account: 'leader' },
  { screen: 'dataBoard', account: 'ads' },
  { screen: 'product', account: 'leader' },
  { screen: 'product', account: 'shops' },
  { screen: 'category', account: 'leader' },
  { screen: 'goodsAnalyse', account: 'leader', query: `?product_id=${product_id}` },
  { screen: 'goodsAnalyse', account: 'leader', query: `?product_id=${product_id}&tab=similar` },
  { screen: 'goodsAnalyse', account: 'leader', query: `?product_id=${product_id}&tab=skus` },
  { screen: 'orders', account: 'leader' },
  { screen: 'orders', account: 'shops' },
  { screen: 'dataAnalysis', account: 'leader' },
  { screen: 'filmDetails', account: 'leader' },
  { screen: 'bills', account: 'leader' },
  { screen: 'billOrder', account: 'leader', query: '?id=7' },
  { screen: 'merchantsTeamMent', account: 'leader' },
  { screen: 'merchantsTeamData', account: 'leader' },
  { screen: 'directlyUnder', account: 'leader' },
  { screen: 'associated', account: 'leader' },
  { screen: 'management', account: 'leader' },
  { screen: 'permissions', account: 'leader' },
  { screen: 'team', account: 'shops' },
  { screen: 'orderTrend', account: 'shops' },
  { screen: 'skuTrend', account: 'shops' },
  { screen: 'tkspy', account: 'leader' },
  { screen: 'tkspy', account: 'leader', query: '?tab=watch', ready: '.spy-section :is(table, .empty)' },
  { screen: 'outbox', account: 'ops', ready: '.outbox :is(table, .empty)' },
]

/** What stands for values that are on their way. */
const waiting = '.skeleton, .lt-bone, [data-testid="skeleton"], [data-testid="list-skeleton"], .note[role]'
/** Calls of the page itself fail, those of the shell around it go on. */
const ofShell = /^\/api\/v1\/(member|announ|notice|export|view|time)|^\/api\/v1\/finance$/

// Each page in one theme, every other one in the light one: what both have in common is found in either.
for (const { tags, rows } of sampled(
  cases.map((one, n) => ({ ...one, theme: n % 2 === 0 ? 'dark' : 'light' })),
  (_, n) => n % 12 === 6,
))
  test.each(rows)(
    '[LP26] [L34] $screen of $account $query: a first load that fails says so, without a shape of what will not come; then it passes axe',
    { tags },
    async ({ screen, account, query = '', ready = '[data-ready]', theme }) => {
      let broken = true
      const { scripts } = state.api
      scripts.set(skuTrendList.path, ({ query: asked }) =>
        fakeListAnswer(skuTrendList, fakeRowsFor(skuTrendList), asked),
      )
      scripts.set(outboxApi.list.path, () => done({ list: [], total: 0, page: 1, limit: 50, data_time: fakeNow }))
      const leader = state.api.records.get('leader')
      if (leader) state.api.records.set('ops', { ...leader, operator: 1 })
      const ordinary = scripts.get.bind(scripts)
      scripts.get = (path) => (broken && !ofShell.test(path) ? () => refuse('数据库正在维护') : ordinary(path))
      const stored = { 'tw.theme': theme, 'tw.orderCorrection': '1' }
      const { page } = await visitAs(account, screenRow(screen).path + query, { stored })
      const failed = page.getByTestId('load-failed')
      await failed.first().getByText('数据库正在维护').waitFor()
      await soon(() => page.locator(waiting).count()).toBe(0)
      broken = false
      for (let left = await failed.count(); left > 0; left = await failed.count()) {
        await failed.first().getByRole('button').first().click()
        await soon(() => failed.count()).toBeLessThan(left)
      }
      await page.locator(ready).first().waitFor()
      await soon(() => page.locator(waiting).count()).toBe(0)
      // Pressing what lies below scrolled the page, and its first links half under the bar.
      await page.evaluate(() => scrollTo(0, 0))
      expect(await axeFindings(page)).toEqual([])
    },
  )

test.each(['/login', '/register', '/forgetPassword', '/404'])('[L34] %s passes axe', async (path) => {
  const { page } = await visit(path)
  await page.locator('h1').waitFor()
  expect(await axeFindings(page)).toEqual([])
})
