import { expect, test } from 'vitest'
import { type ScreenId, screenRow } from '../../shared/access/screens.ts'
import { fakeProducts } from '../support/fake-products.ts'
import { sampled } from '../support/sampled.ts'
import { consoleStage, pathOf } from './support/open.ts'
import { soon } from './support/soon.ts'

const { state, visitAs } = consoleStage()

interface ChoiceCase {
  readonly screen: ScreenId
  readonly account: string
  readonly query?: string
  /** The choice, in the address. */
  readonly choice: string
  /** A figure of the page. */
  readonly figure: string
  /** The choice in words, where it is a filter. */
  readonly chip?: string
}

const product_id = fakeProducts[2]?.product_id ?? ''

const cases: readonly ChoiceCase[] = [
  { screen: 'console', account: 'leader', choice: 'region=GB', figure: '.hero-figure', chip: '国家/地区: 英国' },
  { screen: 'console', account: 'leader', choice: 'region=GB', figure: '.rank-table', chip: '国家/地区: 英国' },
  { screen: 'console', account: 'ads', choice: 'region=GB', figure: '[data-figures="ads"]', chip: '英国' },
  { screen: 'console', account: 'shops', choice: 'region=GB', figure: '[data-testid="shop-kpis"]', chip: '英国' },
  { screen: 'dataBoard', account: 'leader', choice: 'region=GB', figure: '[data-figures="board"]' },
  { screen: 'dataBoard', account: 'ads', choice: 'period=last30', figure: '[data-figures="ads"]' },
  { screen: 'orders', account: 'leader', choice: 'keyword=x', figure: '.list-kpis', chip: '关键词: x' },
  {
    screen: 'goodsAnalyse',
    account: 'leader',
    query: `product_id=${product_id}`,
    choice: 'days=7',
    figure: '[data-figures="goods"]',
  },
  { screen: 'dataAnalysis', account: 'leader', choice: 'region=GB', figure: '.lt.pv', chip: '英国' },
  { screen: 'team', account: 'shops', choice: 'period=last30', figure: '.panel-teamGmv', chip: '近30天' },
  { screen: 'orderTrend', account: 'shops', choice: 'keyword=x', figure: '.panel-curve', chip: '关键词: x' },
  { screen: 'tkspy', account: 'leader', query: 'tab=products', choice: 'keyword=x', figure: '.lt', chip: '关键词: x' },
]

for (const { tags, rows } of sampled(cases, (_, n) => n === 0))
  test.each(rows)(
    '[LP27] $screen of $account: $choice dims $figure until its answer comes, and is named',
    { tags },
    async ({ screen, account, query = '', choice, figure, chip }) => {
      const path = screenRow(screen).path
      const { page } = await visitAs(account, query ? `${path}?${query}` : path, {
        stored: { 'tw.orderCorrection': '1' },
      })
      await page.locator(figure).first().waitFor()
      await page.locator('[data-ready]').first().waitFor()
      const dimmed = async () =>
        (await page
          .locator(`[data-old="true"][aria-busy="true"] ${figure}, ${figure}[data-old="true"][aria-busy="true"]`)
          .count()) > 0
      expect(await dimmed()).toBe(false)
      expect(await page.getByTestId('chip').count()).toBe(0)

      const { scripts } = state.api
      const ordinary = scripts.get.bind(scripts)
      let release = (): void => {}
      const released = new Promise<void>((done) => {
        release = done
      })
      scripts.get = (asked) => async (request) => {
        await released
        return ordinary(asked)?.(request)
      }
      await page.evaluate(
        (address) => {
          history.pushState(null, '', address)
          window.dispatchEvent(new PopStateEvent('popstate'))
        },
        `${path}?${query ? `${query}&` : ''}${choice}`,
      )
      await soon(dimmed).toBe(true)
      expect(await page.getByTestId('reloading').count()).toBeGreaterThan(0)
      if (chip) expect(await page.getByTestId('chip').first().textContent()).toContain(chip)
      release()
      await soon(dimmed).toBe(false)
      if (!chip) return
      expect(await page.getByTestId('chip').count()).toBe(1)
      await page.getByTestId('chip').getByRole('button').click()
      await soon(() => pathOf(page)).not.toContain(choice)
      await soon(() => page.getByTestId('chip').count()).toBe(0)
    },
  )
