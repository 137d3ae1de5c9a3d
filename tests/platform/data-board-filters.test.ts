import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { CallData } from '../../shared/api/endpoint.ts'
import type { listPartsApi } from '../../shared/api/list-parts.ts'
import type { targetApi } from '../../shared/areas/targets/api.ts'
import { dayNumber, dayOfText, dayText } from '../../shared/time/zone.ts'
import { isSale, type SoldLine, sum } from '../support/by-hand.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeCreator, makeMember } from '../support/people.ts'

import {
  beauty,
  byHand,
  type Compose,
  categoryOf,
  clockOf,
  dataBoardBed,
  daysOf,
  type Filter,
  home,
  kitchen,
  type Live,
  now,
  type OrderList,
  type Overview,
  picked,
} from './data-board-support.ts'

const bed = dataBoardBed()
const { ask, read, worldOf, boardOf, leftBy } = bed

const byId = (lines: readonly SoldLine[], of: (line: SoldLine) => string) =>
  [...new Set(lines.map(of))]
    .map((id) => ({
      id,
      amt: sum(
        lines.filter((line) => of(line) === id),
        (line) => line.pay_amt,
      ),
    }))
    .filter(({ amt }) => amt !== 0)
    .sort((a, b) => Number(a.id) - Number(b.id))

test('[DB11] [DB12] a filter leaves what the raw lines give, and the order list behind it has the same totals', async () => {
  for (const account of ['london.boss', 'angeles.boss', 'london.north']) {
    const clock = clockOf(account)
    const today = dayNumber(clock, now)
    const { members } = worldOf(account)
    const filters: Filter[] = [
      { region: 'US,TH' },
      { shop: 'shop-1' },
      { creator: 'creator-2' },
      { content_type: '1,2' },
      { category: String(home) },
      { team: String(members.nora) },
      { shop: 'shop-1,shop-3', creator: 'creator-2,creator-4,creator-5' },
      { team: `${members.nora},${members.north},${members.sam}` },
      { owner: `${members.north},${members.sam}` },
      { category: `${kitchen},${beauty}`, region: 'US,GB' },
      { region: 'US', content_type: '2', category: String(home), team: String(members.nora) },
    ]
    const period = daysOf(clock, today - 9, today)
    for (const filter of filters) {
      const lines = await leftBy(account, filter)
      const { values } = byHand(lines, clock, today - 9, today)
      const { overview, trend } = await boardOf(account, period, filter)
      const { kpi } = overview
      const told = Object.fromEntries(kpi.map(({ id, value }) => [id, value]))
      expect(told, JSON.stringify(filter)).toEqual(picked(told, values))
      const { days, total } = trend
      expect(total.values, JSON.stringify(filter)).toEqual(picked(total.values, values))
      expect(sum(days, (day) => day.values.M01 ?? 0)).toBe(values.M01)
      if (account.endsWith('boss'))
        expect(await read(account, 'dashboard/overview', { ...period, ...filter })).toEqual(overview)
      const list = await read<{ summary: { kpi: Record<string, number> } }>(account, 'order/list', {
        date_type: 'paid',
        ...period,
        ...filter,
      })
      for (const id of ['M01', 'M02', 'M03', 'M04', 'M05', 'M08', 'M10'])
        expect(list.summary.kpi[id], `${id} ${JSON.stringify(filter)}`).toBe(told[id])
    }
  }
})

