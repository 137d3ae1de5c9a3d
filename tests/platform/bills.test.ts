import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rejectBill } from '../../platform/demo/bills.ts'
import { generateBills } from '../../platform/jobs/bills.ts'
import { startJobs } from '../../platform/jobs/jobs.ts'
import { settleDue } from '../../platform/jobs/settle.ts'
import type { Bill } from '../../shared/areas/bills/api.ts'
import { allTaken } from '../support/orders.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform } from '../support/platform.ts'
import { demoBed, quiet, someNoon } from './demo-support.ts'
import { bind, line, openBase, order, type TestBase, team } from './ingest-support.ts'

/** A moment of 2026 in Shanghai, where bills are cut. */
const at = (text: string): number => Date.parse(`2026-${text}+08:00`) / 1000
const june = at('06-01T02:00:00')
const july = at('07-01T02:00:00')
const august = at('08-01T02:00:00')

let base: TestBase
let company: number
let people: { chief: number; leader: number; agent: number; singer: number }

beforeEach(async () => {
  base = await openBase()
  company = await base.company()
  const { chief, leader, agent } = await team(base, company)
  const [singer] = await base.rows<{ id: number }>(
    `insert into member (company_id, username, password_hash, add_time, update_time) values ($1, 'singer', '', 1, 1) returning id`,
    [company],
  )
  people = { chief, leader, agent, singer: singer?.id ?? 0 }
  await base.rows(
    `insert into creator (company_id, creator_id, username, member_id, add_time, update_time) values ($1, 'creator-1', 'ann', $2, 1, 1)`,
    [company, people.singer],
  )
  await bind(base, company, 'creator-1', agent)
})
afterEach(() => base[Symbol.asyncDispose]())

/** A line of 45.00 that settles at `settled_t`: the creator earns 6.75; of 2.25 agent, leader and chief get 0.56, 0.34, 0.45. */
const sell = async (order_id: string, settled_t: number): Promise<void> => {
  const paid_t = settled_t - 30 * 86_400
  const sold = order({ order_id, create_t: paid_t, paid_t, lines: [line({ partner_rate_bp: 500 })] })
  allTaken(await base.submit(company, sold, { kind: 'update', order_id, order_status: 122, delivery_t: paid_t }))
  allTaken(await base.submit(company, { kind: 'update', order_id, settled_t }))
}
/** One of the line's two pieces comes back. */
const giveBack = async (order_id: string, applied_t: number): Promise<void> => {
  const refund = {
    refund_id: `${order_id}-${applied_t}`,
    sku_id: 'sku-1',
    content_id: '',
    n: 1,
    kind: 2,
    qty: 1,
  } as const
  allTaken(await base.submit(company, { kind: 'update', order_id, refunds: [{ ...refund, amt: 2250, applied_t }] }))
}

const bills = (member: number) =>
  base.rows(
    `select period, bill_type, orders, commission_amt, deduction_amt, adjust_amt, income_amt, status,
       (select coalesce(sum(amt), 0) from bill_line where bill_id = bill.id) as lines
     from bill where member_id = $1 order by period, bill_type`,
    [member],
  )
const ofMay = { period: '2026-05', orders: 1, deduction_amt: 0, adjust_amt: 0, status: 0 }
const earned = (amt: number) => ({ commission_amt: amt, income_amt: amt, lines: amt })

