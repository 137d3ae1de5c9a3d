import { expect, test } from 'vitest'
import { creatorDataApi } from '../../shared/areas/creators/data-api.ts'
import { creatorDataList } from '../../shared/areas/creators/data-list.ts'
import { creatorTeamsApi } from '../../shared/areas/creators/teams-api.ts'
import { teamBelowList } from '../../shared/areas/creators/teams-list.ts'
import { done } from '../support/fake-api.ts'
import { fakeListAnswer } from '../support/fake-lists.ts'
import { fakeNow } from '../support/fake-of.ts'
import { fakeRowsFor } from '../support/fake-rows.ts'
import { consoleStage, pathOf } from './support/open.ts'
import { soon } from './support/soon.ts'

const { state, visitAs } = consoleStage()

test('[CR11] a row leads to its orders and its page, a figure to the creators that it counts, the charts follow', {
  tags: ['long'],
}, async () => {
  const rows = fakeRowsFor(creatorDataList, (n) => ({ creator_id: `c${n}` }), 8)
  state.api.scripts.set(creatorDataList.path, ({ query }) => fakeListAnswer(creatorDataList, rows, query))
  const path = '/merchantsTeam/merchantsTeamData'
  const { page, noise } = await visitAs('leader', path)
  await page.locator('.lt tbody tr').first().click()
  const drawer = page.getByTestId('row-drawer')
  const links = drawer.locator('.drawer-ways a')
  await soon(() => links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
    expect.stringMatching(/^\/merchantsTeam\/directlyUnder\?date_type=paid&period=last7&creator=/),
    expect.stringMatching(/^\/merchantsTeam\/merchantsTeamMent\?open=/),
  ])
  await page.keyboard.press('Escape')
  await soon(() => drawer.count()).toBe(0)
  await page.locator('[data-kpi="silent"] .kpi-link').click()
  await soon(() => pathOf(page)).toBe(`${path}?silent=1`)
  const lastAsked = () => state.api.seen.filter((one) => one.path === creatorDataApi.trend.path).at(-1)?.query
  await soon(lastAsked).toContain('silent=1')
  expect(noise).toEqual([])
})

test('[CR14] the tree of teams is asked for a level at a time; the chosen one has its people in the table', {
  tags: ['long'],
}, async () => {
  const rows = fakeRowsFor(teamBelowList, (n) => ({ team_id: String(n + 1) }), 4)
  state.api.scripts.set(teamBelowList.path, ({ query }) => fakeListAnswer(teamBelowList, rows, query))
  const node = (team_id: string, folds: boolean) => ({ team_id, name: `人${team_id}`, people: folds ? 2 : 1, folds })
  state.api.scripts.set(creatorTeamsApi.below.path, ({ query }) =>
    done({
      nodes: query.pid === '7' ? [node('8', false)] : query.pid ? [] : [node('7', true), node('9', false)],
      path: query.pid ? [{ team_id: String(query.pid), name: `人${query.pid}` }] : [],
      data_time: fakeNow,
    }),
  )
  const path = '/merchantsTeam/associated'
  const { page, noise } = await visitAs('leader', path)
  const tree = page.getByTestId('side')
  await tree.getByRole('button', { name: '人9' }).waitFor()
  const askedBelow = () =>
    state.api.seen.filter((one) => one.path === creatorTeamsApi.below.path).map(({ query }) => query)
  expect(askedBelow()).not.toContain('pid=7')
  await tree.locator('.tree-fold[aria-expanded]').click()
  await tree.getByRole('button', { name: '人8' }).click()
  await soon(() => pathOf(page)).toBe(`${path}?pid=8`)
  await soon(() => state.api.seen.filter((one) => one.path === teamBelowList.path).at(-1)?.query).toContain('pid=8')
  await tree.getByRole('button', { name: '全部下级' }).click()
  await soon(() => pathOf(page)).toBe(path)
  expect(noise).toEqual([])
})
