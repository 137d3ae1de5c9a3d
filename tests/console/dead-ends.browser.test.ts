import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { menuOf } from '../../shared/access/menu.ts'
import { displayPaths, groups, screenAt, screenRow } from '../../shared/access/screens.ts'
import type { UserRecord } from '../../shared/record/record.ts'
import { fakeRecord } from '../support/fake-data.ts'
import { fakeBill, fakeNotice } from '../support/fake-session.ts'
import { sampled } from '../support/sampled.ts'
import { consoleStage, goWithin } from './support/open.ts'
import { soon } from './support/soon.ts'

const { state, visitAs } = consoleStage()
const recordOf = (account: string): UserRecord => {
  const record = state.api.records.get(account)
  if (!record) throw new Error(`no ${account}`)
  return record
}

/** The demo accounts beside those that the stage has anyway. */
const more = (): void => {
  const agents = [2, 3, 4].map((agency_level) =>
    fakeRecord({ username: `agent${agency_level}`, company: 0, agency_level }),
  )
  const others = [
    fakeRecord({ username: 'star', is_film_cutter: 1, star_cutter: 1 }),
    fakeRecord({ username: 'shopsolo', company: 0, current_version: 9, isad: [0, 9], tk_pid: '1' }),
    fakeRecord({ username: 'ops', company: 0, operator: 1 }),
  ]
  for (const record of [...agents, ...others]) state.api.records.set(record.username, record)
}

const groupPaths: readonly string[] = Object.values(groups).map(({ path }) => path)

/** Links of the page that lead to nothing: no screen and no group of screens stands at their address. */
const deadEnds = async (page: Page): Promise<string[]> => {
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  return links.filter((href) => {
    const path = href.split(/[?#]/)[0] ?? ''
    return path !== '/' && !path.startsWith('/api/') && !groupPaths.includes(path) && !screenAt(path)
  })
}
const accounts = [
  'leader',
  'staff',
  'agent1',
  'agent2',
  'agent3',
  'agent4',
  'cutter',
  'star',
  'ads',
  'fbads',
  'shops',
  'shopsolo',
  'ops',
]
/** Whose pages are looked at one by one: together they have every page of every mode. */
const walked = ['leader', 'ads', 'shops', 'ops']

for (const { tags, rows } of sampled(accounts, (account) => account === 'leader'))
  test.each(rows)('[T20] nothing that %s is shown leads to a page that is not there', { tags }, async (account) => {
    more()
    state.api.messages.bills = [fakeBill(1), fakeBill(2, { status: 4 })]
    state.api.messages.notices = [
      fakeNotice(1),
      { ...fakeNotice(2), links: [{ title: '看商品', path: '/goodsAnalyse?id=p1' }] },
    ]
    const { page } = await visitAs(account, '/', { stored: { 'tw.orderCorrection': '1' } })
    const menu = page.getByTestId('menu')
    await menu.waitFor()
    const record = recordOf(account)
    for (const id of menuOf(record)) {
      expect(await menu.locator(`[data-screen="${id}"]`).getAttribute('href')).toBe(screenRow(id).path)
    }
    const reminder = page.getByTestId('bill-reminder')
    if (menuOf(record).includes('bills')) {
      await reminder.waitFor()
      expect(await deadEnds(page)).toEqual([])
      await page.getByTestId('bills-cancel').click()
    }
    await page.getByTestId('account').click()
    await page.click('[data-dialog="notices"]')
    await page.getByTestId('notice-list').getByText('看商品').waitFor()
    expect(await deadEnds(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    const entries = page.locator('[data-entry^="screen:"]')
    await entries.first().waitFor()
    const found = await entries.evaluateAll((all) => all.map((one) => one.getAttribute('data-entry')))
    expect(found).toEqual(menuOf(record).map((id) => `screen:${id}`))
    await page.keyboard.press('Escape')
    if (!walked.includes(account)) return
    const paths = menuOf(record)
      .map((id) => screenRow(id).path)
      .filter((path) => !displayPaths.includes(path))
    for (const path of paths) {
      await goWithin(page, path)
      await soon(() => menu.locator('[aria-current]').getAttribute('href')).toBe(path)
      await page.waitForLoadState('networkidle')
      expect(await deadEnds(page), path).toEqual([])
    }
  })