describe('bills', () => {
  test('[Y8] [Y9] a closed month of Shanghai makes one bill a member and kind, from 02:00 of the 1st', async () => {
    await sell('last-of-may', at('06-01T00:00:00') - 1)
    await sell('first-of-june', at('06-01T00:00:00'))
    expect(await generateBills(base.db, june - 1)).toBe(0)
    expect(await generateBills(base.db, june)).toBe(4)
    expect(await bills(people.singer)).toEqual([{ ...ofMay, bill_type: 1, ...earned(675) }])
    expect(await bills(people.agent)).toEqual([{ ...ofMay, bill_type: 2, ...earned(56) }])
    expect(await bills(people.leader)).toEqual([{ ...ofMay, bill_type: 2, ...earned(34) }])
    expect(await bills(people.chief)).toEqual([{ ...ofMay, bill_type: 2, ...earned(45) }])
    const heads = await base.rows(
      `select distinct currency, confirm_deadline_t, bill_no ~ '^B202605-\\d{6}$' as named from bill`,
    )
    expect(heads).toEqual([{ currency: 'USD', confirm_deadline_t: june + 10 * 86_400, named: true }])
    const told = await base.rows(`select member_id from notice where event_code = 'bill.created' order by 1`)
    expect(told.map((row) => row.member_id)).toEqual(Object.values(people).sort((a, b) => a - b))
    expect(await generateBills(base.db, july)).toBe(4)
    expect((await bills(people.agent)).at(-1)).toEqual({ ...ofMay, period: '2026-06', bill_type: 2, ...earned(56) })
  })

  test('[Y8] months that nobody billed get a bill each; nobody’s and the platform’s parts get none', async () => {
    await sell('march', at('03-10T12:00:00'))
    await sell('may', at('05-10T12:00:00'))
    expect(await generateBills(base.db, june)).toBe(8)
    expect((await bills(people.agent)).map(({ period }) => period)).toEqual(['2026-03', '2026-05'])
    const open = await base.rows(`select distinct role, member_id from commission_split where state = 1`)
    expect(open).toEqual([{ role: 6, member_id: null }])
  })

  test('[Y10] making bills again makes none, also by two at once and after a kill before the end', async () => {
    await sell('one', at('05-10T12:00:00'))
    // Whichever of the two comes first to a member bills that member.
    const [first, second] = await Promise.all([generateBills(base.db, june), generateBills(base.db, june)])
    expect(first + second).toBe(4)
    const before = await base.rows(`select * from bill_line order by 2, 3, 4, 5, 6, 7, 8, 1`)
    expect(before).toHaveLength(4)
    await base.rows(`delete from setting where key = 'bills.until'`)
    expect(await generateBills(base.db, june + 60)).toBe(0)
    expect(await base.rows(`select * from bill_line order by 2, 3, 4, 5, 6, 7, 8, 1`)).toEqual(before)
  })

  test('[Y10] what settles late for a billed month comes into the next bill', async () => {
    await sell('one', at('05-10T12:00:00'))
    await generateBills(base.db, june)
    await sell('late', at('05-31T12:00:00'))
    await base.rows(`delete from setting where key = 'bills.until'`)
    expect(await generateBills(base.db, june + 60)).toBe(0)
    expect(await generateBills(base.db, july)).toBe(4)
    expect((await bills(people.leader)).map(({ period, lines }) => [period, lines])).toEqual([
      ['2026-05', 34],
      ['2026-06', 34],
    ])
  })

  test('[Y11] refunds after the bill are taken back in the next one, each once; below zero is carried over', async () => {
    await sell('one', at('05-10T12:00:00'))
    await generateBills(base.db, june)
    await giveBack('one', at('06-10T12:00:00'))
    await generateBills(base.db, july)
    const back = { period: '2026-06', bill_type: 1, orders: 0, commission_amt: 0, deduction_amt: 337, adjust_amt: 0 }
    expect((await bills(people.singer)).at(-1)).toEqual({ ...back, income_amt: -337, lines: -337, status: 7 })
    await sell('two', at('07-10T12:00:00'))
    await giveBack('one', at('07-20T12:00:00'))
    await generateBills(base.db, august)
    const next = {
      period: '2026-07',
      bill_type: 1,
      orders: 1,
      commission_amt: 675,
      deduction_amt: 338,
      adjust_amt: -337,
    }
    expect((await bills(people.singer)).at(-1)).toEqual({ ...next, income_amt: 0, lines: 337, status: 0 })
    const kinds = await base.rows(
      `select kind, amt from bill_line where role = 1 and order_id = 'one' order by bill_id`,
    )
    expect(kinds).toEqual([
      { kind: 1, amt: 675 },
      { kind: 2, amt: -337 },
      { kind: 2, amt: -338 },
    ])
  })

  test('[Y11] a refund before the first bill is taken back in that one', async () => {
    await sell('one', at('05-10T12:00:00'))
    await giveBack('one', at('05-20T12:00:00'))
    await generateBills(base.db, june)
    const both = { commission_amt: 675, deduction_amt: 337, income_amt: 338, lines: 338 }
    expect(await bills(people.singer)).toEqual([{ ...ofMay, bill_type: 1, ...both }])
  })

  test('[Y12] bills wait for the demo’s history and for an import that is under way', async () => {
    await sell('one', at('05-10T12:00:00'))
    const job = `insert into import_job (company_id, preset, file_name, file_sha256, state, add_time, update_time)
      values ($1, 'x', 'x', 'x', 'running', 1, $2)`
    await base.rows(job, [company, june - 60])
    expect(await generateBills(base.db, june)).toBe(0)
    await base.rows(`update import_job set state = 'done'`)
    let ready = (): void => {}
    const billsAfter = new Promise<void>((resolve) => {
      ready = resolve
    })
    const onBills = vi.fn(async () => {})
    const nowMs = vi.fn(() => june * 1000)
    const jobs = startJobs({ db: base.db, gate: base.gate, log: quiet, everyMs: 1, nowMs, billsAfter, onBills })
    await vi.waitFor(() => expect(nowMs.mock.calls.length).toBeGreaterThan(3))
    expect(await bills(people.agent)).toEqual([])
    ready()
    await vi.waitFor(() => expect(onBills).toHaveBeenCalledTimes(1))
    await jobs.stop()
    expect(await bills(people.agent)).toHaveLength(1)
  })
})