test('[DB15] filters find the creators, shops, categories and members of the viewer, and take no team beyond them', async () => {
  const { members } = worldOf('london')
  const offeredTo = async (account: string, filter: 'owner' | 'team') => {
    const query = { list: 'dashboard', filter, q: '' }
    const { options } = await read<CallData<typeof listPartsApi.choices>>(account, 'list/choices', query)
    return options.map(({ id }) => Number(id)).sort()
  }
  expect(await offeredTo('london.boss', 'team')).toEqual([members.north, members.south].sort())
  const all = [members.north, members.south, members.nora, members.sam, members.idle]
  expect(await offeredTo('london.boss', 'owner')).toEqual(expect.arrayContaining(all))
  expect(await offeredTo('london.north', 'owner')).toEqual([members.north, members.nora].sort())
  const period = daysOf(clockOf('london.boss'), 20_000, 20_001)
  for (const [who, known] of [
    ['nora', true],
    ['sam', false],
  ] as const)
    expect((await boardOf('london.north', period, { team: String(members[who]) })).isTeam).toBe(known)
  const { company, members: strange } = worldOf('angeles')
  expect(company).not.toBe(worldOf('london').company)
  const { envelope } = await ask('london.boss', 'dashboard/overview', { ...period, team: strange.sam })
  expect(envelope).toMatchObject({ status: 0, data: { fields: { team: '格式不正确' } } })
  for (const team of [`${members.nora},${strange.sam}`, 'nobody'])
    expect(await ask('london.boss', 'dashboard/overview', { ...period, team })).toMatchObject({
      envelope: { status: 0, data: { fields: { team: '格式不正确' } } },
    })
  const found = async (filter: string, q: string) => {
    const query = { list: 'data-board', filter, q }
    return (await read<CallData<typeof listPartsApi.choices>>('london.boss', 'list/choices', query)).options
  }
  expect((await found('team', 'north')).map(({ id }) => id)).toEqual([String(members.north)])
  expect((await found('owner', 'nora')).map(({ id }) => id)).toEqual([String(members.nora)])
  expect((await found('category', 'kitch')).map(({ id }) => id)).toEqual([String(kitchen)])
  expect((await found('creator', 'user2')).map(({ name }) => name)).toEqual(['Nick 2'])
  expect((await found('shop', 'shop-1')).map(({ id }) => id)).toContain('shop-1')
  const query = String(new URLSearchParams({ creator: 'creator-2', team: String(members.nora) }))
  expect(await read('london.boss', 'list/names', { list: 'data-board', query })).toEqual({
    names: { creator: { 'creator-2': 'Nick 2' }, team: { [members.nora]: 'london.nora' } },
  })
  expect(await ask('london.boss', 'list/choices', { list: 'data-board', filter: 'content' })).toMatchObject({
    envelope: { status: 0, data: { fields: { filter: '格式不正确' } } },
  })
  for (const path of ['compose', 'funnel', 'heat'])
    expect(await ask('london.boss', `dashboard/${path}`, period)).toMatchObject({ envelope: { status: 1 } })
})

test('[DB11] two shops and two creators leave what plain SQL adds up, whose ids or beginnings of names they are said by', async () => {
  const account = 'london.boss'
  const clock = clockOf(account)
  const today = dayNumber(clock, now)
  const period = daysOf(clock, today - 9, today)
  const { company } = worldOf(account)
  for (const [columns, filter] of [
    [{ shop_id: ['shop-1', 'shop-3'] }, { shop: 'shop-1,shop-3' }],
    [{ creator_id: ['creator-2', 'creator-4'] }, { creator: 'creator-2,creator-4' }],
    [{ creator_id: ['creator-2', 'creator-4'] }, { creator: 'Nick 2, USER4' }],
    [
      { shop_id: ['shop-0', 'shop-2'], creator_id: ['creator-1', 'creator-2'] },
      { shop: 'shop-0,shop-2', creator: 'creator-1,nick 2' },
    ],
  ] as const) {
    const among = Object.entries(columns).map(([name, ids]) => sql`${sql.ref(name)} in (${sql.join(ids)})`)
    const { rows } = await sql<{ M01: number; M03: number; M17: number }>`
      select sum(pay_amt)::bigint as "M01", count(distinct order_id) as "M03", count(distinct nullif(creator_id, '')) as "M17"
      from affiliate_order_line
      where company_id = ${company} and paid_t >= ${period.start_time} and paid_t < ${period.end_time}
        and settlement_status <> 9 and ${sql.join(among, sql` and `)}`.execute(bed.platform.db)
    const { kpi } = await read<Overview>(account, 'dashboard/overview', { ...period, ...filter })
    const told = Object.fromEntries(kpi.map(({ id, value }) => [id, value]))
    expect(told, JSON.stringify(filter)).toMatchObject(rows[0] ?? {})
    expect(told.M01).toBeGreaterThan(0)
  }
})

