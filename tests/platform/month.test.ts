import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateBills } from '../../platform/jobs/bills.ts'
import type { CallData } from '../../shared/api/endpoint.ts'
import { billState } from '../../shared/areas/bills/states.ts'
import { billWorkflow } from '../../shared/areas/bills/workflow.ts'
import type { creatorApi } from '../../shared/areas/creators/api.ts'
import { creatorList } from '../../shared/areas/creators/list.ts'
import type { consoleApi } from '../../shared/areas/dashboard/api.ts'
import { orderList } from '../../shared/areas/orders/list.ts'
import type { screenApi } from '../../shared/areas/wall/api.ts'
import { currencyDecimals } from '../../shared/format/number.ts'
import { temporaryFolder } from '../support/folder.ts'
import { account, at, type Month, makeMonth, may, type Person, tellMay } from '../support/month-world.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { presser } from '../support/presses.ts'

let now = may(1)
let platform: TestPlatform
const folder = temporaryFolder('tidewall-month-')
beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
})
afterAll(async () => {
  await platform?.[Symbol.asyncDispose]()
  folder[Symbol.dispose]()
})

/** Anew each time: a session ends long before a month does. */
const tokenOf = ({ username }: Person): Promise<string> => platform.signIn(username, password)
const refund = async ({ company }: Month, order_id: string, sku_id: string, amt: number): Promise<void> => {
  const back = { refund_id: `r-${order_id}-${now}`, sku_id, content_id: '', n: 1, kind: 2, qty: 1, amt, applied_t: now }
  allTaken(await platform.gate.submit(company, [{ kind: 'update', order_id, refunds: [{ ...back, kind: 1 }] }]))
}

const rows = async <T>(text: ReturnType<typeof sql>): Promise<T[]> => (await text.execute(platform.db)).rows as T[]

interface Bill {
  readonly id: string
  readonly member_id: number
  readonly bill_type: number
  readonly period: string
  readonly status: number
  readonly income_amt: number
}
const billsOf = (company: number): Promise<Bill[]> =>
  rows<Bill>(sql`select id::text as id, member_id, bill_type, period, status, income_amt from bill
    where company_id = ${company} order by period, member_id, bill_type`)

/** Presses the machine as somebody; what it refuses is thrown. */
const press = async (who: Person, name: string, id: string, more: object = {}): Promise<void> => {
  const { ok, message } = await presser(platform, billWorkflow).one(await tokenOf(who), name, id, more)
  expect(ok, `${name} ${message}`).toBe(true)
}

/** Every line's parts add up to its commission; every account's bills to its parts. */
const expectTies = async ({ company }: Month): Promise<void> => {
  expect(
    await rows(sql`
      select l.order_id from affiliate_order_line l join lateral (
        select sum(est_amt) filter (where level >= 0) as est, sum(act_amt) filter (where level >= 0) as act from commission_split s
        where (s.company_id, s.order_id, s.sku_id, s.content_id, s.n) = (l.company_id, l.order_id, l.sku_id, l.content_id, l.n)
      ) s on true
      where l.company_id = ${company} and (
        s.est <> l.est_standard_amt + l.est_shop_ads_amt + l.est_bonus_amt + l.est_partner_amt
        or l.settlement_status = 2
          and s.act <> l.act_standard_amt + l.act_shop_ads_amt + l.act_bonus_amt + l.act_partner_amt)`),
  ).toEqual([])
  const [bills, parts] = await Promise.all(
    [
      // What was carried over stands in the bill before and in the adjustment of the next one.
      sql`select member_id, sum(commission_amt - deduction_amt)::bigint as amt from bill
        where company_id = ${company} and status <> 6 group by 1 order by 1`,
      sql`select s.member_id, sum(s.act_amt)::bigint as amt from commission_split s
        where s.company_id = ${company} and s.member_id is not null and s.act_amt <> 0 group by 1 order by 1`,
    ].map((text) => rows(text)),
  )
  expect(bills).toEqual(parts)
}

