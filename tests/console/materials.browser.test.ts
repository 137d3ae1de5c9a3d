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

const strip = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="900" height="160"/>'

test('[ML24] the library stands as cards: the pointer moves through the previews, the keyboard shows them; ticks, drawer and address work as in the table', async () => {
  serve()
  state.api.scripts.set('/api/v1/clip/material/pictures', ({ query }) => {
    const list = String(query.ids)
      .split(',')
      .map((id) => ({ id, cover: null, strip: id === '1' ? strip : null, width: 9, height: 16 }))
    return done({ list })
  })
  const { page, noise } = await visitAs('leader', path)
  const card = page.locator('[data-testid="list-cards"] > li[data-key="1"]')
  await card.locator('.media-card-band').waitFor({ state: 'attached' })
  const box = await card.locator('.media-card').boundingBox()
  if (!box) throw new Error('a card has a place')
  for (const [place, frame] of [
    [0.05, '0'],
    [0.55, '5'],
    [0.98, '9'],
  ] as const) {
    await page.mouse.move(box.x + box.width * place, box.y + 40)
    await soon(() => card.locator('.media-card-frame').getAttribute('data-frame')).toBe(frame)
  }
  await page.mouse.move(2, 2)
  await soon(() => card.locator('.media-card-frame').count()).toBe(0)
  await card.locator('input[type="checkbox"]').focus()
  await page.keyboard.press('Tab')
  await soon(() => card.locator('.media-card-band').isVisible()).toBe(true)
  await page.keyboard.press('Enter')
  await soon(() => pathOf(page)).toBe(`${path}?open=1`)
  await page.getByTestId('row-drawer').waitFor()
  await card.locator('input[type="checkbox"]').check()
  await page.getByTestId('bulk-bar').getByText('1').first().waitFor()
  await page.getByTestId('row-drawer').focus()
  await page.keyboard.press('Escape')
  await page.locator('[data-choice="table"]').click()
  await soon(() => pathOf(page)).toContain('layout=table')
  expect(noise).toEqual([])
})

test('[ML25] folders and tags stand beside the library and narrow it; on a telephone they fold out', async () => {
  serve()
  state.api.scripts.set('/api/v1/clip/material/shelves', () =>
    done({
      draws: false,
      tags: [{ name: '开箱', materials: 3 }],
      folders: [
        { path: '原片/厨房', materials: 2 },
        { path: '音效', materials: 1 },
      ],
    }),
  )
  for (const width of [1366, 390]) {
    const { page } = await visitAs('leader', path, { size: { width, height: 800 } })
    await page.waitForSelector('[data-list="materials"][data-ready]')
    const side = page.getByTestId('side')
    if (width === 390) {
      expect(await side.getByText('原片').isVisible()).toBe(false)
      await side.locator('summary').click()
    }
    await side.getByRole('button', { name: '原片 2' }).click()
    await soon(() => new URL(page.url()).searchParams.get('folder')).toBe('原片')
    await side.getByRole('button', { name: '厨房 2' }).click()
    await soon(() => new URL(page.url()).searchParams.get('folder')).toBe('原片/厨房')
    await side.getByRole('button', { name: '开箱 3' }).click()
    await soon(() => new URL(page.url()).searchParams.get('tags')).toBe('开箱')
    await side.getByRole('button', { name: '厨房 2' }).click()
    await soon(() => new URL(page.url()).searchParams.get('folder')).toBe(null)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})