test('[DB11] [DB14] of several categories each has what no other one has, and says whether its orders are all below it', async () => {
  const account = 'london.boss'
  const clock = clockOf(account)
  const today = dayNumber(clock, now)
  const period = daysOf(clock, today - 9, today)
  const of = async (ids: readonly number[]) => {
    const lines = byHand(await leftBy(account, {}), clock, today - 9, today).paid
    return sum(
      lines.filter(({ product_id }) => ids.includes(categoryOf(product_id) ?? 0)),
      ({ pay_amt }) => pay_amt,
    )
  }
  const [ofKitchen, ofBeauty] = [await of([kitchen]), await of([beauty])]
  const part = (id: number, amt: number, whole: boolean) => ({ id: String(id), amt, whole })
  // All that stands at home stands in its kitchen, but for what is filed there now.
  await bed.platform.db
    .updateTable('product')
    .set({ category_id: home })
    .where('company_id', '=', worldOf(account).company)
    .where('product_id', '=', 'product-1')
    .execute()
  const lines = byHand(await leftBy(account, {}), clock, today - 9, today).paid
  const ofFirst = sum(
    lines.filter(({ product_id }) => product_id === 'product-1'),
    ({ pay_amt }) => pay_amt,
  )
  const shown = async (category: string) => {
    const { categories } = await read<Compose>(account, 'dashboard/compose', { ...period, category })
    return categories.map(({ id, amt, whole }) => ({ id, amt, whole })).sort((a, b) => Number(a.id) - Number(b.id))
  }
  expect(await shown(`${home},${beauty}`)).toEqual([
    part(home, ofFirst, false),
    part(kitchen, ofKitchen - ofFirst, true),
    part(beauty, ofBeauty, true),
  ])
  expect(await shown('Kit')).toEqual([part(kitchen, ofKitchen - ofFirst, true)])
  for (const { id, amt, whole } of await shown(`${home},${kitchen}`)) {
    const list = await read<OrderList>(account, 'order/list', { date_type: 'paid', ...period, category: id })
    expect([id, list.summary.kpi.M01 === amt]).toEqual([id, whole])
  }
  await bed.platform.db
    .updateTable('product')
    .set({ category_id: kitchen })
    .where('company_id', '=', worldOf(account).company)
    .where('product_id', '=', 'product-1')
    .execute()
})

test('[DB14] make-up, buyers, commission, delivery and hours are those of the raw lines, filtered or not', async () => {
  for (const account of ['london.boss', 'london.nora'])
    for (const filter of [{}, { content_type: '1,2,3' }] as Filter[]) {
      const clock = clockOf(account)
      const today = dayNumber(clock, now)
      const all = await leftBy(account, filter)
      const query = { ...daysOf(clock, today - 9, today), ...filter }
      const { paid, values } = byHand(all, clock, today - 9, today)
      const { compose, funnel, heat } = await boardOf(account, query, filter, 'week')
      const met = new Set(all.filter(({ paid_t }) => paid_t < query.start_time).map(({ buyer_key }) => buyer_key))
      for (const { day, to, ...group } of compose.groups) {
        const own = byHand(paid, clock, dayOfText(day), dayOfText(to)).paid
        expect(group.content).toEqual(byId(own, (line) => String(line.content_type)))
        expect(group.collab).toEqual(byId(own, () => '1'))
        const parts = own.flatMap(({ ours }) => ours)
        const roles = [2, 3, 4, 5, 6].map((role) => ({
          id: String(role),
          amt: sum(
            parts.filter((part) => part.role === role),
            ({ amt }) => amt,
          ),
        }))
        expect(group.ours).toEqual(roles.filter(({ amt }) => amt !== 0))
        const buyers = [...new Set(own.filter(isSale).map(({ buyer_key }) => buyer_key))]
        const fresh = buyers.filter((buyer) => !met.has(buyer)).length
        expect([group.new_buyers, group.repeat_buyers]).toEqual([fresh, buyers.length - fresh])
        for (const buyer of buyers) met.add(buyer)
      }
      const top = (line: SoldLine) => ({ [kitchen]: home, [beauty]: beauty })[categoryOf(line.product_id) ?? 0] ?? ''
      expect(
        compose.categories.map(({ id, amt }) => ({ id, amt })).sort((a, b) => Number(a.id) - Number(b.id)),
      ).toEqual(byId(paid, (line) => String(top(line))))
      const { commission, lines } = funnel
      const settled = paid.filter((line) => line.settlement_status === 2)
      expect(commission.est_amt).toBe(values.M08)
      expect(commission.actual_amt).toBe(sum(settled, (line) => line.actual))
      expect(commission.open_amt).toBe(values.M10)
      const { est_amt, ineligible_amt, open_amt, deducted_amt, actual_amt } = commission
      expect(est_amt - ineligible_amt - open_amt - deducted_amt).toBe(actual_amt)
      expect(lines).toMatchObject({ paid: paid.filter(isSale).length, settled: settled.length })
      expect([lines.paid, lines.delivered, lines.pending, lines.settled]).toEqual(
        [lines.paid, lines.delivered, lines.pending, lines.settled].sort((a, b) => b - a),
      )
      expect(sum(heat.days, (count) => count)).toBe(10)
      const local = new Intl.DateTimeFormat('en-GB', { timeZone: clock.zone, weekday: 'short', hour: '2-digit' })
      const cellOf = (line: SoldLine): string => {
        const parts = Object.fromEntries(
          local.formatToParts(line.paid_t * 1000).map(({ type, value }) => [type, value]),
        )
        const weekday = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(parts.weekday ?? '')
        return String(weekday * 24 + Number(parts.hour))
      }
      expect(heat.cells.map(({ weekday, hour, amt }) => ({ id: String(weekday * 24 + hour), amt }))).toEqual(
        byId(paid, cellOf),
      )
    }
})