const read = async <T>(who: Person, path: string): Promise<T> => {
  const { envelope } = await platform.ask(path, { token: await tokenOf(who) })
  expect(envelope.status, envelope.message).toBe(1)
  return envelope.data as T
}

interface ListPage {
  readonly summary: { readonly kpi: Record<string, number>; readonly totals: Record<string, number> }
}

/** The same figures on dashboard, list of orders, file, creators and their pages, and wall, and recomputed from the parts. */
const expectFigures = async ({ company, person, unit }: Month): Promise<void> => {
  const chief = person('chief')
  const [own] = await rows<{ ours: number; gmv: number }>(sql`
    select sum(case when l.settlement_status = 2 then s.act_amt when s.level >= 0 then s.est_amt else 0 end)
        filter (where s.role <> 1)::bigint as ours,
      (select sum(pay_amt)::bigint from affiliate_order_line k where k.company_id = ${company}) as gmv
    from affiliate_order_line l join commission_split s using (company_id, order_id, sku_id, content_id, n)
    where l.company_id = ${company}`)
  const overview = await read<CallData<typeof consoleApi.overview>>(chief, '/api/v1/console/overview')
  expect(overview.ours.month_amt).toBe(own?.ours)
  expect(overview.hero.month_amt).toBe(own?.gmv)
  const span = `start_time=${may(1)}&end_time=${may(31)}`
  const orders = await read<ListPage>(chief, `${orderList.path}?${span}&limit=10`)
  expect(orders.summary.totals.our_commission).toBe(own?.ours)
  const creators = await read<{ list: { creator_id: string; gmv_30d: number }[] }>(
    chief,
    `${creatorList.path}?limit=10`,
  )
  let sold = 0
  for (const { creator_id, gmv_30d } of creators.list) {
    const { trend } = await read<CallData<typeof creatorApi.detail>>(
      chief,
      `/api/v1/merchants/member/detail?creator_id=${creator_id}`,
    )
    expect(trend.reduce((sum, { gmv_amt }) => sum + gmv_amt, 0)).toBe(gmv_30d)
    sold += gmv_30d
  }
  expect(sold).toBe(own?.gmv)
  const { zones } = await read<CallData<typeof screenApi.data>>(chief, '/api/v1/screen/data')
  expect(zones.settle.ours_month_amt).toBe(own?.ours)
  expect(zones.hero.month_amt).toBe(own?.gmv)
  const file = await fetch(`${platform.url}/api/v1/export/now`, {
    method: 'POST',
    headers: { token: await tokenOf(chief), 'content-type': 'application/json' },
    body: JSON.stringify({ list: 'orders', query: span, columns: ['order_id', 'our_commission'] }),
  })
  const [, ...lines] = parse(await file.text(), { bom: true }) as string[][]
  expect(Math.round(lines.reduce((sum, [, amount]) => sum + Number(amount) * unit, 0))).toBe(own?.ours)
}

