import { expect, test } from 'vitest'
import { liveApi } from '../../shared/areas/lives/api.ts'
import { done } from '../support/fake-api.ts'
import { fakeOf } from '../support/fake-of.ts'
import { consoleStage } from './support/open.ts'
import { soon } from './support/soon.ts'

const { state, visitAs } = consoleStage()

test('[LV3] of many rooms that run the ten that sell most stand above the list, and all at a press', {
  tags: ['long'],
}, async () => {
  const whole = fakeOf(liveApi.running)
  const [room] = whole.list
  if (!room) throw new Error('no room runs')
  const roomsOf = (count: number) =>
    done({ ...whole, list: Array.from({ length: count }, (_, n) => ({ ...room, live_id: `r${n}` })) })
  state.api.scripts.set(liveApi.running.path, () => roomsOf(12))
  const { page, noise } = await visitAs('leader', '/liveData/liveData')
  const rooms = page.getByTestId('live-running').locator('[data-room]')
  const toggle = page.getByTestId('live-running').locator('[aria-expanded]')
  await soon(() => rooms.count()).toBe(10)
  await toggle.filter({ hasText: '全部 12 间' }).click()
  await soon(() => rooms.count()).toBe(12)
  await toggle.filter({ hasText: '只看前 10 间' }).click()
  await soon(() => rooms.count()).toBe(10)
  state.api.scripts.set(liveApi.running.path, () => roomsOf(10))
  await page.reload()
  await soon(() => rooms.count()).toBe(10)
  expect(await toggle.count()).toBe(0)
  expect(noise).toEqual([])
})
