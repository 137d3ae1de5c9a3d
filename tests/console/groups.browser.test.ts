import { expect, test } from 'vitest'
import { grantedScreens } from '../../shared/access/rights.ts'
import { done } from '../support/fake-api.ts'
import { axeFindings } from './support/axe.ts'
import { consoleStage } from './support/open.ts'

const { state, visitAs } = consoleStage()
const path = '/directlyTeam/permissions?tab=groups'

const group = {
  name: '商务助理',
  data_scope: 2,
  see_money: true,
  see_mobile: false,
  screens: [
    { screen: 'orders', act: 0, export: 1 },
    { screen: 'product', act: 1, export: 0 },
  ],
  members: 0,
  log: [
    {
      time: 1_779_000_000,
      by: '沈潮生',
      transition: 'edit',
      before: { name: '商务助理', data_scope: 3, screens: 'orders:e' },
      after: { name: '商务助理', data_scope: 2, screens: 'orders:e,product:a' },
    },
  ],
}

test('[RG10] a group shows its pages, menu and log; its dialog sets them in a table and sends them; built-in ones are copied alone', async () => {
  const sent: unknown[] = []
  state.api.scripts.set('/api/v1/privilege/group', () => done(group))
  state.api.scripts.set('/api/v1/privilege/save', (request) => {
    sent.push(request.body)
    return done({ id: '1000' })
  })
  const { page, noise } = await visitAs('leader', path)
  const rows = page.locator('[data-key]')
  await rows.first().waitFor()
  // The stage's rows are built-in and made ones in turn.
  await rows.first().click()
  await page.getByText('系统组不能修改').waitFor()
  expect(await page.getByTestId('group-copy').count()).toBe(1)
  expect(await page.getByTestId('group-edit').count()).toBe(0)
  await page.keyboard.press('Escape')
  await rows.nth(1).click()
  await page.getByTestId('group-edit').waitFor()
  expect(await page.getByTestId('group-menu').innerText()).toBe('精选联盟 · 订单列表')
  expect(await page.getByTestId('group-log').innerText()).toMatch(/沈潮生 修改.*数据范围 公司 → 本团队 · /s)
  await page.getByTestId('group-edit').click()
  const dialog = page.getByTestId('group-dialog')
  const box = (screen: string, right: string) => dialog.locator(`[data-screen="${screen}"] [data-right="${right}"]`)
  expect(await dialog.locator('[data-screen]').count()).toBe(grantedScreens.length)
  expect(await box('orders', 'act').isChecked()).toBe(false)
  await box('orders', 'act').check()
  await box('dataBoard', 'export').check()
  expect(await box('dataBoard', 'see').isChecked()).toBe(true)
  await box('product', 'see').uncheck()
  expect(await box('product', 'act').isChecked()).toBe(false)
  expect(await dialog.getByTestId('group-menu').innerText()).toBe('数据看板 · 订单列表')
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: '保存' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(sent).toEqual([
    {
      ...{ name: '商务助理', data_scope: 2, see_money: true, see_mobile: false },
      ...{ id: expect.any(String) },
      screens: [
        { screen: 'dataBoard', act: 0, export: 1 },
        { screen: 'orders', act: 1, export: 1 },
      ],
    },
  ])
  expect(noise).toEqual([])
})
