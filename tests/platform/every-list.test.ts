import { afterAll, beforeAll, expect, test } from 'vitest'
import { productList } from '../../shared/areas/products/list.ts'
import { lists } from '../../shared/lists/all.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { type Page, walkList } from './list-walk.ts'

/** The evening of a business day of the demo company, so that its day has orders. */
const nowMs = (): number => Date.UTC(2026, 10, 18, 12)
const accounts: readonly string[] = ['leader', 'shops', 'ads', 'fbads']

let platform: TestPlatform
const tokens = new Map<string, string>()
/** What lists are asked about that are about something. */
let subject: Readonly<Record<string, string>> = {}
beforeAll(async () => {
  platform = await startTestPlatform({ demo: { scale: 0.02, days: 6 }, nowMs })
  for (const account of accounts) tokens.set(account, await platform.signIn(account, 'tidewall-demo'))
  const most = await platform.ask(`${productList.path}?sort_field=gmv_30d&limit=10`, {
    token: tokens.get('leader') ?? '',
  })
  subject = { product_id: String((most.envelope.data as Page).list[0]?.product_id) }
}, 120_000)
afterAll(() => platform[Symbol.asyncDispose]())

test.each(Object.values(lists).map((list) => ({ id: list.id, list })))(
  '[LQ1] [LQ2] [LQ12] [EX1] [EX15] [LP25] $id: every order, its pages, its totals, its export, its rows by key and its period',
  async ({ list }) => {
    const denied: string[] = []
    const about = list.fixed ? subject : {}
    let token = ''
    for (const account of accounts) {
      const { envelope } = await platform.ask(`${list.path}?${new URLSearchParams({ ...about, limit: '10' })}`, {
        token: tokens.get(account) ?? '',
      })
      if (envelope.status === 1) {
        token = tokens.get(account) ?? ''
        break
      }
      denied.push(`${account}: ${envelope.message}`)
    }
    expect(token, denied.join('; ')).not.toBe('')
    await walkList({ platform, list, token, about, now: nowMs() / 1000 })
  },
)
