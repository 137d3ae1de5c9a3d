import { expect, test } from 'vitest'
import { originalList } from '../../shared/areas/originals/list.ts'
import { originalUseList } from '../../shared/areas/originals/uses-list.ts'
import { done } from '../support/fake-api.ts'
import { fakeListAnswer } from '../support/fake-lists.ts'
import { fakeRowsFor } from '../support/fake-rows.ts'
import { consoleStage, pathOf } from './support/open.ts'
import { soon } from './support/soon.ts'

const { state, visitAs } = consoleStage()
const path = '/OriginalBank'
const originals = fakeRowsFor(
  originalList,
  (n) => ({ original_id: String(n + 1), original_title: `Surf ${n + 1}`, use_state: 0 }),
  8,
)
const uses = fakeRowsFor(
  originalUseList,
  (n) => ({ use_id: String(n + 1), use_state: 1, use_side: n === 0 ? 1 : 2 }),
  3,
)

test('[ML28] an original is looked at before it may be used, and asked for with purpose, account and term; whoever decides it has the buttons', {
  tags: ['long'],
}, async () => {
  state.api.scripts.set(originalList.path, ({ query }) => fakeListAnswer(originalList, originals, query))
  state.api.scripts.set(originalUseList.path, ({ query }) => fakeListAnswer(originalUseList, uses, query))
  const detail = { cover: null, strip: null, file: null, own: false, waits: false, downloads: [] }
  state.api.scripts.set('/api/v1/clip/original/detail', () => done(detail))
  const { page, noise } = await visitAs('leader', path)
  await page.locator('[data-testid="list-cards"] > li[data-key="2"] a').click()
  await soon(() => pathOf(page)).toBe(`${path}?open=2`)
  expect(await page.getByTestId('original-download').count()).toBe(0)
  await page.getByTestId('original-apply').click()
  await page.fill('#purpose', '夏季投放混剪')
  await page.fill('#account', '@tide.us')
  await page.fill('#until', '2026-09-01')
  state.api.scripts.set('/api/v1/clip/original/apply', () => {
    state.api.scripts.set('/api/v1/clip/original/detail', () => done({ ...detail, waits: true }))
    return done({ use_id: '4' })
  })
  await page.getByTestId('form-send').click()
  await page.getByTestId('row-drawer').getByText('申请待审批').waitFor()
  expect(state.api.seen.find(({ path: asked }) => asked === '/api/v1/clip/original/apply')?.body).toEqual({
    ...{ id: '2', purpose: '夏季投放混剪', account: '@tide.us', until: '2026-09-01' },
  })
  await page.getByTestId('row-drawer').focus()
  await page.keyboard.press('Escape')
  await page.locator('[data-tab="uses"]').click()
  await page.waitForSelector('[data-list="original-uses"][data-ready]')
  await soon(() => page.locator('tr[data-key="1"]').getByRole('button', { name: '批准' }).count()).toBe(1)
  expect(await page.locator('tr[data-key="2"]').getByRole('button', { name: '批准' }).count()).toBe(0)
  expect(noise).toEqual([])
})
