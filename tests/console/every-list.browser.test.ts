import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { screenRow } from '../../shared/access/screens.ts'
import { lists } from '../../shared/lists/all.ts'
import type { List } from '../../shared/lists/list.ts'
import { fakeListAnswer } from '../support/fake-lists.ts'
import { fakeProducts } from '../support/fake-products.ts'
import { fakeRowsFor } from '../support/fake-rows.ts'
import { sampled } from '../support/sampled.ts'
import { walkList } from './support/list-walk.ts'
import { consoleStage, goWithin, type VisitOptions } from './support/open.ts'

const stage = consoleStage()
beforeEach(() => {
  const { records } = stage.state.api
  const leader = records.get('leader')
  if (leader) records.set('ops', { ...leader, operator: 1 })
  if (leader) records.set('nobody', { ...leader, rights: { id: '7', name: 'Few', money: 1, mobile: 1, screens: [] } })
})

const product_id = fakeProducts[2]?.product_id ?? ''

/** Lists that do not stand under their screen's bare path: the query that shows them. */
const queries: Readonly<Record<string, string>> = {
  'bill-lines': '?id=7',
  products: '?layout=table',
  groups: '?tab=groups',
  materials: '?layout=table',
  'flow-meta': '?network=meta',
  articles: '?layout=table',
  deals: '?layout=table',
  originals: '?layout=table',
  'clip-tasks': '?layout=table',
  'clip-demands': '?layout=table',
  'goods-creators': `?tab=creators&product_id=${product_id}`,
  'goods-videos': `?tab=videos&product_id=${product_id}`,
  'goods-lives': `?tab=lives&product_id=${product_id}`,
  'goods-skus': `?tab=skus&product_id=${product_id}`,
}

/** Lists that follow from the record's ad network, or whose screen is of one mode. */
const accounts: Readonly<Record<string, string>> = {
  'ads-tiktok': 'ads',
  'ads-meta': 'fbads',
  team: 'shops',
  'self-checks': 'ops',
  announcements: 'ops',
  companies: 'ops',
  accounts: 'ops',
  jobs: 'ops',
}
/** Lists that film cutters may see, with somebody who may not. */
const strangers: Readonly<Record<string, string>> = {
  materials: 'fbads',
  originals: 'unshared',
  'original-uses': 'unshared',
  articles: 'nobody',
  'clip-cutters': 'fbads',
  'clip-tasks': 'agent1',
  'clip-results': 'agent1',
}
/** One that is only a table, one with cards, one of what a page is about. */
const wholes = ['orders', 'products', 'goods-creators'] as const
const queryOf = ({ id, tab }: List): string => queries[id] ?? (tab ? `?tab=${tab}` : '')
const accountOf = ({ id, mode }: List): string => accounts[id] ?? mode ?? 'leader'

const caseOf = (list: List) => ({
  stage,
  list,
  path: screenRow(list.screen).path + queryOf(list),
  account: accountOf(list),
  stranger: strangers[list.id] ?? 'cutter',
})

for (const { tags, rows } of sampled(wholes, (id) => id === 'orders'))
  test.each(rows)('[LP1] [LP2] [LP7] [LP8] [LP10] [LP12] [LP32] %s does all that a list does', { tags }, (id) =>
    walkList({
      ...caseOf(lists[id]),
      go: async (account, path) => (await stage.visitAs(account, path)).page,
      isWhole: true,
    }),
  )

/** Each account's page, at whichever path: what was opened once is gone through, as people do. */
const goer = (options: VisitOptions = {}) => {
  const pages = new Map<string, Page>()
  return async (account: string, path: string): Promise<Page> => {
    const known = pages.get(account)
    if (known) await goWithin(known, path)
    const page = known ?? (await stage.visitAs(account, path, options)).page
    pages.set(account, page)
    return page
  }
}

const AT_A_TIME = 5
const others = Object.values(lists).filter(({ id }) => !wholes.some((whole) => whole === id))
const parts = Array.from({ length: Math.ceil(others.length / AT_A_TIME) }, (_, n) => {
  const part = others.slice(n * AT_A_TIME, (n + 1) * AT_A_TIME)
  return { part, ids: part.map(({ id }) => id).join(', ') }
})
for (const { tags, rows } of sampled(parts, (_, n) => n === parts.length - 1))
  test.each(rows)('[LP1] [LP2] [LP10] [LP31] what every list does is done by: $ids', { tags }, async ({ part }) => {
    const go = goer()
    for (const list of part)
      await walkList({ ...caseOf(list), go }).catch((error: Error) => {
        error.message = `${list.id}: ${error.message}`
        throw error
      })
  })

test('[LP29] on a telephone every list stands as cards, and nothing is wider than the screen', {
  tags: ['long'],
}, async () => {
  const size = { width: 390, height: 844 }
  for (const list of Object.values(lists))
    stage.state.api.scripts.set(list.path, ({ query }) => fakeListAnswer(list, fakeRowsFor(list), query))
  const go = goer({ size })
  for (const list of Object.values(lists)) {
    const page = await go(accountOf(list), screenRow(list.screen).path + queryOf(list).replace(/[?&]layout=table/, ''))
    const cards = page.locator(`[data-list="${list.id}"][data-ready] .list-cards`)
    await cards.locator('> li[data-key]').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), list.id).toBe(390)
    expect(await cards.evaluate((one) => one.scrollWidth - one.clientWidth), list.id).toBeLessThanOrEqual(0)
  }
})