test.each(['USD', 'EUR', 'JPY', 'VND'])(
  '[BI1] [BI3] [BI4] [BI6] [OR15] a month in %s: orders by file and stream, settled, billed, confirmed, disputed, rejected, paid, clawed back and carried over; every account has what its parts come to',
  async (currency) => {
    now = may(5)
    const world = await makeMonth(platform, currency, 10 ** currencyDecimals(currency))
    const { company, person } = world
    const [chief, deputy, agent, operator] = (['chief', 'deputy', 'agent', 'operator'] as const).map(person) as [
      Person,
      Person,
      Person,
      Person,
    ]
    await tellMay(platform, folder.path, world, (moment) => {
      now = moment
    })
    now = may(31)
    await expectFigures(world)

    now = at('2026-06-01T02:30:00')
    await generateBills(platform.db, now)
    await expectTies(world)
    const first = await billsOf(company)
    const billOf = (who: Person, type: number) =>
      first.find(({ member_id, bill_type }) => member_id === who.id && bill_type === type) ?? expect.fail('no bill')
    const [asCreator, ofAgent, ofDeputy, ofChief] = [
      billOf(agent, 1),
      billOf(agent, 2),
      billOf(deputy, 2),
      billOf(chief, 2),
    ]
    // Plainly.
    await press(agent, 'confirm', asCreator.id, account)
    await press(chief, 'approve', asCreator.id)
    await press(chief, 'pay', asCreator.id, { pay_serial: 'ICBC-0001', voucher: null })
    // Rejected and submitted again.
    await press(agent, 'confirm', ofAgent.id, account)
    await press(chief, 'reject', ofAgent.id, { reason: '发票号缺失' })
    await press(agent, 'resubmit', ofAgent.id, { ...account, banknumber: null, invoice_no: 'FP-1' })
    await press(chief, 'approve', ofAgent.id)
    await press(chief, 'pay', ofAgent.id, { pay_serial: 'ICBC-0002', voucher: null })
    // Disputed and made anew.
    await press(deputy, 'dispute', ofDeputy.id, { reason: '这一笔不对', orders: 's1' })
    await press(chief, 'regenerate', ofDeputy.id, { adjust_amt: null, tax_amt: null, note: '核对无误' })
    await press(deputy, 'confirm', ofDeputy.id, account)
    await press(chief, 'approve', ofDeputy.id)
    await press(chief, 'pay', ofDeputy.id, { pay_serial: 'ICBC-0003', voucher: null })
    // Nobody approves the own one.
    await press(chief, 'confirm', ofChief.id, account)
    expect((await presser(platform, billWorkflow).one(await tokenOf(chief), 'approve', ofChief.id)).ok).toBe(false)
    await press(operator, 'approve', ofChief.id)
    await press(operator, 'pay', ofChief.id, { pay_serial: 'ICBC-0004', voucher: null })
    await expectTies(world)

    now = at('2026-06-10T12:00:00')
    await refund(world, 's0', 'sku-1', 555 * world.unit)
    await refund(world, 's1', 'sku-1', 100 * world.unit)
    now = at('2026-07-01T02:30:00')
    await generateBills(platform.db, now)
    await expectTies(world)
    const july = (await billsOf(company)).filter(({ period }) => period === '2026-06')
    expect(july.length).toBeGreaterThan(0)
    for (const { status, income_amt } of july) {
      expect(income_amt).toBeLessThan(0)
      expect(status).toBe(billState.carried)
    }
    // What was carried over comes off the next bill.
    now = at('2026-07-05T12:00:00')
    const line = lineWith({
      creator_id: 'anna',
      pay_amt: 9000 * world.unit,
      standard_rate_bp: 1500,
      partner_rate_bp: 500,
    })
    const order_id = 'late'
    allTaken(
      await platform.gate.submit(company, [
        orderAt(now - 86_400, { order_id, currency, lines: [{ ...line, campaign_id: 'c1' }] }),
      ]),
    )
    const delivered = { kind: 'update', order_id, order_status: 122, delivery_t: now } as const
    allTaken(await platform.gate.submit(company, [delivered]))
    allTaken(await platform.gate.submit(company, [{ kind: 'update', order_id, settled_t: at('2026-07-30T12:00:00') }]))
    now = at('2026-08-01T02:30:00')
    await generateBills(platform.db, now)
    await expectTies(world)
    const [owed] = await rows<{ income: number; paid: number; parts: number }>(sql`
      select (select income_amt from bill where company_id = ${company} and member_id = ${agent.id} and bill_type = 1
          and period = '2026-07')::bigint as income,
        (select sum(income_amt) from bill where member_id = ${agent.id} and bill_type = 1 and status = 3)::bigint as paid,
        (select sum(act_amt) from commission_split where company_id = ${company} and member_id = ${agent.id} and role = 1)::bigint as parts`)
    expect((owed?.income ?? 0) + (owed?.paid ?? 0)).toBe(owed?.parts)
  },
)
