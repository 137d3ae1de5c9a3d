import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { materialApi } from '../../shared/areas/materials/api.ts'
import { materialList } from '../../shared/areas/materials/list.ts'
import { done } from '../support/fake-api.ts'
import { fakeListAnswer } from '../support/fake-lists.ts'
import { fakeMaterials } from '../support/fake-materials.ts'
import { fakeOf } from '../support/fake-of.ts'
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

test('[ML39] a product and a creator that were chosen are taken back, by the keyboard too', async () => {
  serve()
  const { page, noise } = await visitAs('leader', path)
  await page.getByTestId('material-new').click()
  const dialog = page.getByTestId('material-dialog')
  const search = dialog.locator('#product_id')
  await search.fill('Lamp')
  await dialog.locator('.field-found input').first().check()
  await dialog.locator('.creator-list input').first().check()
  for (const name of ['product_id', 'creator_id']) {
    const clear = dialog.getByTestId(`${name}-clear`)
    await clear.focus()
    await page.keyboard.press('Enter')
    await soon(() => clear.count()).toBe(0)
    await soon(() => dialog.locator(`#${name}`).evaluate((box) => box === document.activeElement)).toBe(true)
  }
  expect(await dialog.locator('input[type="radio"]:checked').count()).toBe(0)
  expect(noise).toEqual([])
})

test('[ML38] a picture is fetched as it is or with words all over it, in its kind and size; of a video it is said that it is not', {
  tags: ['long'],
}, async () => {
  serve()
  const blank = sharp({ create: { width: 900, height: 600, channels: 3, background: { r: 90, g: 120, b: 90 } } })
  const picture = await blank.png().toBuffer()
  const file = { ...fakeOf(materialApi.detail).file, name: '主图.png', kind: 2 as const }
  state.api.scripts.set(materialApi.detail.path, () => done(fakeOf(materialApi.detail, { file })))
  const fetched: unknown[] = []
  state.api.scripts.set(materialApi.download.path, ({ body }) => {
    fetched.push(body)
    return done({ address: '/private/media/1/download/1/x' })
  })
  const { page } = await visitAs('leader', `${path}?open=1`)
  let bytes = picture
  const headers = { 'content-disposition': 'attachment' }
  await page.route('**/private/media/1/download/**', (route) =>
    route.fulfill({ contentType: 'image/png', headers, body: bytes }),
  )
  await page.getByTestId('material-download').click()
  await soon(() => fetched.length).toBe(1)
  const [download] = await Promise.all([
    page.waitForEvent('download', (one) => one.suggestedFilename() === file.name),
    page.getByTestId('material-marked').click(),
  ])
  const marked = readFileSync(await download.path())
  expect(await sharp(marked).metadata()).toMatchObject({ format: 'png', width: 900, height: 600 })
  for (const left of [0, 450])
    for (const top of [0, 300]) {
      const part = sharp(marked).extract({ left, top, width: 450, height: 300 })
      expect((await sharp(await part.toBuffer()).stats()).channels[0]?.stdev, `${left} ${top}`).toBeGreaterThan(5)
    }
  expect(fetched).toEqual([{ id: '1' }, { id: '1' }])
  bytes = Buffer.from('no picture')
  await page.getByTestId('material-marked').click()
  await page.getByText('加不了水印').waitFor()
  state.api.scripts.set(materialApi.detail.path, () =>
    done(fakeOf(materialApi.detail, { file: { ...file, kind: 1 as const } })),
  )
  await page.reload()
  await page.getByText('视频不能带水印下载').waitFor()
  expect(await page.getByTestId('material-marked').count()).toBe(0)
})

test('[ML40] what can be done with a material stands still while its film is waited for', async () => {
  serve()
  let tell: (() => void) | undefined
  state.api.scripts.set(
    materialApi.detail.path,
    () => new Promise((resolve) => (tell = () => resolve(done(fakeOf(materialApi.detail))))),
  )
  const { page } = await visitAs('leader', `${path}?open=1`)
  const ways = page.getByTestId('row-drawer').locator('.drawer-ways')
  await ways.waitFor()
  const before = await ways.boundingBox()
  await soon(() => tell !== undefined).toBe(true)
  tell?.()
  await page.getByTestId('row-drawer').locator('video').waitFor({ state: 'attached' })
  expect((await ways.boundingBox())?.y).toBe(before?.y)
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
