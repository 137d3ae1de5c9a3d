import { expect, test } from 'vitest'
import { materialList } from '../../shared/areas/materials/list.ts'
import { done } from '../support/fake-api.ts'
import { fakeListAnswer } from '../support/fake-lists.ts'
import { fakeMaterials } from '../support/fake-materials.ts'
import { consoleStage, pathOf } from './support/open.ts'
import { soon } from './support/soon.ts'

const { state, visitAs } = consoleStage()
const path = '/bossFilmCutter/filmDetails'
const serve = (): void =>
  void state.api.scripts.set(materialList.path, ({ query }) => fakeListAnswer(materialList, fakeMaterials, query))

test('[ML21] clips are ordered from ticked materials: the form begins with those that are usable and with their product', async () => {
  serve()
  const { page, noise } = await visitAs('leader', `${path}?layout=table`)
  await page.waitForSelector('[data-list="materials"][data-ready]')
  for (const key of ['1', '2', '3']) await page.locator(`tr[data-key="${key}"] input[type="checkbox"]`).check()
  await page.locator('[data-bulk="order"]').click()
  const dialog = page.getByTestId('clipDemand-dialog')
  await dialog.locator('#clip_title').fill('开箱')
  await dialog.getByText('已选 product-1').waitFor()
  await page.locator('.form-submit').last().click()
  await dialog.getByTestId('materials').waitFor()
  expect(await dialog.locator('[data-material] input:checked').count()).toBe(2)
  await dialog.locator('[data-material="2"] input').uncheck()
  await page.locator('.form-submit').last().click()
  await dialog.locator('#deadline').fill('2026-08-01')
  await dialog.locator('#fee').fill('15')
  state.api.scripts.set('/api/v1/clip/demand/save', () => done({ demand_no: 'CD000009' }))
  await page.locator('.form-submit').last().click()
  await soon(() => state.api.seen.find(({ path: asked }) => asked === '/api/v1/clip/demand/save')?.body).toMatchObject({
    product_id: 'product-1',
    materials: '1',
  })
  await soon(() => pathOf(page)).toContain('open=CD000009')
  expect(noise).toEqual([])
})
