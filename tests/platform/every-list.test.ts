import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findWork } from '../../platform/jobs/find-work.ts'
import { checkBooks } from '../../platform/jobs/self-check.ts'
import { productList } from '../../shared/areas/products/list.ts'
import { lists } from '../../shared/lists/all.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { type Page, walkList } from './list-walk.ts'

/** The evening of a business day of the demo company, so that its day has orders. */
const nowMs = (): number => Date.UTC(2026, 10, 18, 12)
const DAYS = 6
const accounts: readonly string[] = ['leader', 'shops', 'ads', 'fbads', 'ops']

let platform: TestPlatform
const tokens = new Map<string, string>()
/** Two bills of the leader, the first with adjustments. @returns its id */
const makeBills = async (): Promise<string> => {
  const { db } = platform
  const { id: member_id, company_id } = await db
    .selectFrom('member')
    .select(['id', 'company_id'])
    .where('username', '=', 'leader')
    .executeTakeFirstOrThrow()
  const head = { company_id, member_id, bill_type: 2, currency: 'USD', orders: 0, commission_amt: 0, deduction_amt: 0 }
  const times = { confirm_deadline_t: 4_000_000_000, add_time: nowMs() / 1000, update_time: 0 }
  const made = await db
    .insertInto('bill')
    .values(
      ['2026-08', '2026-09'].map((period, n) => ({
        ...{ ...head, ...times, period, bill_no: `B-${period}`, status: n },
        ...{ adjust_amt: 600, income_amt: 600, add_time: times.add_time - n },
      })),
    )
    .returning('id')
    .execute()
  const bill_id = made[0]?.id ?? 0
  const adjusted = [100, 200, 300].map((amt) => ({ bill_id, amt, note: `n ${amt}`, member_id, add_time: 0 }))
  await db.insertInto('bill_adjust').values(adjusted).execute()
  return String(bill_id)
}

/** Reports of the leader's that nothing goes out of, and what did. */
const makeReports = async (): Promise<void> => {
  const { id: member_id, company_id } = await platform.db
    .selectFrom('member')
    .select(['id', 'company_id'])
    .where('username', '=', 'leader')
    .executeTakeFirstOrThrow()
  const now = nowMs() / 1000
  const plan = { company_id, member_id, team_id: null, language: 'zh' as const, sealed: '', update_time: now, state: 2 }
  for (const n of [1, 2]) {
    const own = { name: `r${n}`, content: n, every: n, hour: n, format: n, channel: n, shown: `to ${n}`, sent_day: n }
    const { id: plan_id } = await platform.db
      .insertInto('report_plan')
      .values({ ...plan, ...own, add_time: now - n })
      .returning('id')
      .executeTakeFirstOrThrow()
    const sent = { company_id, plan_id, from_day: n, to_day: n, state: n, next_t: 4_000_000_000, tries: n, file: null }
    await platform.db
      .insertInto('report_sending')
      .values({ ...sent, error: `why ${n}`, file_name: `f${n}`, sent_t: now - n, add_time: now - n, update_time: now })
      .execute()
  }
}

/** What a network told of orders, which the leader's company does not know. */
const makeSettlements = async (): Promise<void> => {
  const { company_id } = await platform.db
    .selectFrom('member')
    .select('company_id')
    .where('username', '=', 'leader')
    .executeTakeFirstOrThrow()
  const told = { company_id, sku_id: 's', content_id: '', currency: 'USD', decimals: 2, settled_day: 20_000 }
  const rows = [100, 200, 300].map((paid_amt) => ({
    ...told,
    order_id: `o${paid_amt}`,
    paid_amt,
    fact_t: 0,
    add_time: 0,
  }))
  await platform.db.insertInto('settlement_line').values(rows).execute()
}

/** Walls of the leader's that have told of themselves, or not yet. */
const makeWalls = async (): Promise<void> => {
  const { id: member_id, company_id } = await platform.db
    .selectFrom('member')
    .select(['id', 'company_id'])
    .where('username', '=', 'leader')
    .executeTakeFirstOrThrow()
  const now = nowMs() / 1000
  const told = [null, 30, 60].map((fps, n) => ({
    ...{ fps, losses: fps && n, heap_mb: fps && 100 * n, age_s: fps && n, tier: fps && n, seen_t: fps && now - n },
    ...{ twice_t: fps && now - n, revoked_t: n === 2 ? now : null },
  }))
  await platform.db
    .insertInto('wall_device')
    .values(
      told.map((one, n) => ({
        ...{ company_id, member_id, scope_member: null, name: `Hall ${n}`, screen: n + 1, add_time: now - n },
        ...{ ...one, update_time: now },
      })),
    )
    .execute()
}

/** What lists are asked about that are about something. */
let subject: Readonly<Record<string, string>> = {}
beforeAll(async () => {
  platform = await startTestPlatform({ demo: { scale: 0.02, days: DAYS }, nowMs })
  // What contents did is written by and by: rows would change under the walk.
  const written = () => platform.db.selectFrom('setting').select('value').where('key', '=', 'demo.content').execute()
  await vi.waitFor(async () => expect((await written())[0]?.value).toHaveLength(DAYS), {
    timeout: 60_000,
    interval: 100,
  })
  await checkBooks(platform.db, nowMs() / 1000)
  await findWork(platform.db, nowMs() / 1000)
  for (const account of accounts) tokens.set(account, await platform.signIn(account, 'tidewall-demo'))
  const most = await platform.ask(`${productList.path}?sort_field=gmv_30d&limit=10`, {
    token: tokens.get('leader') ?? '',
  })
  subject = { product_id: String((most.envelope.data as Page).list[0]?.product_id), id: await makeBills() }
  await makeSettlements()
  await makeReports()
  await makeWalls()
})
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