test('[Y13] an account sees its own bills and no other, newest first, as decimal numbers of their currency', async () => {
  await using platform = await startTestPlatform()
  const { db } = platform
  const yen = await makeCompany(db, 'Yen', { display_currency: 'JPY' })
  const mine = await makeMember(db, 'mine', yen, 0, { privilege_id: 1 })
  const below = await makeMember(db, 'below', yen, mine, { privilege_id: 1 })
  const bill = async (member_id: number, period: string, status: number, currency = 'USD') => {
    const sums = { orders: 3, commission_amt: 1234, deduction_amt: 5, income_amt: 1229 }
    const head = { bill_no: `B-${member_id}-${period}`, company_id: yen, member_id, bill_type: 2, period, currency }
    const times = { confirm_deadline_t: 9, add_time: 8, update_time: 8 }
    await db
      .insertInto('bill')
      .values({ ...head, ...sums, ...times, status })
      .execute()
  }
  await bill(mine, '2026-04', 3)
  await bill(mine, '2026-05', 0, 'JPY')
  await bill(below, '2026-05', 0)
  const token = await platform.signIn('mine', password)
  const list = async (query: string): Promise<Bill[]> =>
    ((await platform.ask(`/api/v1/finance?${query}`, { token })).envelope.data as { list: Bill[] }).list
  const [yens, dollars, ...others] = await list('')
  expect(others).toEqual([])
  expect(yens).toMatchObject({ period: '2026-05', commission_total: 1234, deduction: 5, incomeTotal: 1229 })
  expect(dollars).toMatchObject({ period: '2026-04', commission_total: 12.34, deduction: 0.05, incomeTotal: 12.29 })
  expect((await list('status=3')).map(({ period }) => period)).toEqual(['2026-04'])
  expect((await list(`id=${yens?.id}`)).map(({ period }) => period)).toEqual(['2026-05'])
  const theirs = await db.selectFrom('bill').select('id').where('member_id', '=', below).executeTakeFirstOrThrow()
  expect(await list(`id=${theirs.id}`)).toEqual([])
  expect(await list('limit=10&page=2')).toEqual([])
})

test('[Y14] the demo’s bills come from its own lines, and one of them is shown rejected', {
  tags: ['long'],
}, async () => {
  await using bed = await demoBed()
  await bed.seed(someNoon, { days: 45, scale: 0.02 })
  await settleDue(bed.db, bed.gate, someNoon)
  expect(await generateBills(bed.db, someNoon)).toBeGreaterThan(3)
  await rejectBill(bed.db)
  await rejectBill(bed.db)
  const made = await bed.db
    .selectFrom('bill as b')
    .innerJoin('member as m', 'm.id', 'b.member_id')
    .select(['b.id', 'm.username', 'b.status', 'b.reject_reason', 'b.income_amt', 'b.adjust_amt'])
    .execute()
  const sums = await bed.db
    .selectFrom('bill_line')
    .select((eb) => ['bill_id', eb.fn.sum<number>('amt').as('amt')])
    .groupBy('bill_id')
    .execute()
  const sumOf = new Map(sums.map(({ bill_id, amt }) => [bill_id, amt]))
  for (const { id, income_amt, adjust_amt } of made) expect(income_amt - adjust_amt).toBe(sumOf.get(id))
  const rejected = made.filter(({ status }) => status === 4)
  expect(rejected).toMatchObject([{ username: 'agent1', reject_reason: expect.stringMatching(/[\u4e00-\u9fff]/) }])
})