test('[DB14] the make-up is remembered until an order comes', async () => {
  const clock = clockOf('angeles.boss')
  const today = dayNumber(clock, now)
  const made = async (): Promise<number> => {
    const { categories } = await read<Compose>('angeles.boss', 'dashboard/compose', daysOf(clock, today - 3, today))
    return sum(categories, ({ amt }) => amt)
  }
  const before = await made()
  expect(await made()).toBe(before)
  const { company } = worldOf('angeles')
  const order = orderAt(now - 60, { order_id: 'the-newest', lines: [lineWith({ pay_amt: 7777 })] })
  allTaken(await bed.platform.gate.submit(company, [order]))
  expect(await made()).toBe(before + 7777)
})

test('[DB22] a team whose leader sees the company is offered, has sums, and its target shows in the team list and on its dashboard', async () => {
  const account = 'angeles.boss'
  const clock = clockOf(account)
  const { company, members } = worldOf('angeles')
  const { db, gate } = bed.platform
  const west = await makeMember(db, 'angeles.west', company, members.boss, { privilege_id: 1 })
  const wendy = await makeMember(db, 'angeles.wendy', company, west)
  await makeMember(db, 'angeles.nine', company, members.boss, { privilege_id: 1, version: 9, current_version: 9 })
  await makeCreator(db, company, 'creator-west', wendy)
  const lines = [lineWith({ creator_id: 'creator-west', pay_amt: 6543 })]
  allTaken(
    await gate.submit(
      company,
      [1, 2, 3].map((n) => orderAt(now - n * 600, { lines })),
    ),
  )
  const today = dayNumber(clock, now)
  const offered = { list: 'dashboard', filter: 'team', q: '' }
  const teams = await read<CallData<typeof listPartsApi.choices>>(account, 'list/choices', offered)
  expect(teams.options.find(({ id }) => id === String(west))).toMatchObject({ name: 'angeles.west' })
  expect(teams.options.map(({ id }) => id)).not.toContain(String(members.boss))
  const team = { ...daysOf(clock, today, today), team: west }
  const { kpi } = await read<Overview>(account, 'dashboard/overview', team)
  expect(kpi.find(({ id }) => id === 'M01')).toMatchObject({ value: 3 * 6543 })
  const list: OrderList = await read(account, 'order/list', { date_type: 'paid', ...team })
  expect(list.summary.kpi.M01).toBe(3 * 6543)
  const month = dayText(today).slice(0, 7)
  const body = { month, member_id: String(west), target_amt: 50_000 }
  const token = bed.tokenOf(account)
  expect(await bed.platform.ask('/api/v1/target', { token, method: 'POST', body })).toMatchObject({
    envelope: { status: 1 },
  })
  const targets = await read<CallData<typeof targetApi.list>>(account, 'target')
  expect(targets.list.map(({ member_id }) => member_id)).not.toContain(String(members.boss))
  expect(targets.list.find(({ member_id }) => member_id === String(west))).toMatchObject({
    target_amt: 50_000,
    metric: 'M01',
    reached_amt: 3 * 6543,
  })
  expect((await read<Live>(account, 'console/overview', { team: west })).hero).toMatchObject({ target_amt: 50_000 })
  await bed.signIn('angeles.nine')
  const { list: rows } = await read<{ list: { team_id: string; target: number; month_gmv: number }[] }>(
    'angeles.nine',
    'team/data',
  )
  expect(rows.find(({ team_id }) => team_id === String(west))).toMatchObject({ target: 50_000, month_gmv: 3 * 6543 })
  const { list: choices } = await read<{ list: { id: string }[] }>(account, 'member/choices', { keyword: 'angeles.w' })
  expect(choices.map(({ id }) => id)).toContain(String(west))
})
