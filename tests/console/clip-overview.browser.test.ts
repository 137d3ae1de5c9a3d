import { expect, test } from 'vitest'
import { clipCutterList } from '../../shared/areas/clips/cutter-list.ts'
import { clipOverviewApi } from '../../shared/areas/clips/overview-api.ts'
import { cutterState } from '../../shared/areas/clips/states.ts'
import { done } from '../support/fake-call.ts'
import { fakeListAnswer } from '../support/fake-lists.ts'
import { fakeOf } from '../support/fake-of.ts'
import { fakeRowsFor } from '../support/fake-rows.ts'
import { axeFindings } from './support/axe.ts'
import { consoleStage, pathOf } from './support/open.ts'
import { soon } from './support/soon.ts'

const stage = consoleStage()
const { state, visitAs } = stage
const { overview, trend, saveHit } = clipOverviewApi
const path = '/bossFilmCutter/filmHome'

const figures = {
  demands: 8,
  unassigned: 2,
  open: 11,
  progress: 4000,
  published: 20,
  hits: 3,
  hit_rate: 1500,
  hit_views: 100_000,
  hit_gmv: 100_000,
  material_roi: 304,
  materials_in: 4,
}
const materials = [
  { material_id: '7', title: '露营灯 原始素材', demands: 5, clips: 13, gmv: 123_400 },
  { material_id: '8', title: '保温杯主图', demands: 2, clips: 0, gmv: 0 },
]
const cutters = fakeRowsFor(
  clipCutterList,
  (n) => ({
    cutter_id: String(40 + n),
    cutter_name: ['安然', '岑溪', '方泽'][n] ?? '',
    cutter_state: [cutterState.due, cutterState.reminded, cutterState.free][n] ?? 0,
    hits: 3 - n,
    gmv: 100_000 * (3 - n),
  }),
  3,
)

/** The overview as a leader finds it. */
const open = async () => {
  state.api.scripts.set(overview.path, () => done(fakeOf(overview, figures)))
  state.api.scripts.set(trend.path, () => done(fakeOf(trend, { materials, usable: 9, unused: 6 })))
  state.api.scripts.set(clipCutterList.path, (request) => fakeListAnswer(clipCutterList, cutters, request.query))
  const visit = await visitAs('leader', path)
  await visit.page.waitForSelector('[data-list="clip-cutters"][data-ready]')
  return visit
}

test('[CL29] [CL32] the overview shows hits, the return of materials and their use, each figure leading to what it counts', {
  tags: ['long'],
}, async () => {
  const { page, noise } = await open()
  const card = (name: string) => page.locator(`[data-kpi="${name}"]`)
  await soon(() => card('hitRate').textContent()).toContain('15.00%')
  expect(await card('hitRate').textContent()).toContain('期内发布 20 条，爆款 3 条')
  expect(await card('materialRoi').textContent()).toContain('3.04')
  expect(await card('materialRoi').textContent()).toContain('今日入库 4 个素材')
  expect(await card('demands').textContent()).toContain('未验收共 11 个，完成率 40.0%')
  expect(await card('unassigned').textContent()).toContain('待分配')
  expect(await card('unassigned').getByRole('link').getAttribute('href')).toContain('demand_state=3')
  expect(await card('hitRate').getByRole('link').getAttribute('href')).toContain('tab=results')
  const panel = page.locator('[data-panel="clipMaterials"]')
  expect(await panel.textContent()).toContain('可用 9 个，从未用过 6 个')
  await panel
    .getByRole('radio', { name: '表' })
    .or(panel.getByRole('button', { name: '表' }))
    .first()
    .click()
  await soon(() => panel.locator('tbody tr').first().textContent()).toBe('露营灯 原始素材513$1,234.00')
  expect(await axeFindings(page)).toEqual([])
  expect(noise).toEqual([])
})

test('[CL30] a leader sets what a hit is, beginning with what it is now', { tags: ['long'] }, async () => {
  const { page } = await open()
  await page.getByRole('button', { name: '爆款标准' }).click()
  const dialog = page.getByTestId('clipHit-dialog')
  const views = dialog.getByLabel('播放达到')
  expect(await views.inputValue()).toMatch(/^100,?000$/)
  await views.fill('5000')
  await dialog.getByLabel('或成交额达到').fill('20.50')
  await dialog.getByRole('button', { name: '保存' }).click()
  await soon(() => state.api.seen.find((one) => one.path === saveHit.path)?.body).toEqual({
    hit_views: 5000,
    hit_gmv: 2050,
  })
  await dialog.waitFor({ state: 'detached' })
})

test('[CL31] whoever has something due is reminded from its row, and its tasks are found to be handed over', {
  tags: ['long'],
}, async () => {
  const { page, noise } = await open()
  const buttons = page.locator('[data-transition="remind"]')
  await soon(() => buttons.count()).toBe(1)
  await buttons.click()
  const sent = () => state.api.seen.find((one) => one.path === `${clipCutterList.path}/transition`)?.body
  await soon(sent).toMatchObject({ transition: 'remind', keys: ['40'] })
  await page.locator('.lt tbody tr').nth(1).getByRole('link').first().click()
  const way = page.getByRole('link', { name: '重新分配' })
  await way.waitFor()
  expect(decodeURIComponent((await way.getAttribute('href')) ?? '')).toContain('cutter=岑溪')
  await way.click()
  await soon(() => pathOf(page)).toContain('task_state=1')
  expect(noise).toEqual([])
})
