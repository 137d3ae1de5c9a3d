import { expect, test } from 'vitest'
import { clipsApi } from '../../shared/areas/clips/api.ts'
import { taskState } from '../../shared/areas/clips/states.ts'
import { clipTaskList } from '../../shared/areas/clips/task-list.ts'
import { clipTaskWorkflow } from '../../shared/areas/clips/task-workflow.ts'
import { done } from '../support/fake-call.ts'
import { fakeListAnswer } from '../support/fake-lists.ts'
import { fakeOf } from '../support/fake-of.ts'
import { fakeRowsFor } from '../support/fake-rows.ts'
import { consoleStage, pathOf } from './support/open.ts'
import { soon } from './support/soon.ts'

const { state, visitAs } = consoleStage()
const path = '/bossFilmCutter/index'

test('[CL37] who loses the race for a task reads that it is taken, and the drawer leads back to the pool', async () => {
  let rows = fakeRowsFor(clipTaskList, (n) => ({ task_no: `CT00000${n}`, task_state: taskState.pool }), 2)
  state.api.scripts.set(clipTaskList.path, ({ query }) => fakeListAnswer(clipTaskList, rows, query))
  state.api.scripts.set(clipsApi.task.path, () => done(fakeOf(clipsApi.task)))
  state.api.scripts.set('/api/v1/list/row', () => done({ row: null }))
  state.api.scripts.set(clipTaskWorkflow.api.transition.path, () => {
    rows = rows.slice(1)
    return done({ results: [{ key: 'CT000000', ok: false, message: '任务已被领取' }] })
  })
  const { page } = await visitAs('leader', `${path}?layout=table&open=CT000000`)
  const drawer = page.getByTestId('row-drawer')
  await drawer.locator('[data-transition="claim"]').click()
  await page.getByText('任务已被领取').first().waitFor()
  const left = drawer.getByTestId('row-left')
  await left.getByText('这条记录刚刚离开了你的列表').waitFor()
  await left.getByRole('button', { name: '返回列表' }).click()
  await soon(() => pathOf(page)).toBe(`${path}?layout=table`)
  await page.locator('tr[data-key="CT000001"]').waitFor()
  expect(await drawer.count()).toBe(0)
})
