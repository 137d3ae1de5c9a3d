import { expect, test } from 'vitest'
import { metricDrills, stageDrills, stepDrills } from '../../console/board/drills.ts'
import { liveDrills } from '../../console/board/live-drills.ts'
import type { Query } from '../../console/board/use-orders-link.ts'
import { sendReports } from '../../platform/jobs/daily-report.ts'
import type { CallData } from '../../shared/api/endpoint.ts'
import type { consoleApi } from '../../shared/areas/dashboard/api.ts'
import { type dashboardApi, isBoardCard } from '../../shared/areas/data-board/api.ts'
import type { targetApi } from '../../shared/areas/targets/api.ts'
import { moneyText } from '../../shared/format/number.ts'
import { dayNumber, dayOfText, dayText } from '../../shared/time/zone.ts'
import { isSale, metricsOf, ranking, sum } from '../support/by-hand.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'

import {
  byHand,
  clockOf,
  dataBoardBed,
  daysOf,
  type Filter,
  type Live,
  now,
  type OrderList,
  type Overview,
  others,
  type Trend,
} from './data-board-support.ts'

const bed = dataBoardBed(['london'])
const { read, worldOf, leftBy } = bed

test('[DB16] the affiliate dashboard of a country, shop or team shows what its lines of today give', async () => {
  for (const account of ['london.boss', 'london.north']) {
    const clock = clockOf(account)
    const today = dayNumber(clock, now)
    const { members } = worldOf('london')
    for (const filter of [
      { region: 'US,TH' },
      { shop: 'shop-1', region: 'US' },
      { team: String(members.nora) },
    ] as Filter[]) {
      const lines = await leftBy(account, filter)
      const { paid, values } = byHand(lines, clock, today, today)
      const yesterday = others(clock, today, today, 'previous')
      const before = byHand(lines, clock, yesterday.first, yesterday.last, yesterday.until).values
      const live = await read<Live>(account, 'console/overview', filter)
      for (const { id, value, before: was, spark } of live.kpi) {
        expect([value, was], `${id} ${JSON.stringify(filter)}`).toEqual([values[id] ?? null, before[id] ?? null])
        if (id === 'M01') expect(sum(spark, (hour) => hour ?? 0)).toBe(values.M01)
      }
      expect(live.compose.map(({ id, amt }) => [id, amt])).toEqual(
        ranking(paid, (line) => String(line.content_type)).map(({ id, amt }) => [id, amt]),
      )
      expect(live.countries.map(({ id, amt }) => [id, amt])).toEqual(
        ranking(paid, (line) => line.region).map(({ id, amt }) => [id, amt]),
      )
      expect(live.settle.pending_amt).toBe(metricsOf(lines).M10)
      const month = byHand(lines, clock, dayOfText(`${dayText(today).slice(0, 7)}-01`), today).values
      expect(live.ours).toMatchObject({ today_amt: values.M11_OURS, month_amt: month.M11_OURS })
      expect([live.hero.month_amt, live.settle.settled_month_amt]).toEqual([month.M01, month.M09])
      const trend = await read<CallData<typeof consoleApi.trend>>(account, 'console/trend', filter)
      expect(sum(trend.today, (amt) => amt)).toBe(values.M01)
      expect(sum(trend.yesterday, (amt) => amt ?? 0)).toBe(byHand(lines, clock, today - 1, today - 1).values.M01)
      const rank = await read<CallData<typeof consoleApi.rank>>(account, 'console/rank', { ...filter, type: 'shop' })
      expect(rank.list.map(({ id, gmv_amt }) => [id, gmv_amt])).toEqual(
        ranking(paid, (line) => line.shop_id).map(({ id, amt }) => [id, amt]),
      )
      const feed = await read<CallData<typeof consoleApi.feed>>(account, 'console/feed', { ...filter, limit: 200 })
      const recent = byHand(lines, clock, today - 1, today).paid.filter(isSale)
      expect(feed.items.length).toBe(Math.min(200, recent.length))
    }
  }
})

test('[DB17] the funnel of yesterday is as reported and as ordered; own bills and running sessions are counted', async () => {
  const { company, members } = worldOf('london')
  const clock = clockOf('london.boss')
  const day = dayNumber(clock, now) - 1
  const stamp = { add_time: now, update_time: now }
  await bed.platform.db
    .insertInto('product_daily')
    .values([
      { company_id: company, product_id: 'product-1', day, impressions: 5000, clicks: 400, data_time: now },
      { company_id: company, product_id: 'product-2', day, impressions: 300, clicks: 20, data_time: now },
      { company_id: company, product_id: 'product-2', day: day - 1, impressions: 9, clicks: 9, data_time: now },
    ])
    .execute()
  await bed.platform.db
    .insertInto('live_session')
    .values(
      [2, 2, 3].map((state, n) => ({
        company_id: company,
        live_id: `live-${n}`,
        creator_id: n === 0 ? 'creator-2' : 'creator-4',
        state,
        plan_start_t: null,
        start_t: now,
        end_t: null,
        target_gmv_amt: null,
        ...stamp,
      })),
    )
    .execute()
  const lines = byHand(await leftBy('london.boss', {}), clock, day, day)
  const funnel = await read<CallData<typeof consoleApi.funnel>>('london.boss', 'console/funnel')
  expect(funnel).toMatchObject({ day: dayText(day), impressions: 5300, clicks: 420, paid: lines.values.M04 })
  expect(funnel.created).toBeGreaterThan(0)
  const inUs = await read<CallData<typeof consoleApi.funnel>>('london.boss', 'console/funnel', { region: 'US' })
  const left = byHand(await leftBy('london.boss', { region: 'US' }), clock, day, day)
  expect(inUs).toMatchObject({ impressions: null, clicks: null, paid: left.values.M04 })
  const of = async (account: string) => (await read<Live>(account, 'console/overview')).waiting
  expect([await of('london.boss'), (await of('london.north')).lives]).toEqual([{ bills: 0, lives: 2 }, 1])
  expect(members.north).toBeGreaterThan(0)
})

test('[DB18] a target is set by who stands above, in whole amounts, for this month or a later one, and is audited', async () => {
  const { company, members } = worldOf('london')
  const set = (account: string, body: object) =>
    bed.platform.ask('/api/v1/target', { token: bed.tokenOf(account), method: 'POST', body })
  const month = dayText(dayNumber(clockOf('london.boss'), now)).slice(0, 7)
  const team = { month, member_id: String(members.north), target_amt: 500_000 }
  expect(await set('london.boss', { ...team, member_id: '', target_amt: 9_000_000 })).toMatchObject({
    envelope: { status: 1 },
  })
  expect(await set('london.boss', team)).toMatchObject({ envelope: { status: 1 } })
  expect(await set('london.boss', { ...team, target_amt: 600_000 })).toMatchObject({ envelope: { status: 1 } })
  for (const [account, body, message] of [
    ['london.boss', { ...team, target_amt: 500_050 }, 'target_amt'],
    ['london.boss', { ...team, month: '2026-09' }, 'month'],
    ['london.north', team, '只能为自己团队的下级设定目标'],
    ['london.north', { ...team, member_id: String(members.sam) }, '只能为自己团队的下级设定目标'],
  ] as const) {
    const { envelope } = await set(account, body)
    expect(envelope.status).toBe(0)
    expect(envelope.message).toContain(message)
  }
  expect(await set('london.north', { ...team, member_id: String(members.nora) })).toMatchObject({
    envelope: { status: 1 },
  })
  const list = await read<CallData<typeof targetApi.list>>('london.boss', 'target')
  expect(list).toMatchObject({ month, may_set: true })
  expect(list.list[0]).toMatchObject({ member_id: '', metric: 'M01', target_amt: 9_000_000 })
  expect(list.list).toHaveLength(2 * 3)
  expect(list.list.find((one) => one.member_id === String(members.north))).toMatchObject({ target_amt: 600_000 })
  const live = await read<Live>('london.north', 'console/overview')
  expect(live.hero).toMatchObject({ target_amt: 600_000 })
  expect(live.ours).toMatchObject({ target_amt: null, target_rate_bp: null })
  expect(await set('london.boss', { ...team, metric: 'M11_OURS', target_amt: 700 })).toMatchObject({
    envelope: { status: 1 },
  })
  const of = await read<Live>('london.north', 'console/overview')
  expect(of.hero).toMatchObject({ target_amt: 600_000 })
  expect(of.ours).toMatchObject({
    month_amt: of.settle.ours_month_amt,
    target_amt: 700,
    target_rate_bp: Math.round((of.ours.month_amt * 10_000) / 700),
  })
  const audits = await bed.platform.db.selectFrom('audit_log').selectAll().where('action', '=', 'target.set').execute()
  expect(audits.map(({ object_id, after }) => [object_id, after])).toContainEqual([
    `m${members.north}.${month}`,
    { metric: 'M01', target_amt: 600_000 },
  ])
  expect(audits.filter(({ object_id }) => object_id.startsWith(`c${company}`))).toHaveLength(1)
})

test('[DB19] who asked for it gets yesterday’s figures as one notice at 09:00 of the company’s clock, until it is turned off', async () => {
  const clock = clockOf('london.boss')
  const { members } = worldOf('london')
  const turn = (on: boolean) =>
    bed.platform.ask('/api/v1/dashboard/report', { token: bed.tokenOf('london.boss'), method: 'POST', body: { on } })
  const got = () =>
    bed.platform.db
      .selectFrom('notice')
      .selectAll()
      .where('event_code', '=', 'report.daily')
      .where('member_id', '=', members.boss)
      .execute()
  expect(await read('london.boss', 'dashboard/report')).toEqual({ on: false })
  await turn(true)
  expect(await read('london.boss', 'dashboard/report')).toEqual({ on: true })
  const nine = Date.UTC(2026, 9, 26, 9) / 1000
  for (const [t, count] of [
    [now, 0],
    [nine - 1, 0],
    [nine, 1],
    [nine + 3600, 1],
  ] as const) {
    await sendReports(bed.platform.db, t)
    expect((await got()).length, String(t)).toBe(count)
  }
  const yesterday = dayNumber(clock, nine) - 1
  const { values } = byHand(await leftBy('london.boss', {}), clock, yesterday, yesterday)
  const [notice] = await got()
  expect(notice?.about).toBe(
    `${dayText(yesterday)} · ${moneyText(values.M01 ?? 0, 'USD')} · ${values.M03} · ${moneyText(values.M08 ?? 0, 'USD')}`,
  )
  await turn(false)
  await sendReports(bed.platform.db, nine + 86_400)
  expect(await got()).toHaveLength(1)
})

test('[DB20] [CD20] [CD22] [OR14] every figure leads to the orders behind it, to the cent', async () => {
  const account = 'london.boss'
  const clock = clockOf(account)
  const { company, members } = worldOf('london')
  const arrived = Array.from({ length: 6 }, (_, n) =>
    orderAt(now - (n + 1) * 86_400, {
      delivery_t: now - 7000,
      lines: [lineWith({ creator_id: 'creator-2', pay_amt: 990 + n })],
    }),
  )
  allTaken(await bed.platform.gate.submit(company, arrived))
  const today = dayNumber(clock, now)
  for (const [back, filter] of [
    [9, {}],
    [29, { content_type: '1,2', team: `${members.north},${members.sam}`, shop: 'shop-0,shop-1,shop-2' }],
  ] as const) {
    const period = { ...daysOf(clock, today - back, today), ...filter }
    const list = (drill: Filter): Promise<OrderList> =>
      read(account, 'order/list', { date_type: 'paid', ...period, ...drill, limit: 10 })
    const [{ kpi }, { commission, lines }, { days, total }, all] = await Promise.all([
      read<Overview>(account, 'dashboard/overview', period),
      read<CallData<typeof dashboardApi.funnel>>(account, 'dashboard/funnel', period),
      read<Trend>(account, 'dashboard/trend', period),
      list({}),
    ])
    const values = Object.fromEntries(kpi.map(({ id, value }) => [id, value ?? 0]))
    for (const id of Object.keys(values)) {
      if (!isBoardCard(id)) throw new Error(id)
      const { summary, total: rows } = await list(metricDrills[id])
      const told = summary.kpi
      const found: Readonly<Record<string, number | undefined>> = {
        ...told,
        M07: Math.floor((told.M01 ?? 0) / (told.M03 ?? 1) + 0.5),
        M13: Math.floor(((summary.totals.refund_amount ?? 0) / (values.M01 ?? 1)) * 10_000 + 0.5 + 1e-9),
        M15: Math.floor((rows / lines.paid) * 10_000 + 0.5 + 1e-9),
      }
      // Of buyers, creators and products there is no figure: the lines are those of the turnover.
      if (found[id] === undefined) expect([id, told.M01]).toEqual([id, values.M01])
      else expect([id, found[id]]).toEqual([id, values[id]])
      expect(values[id], id).toBeGreaterThan(0)
    }
    expect([all.summary.kpi.M09, values.M09 === all.summary.kpi.actual]).toEqual([null, false])
    const { est_amt, deducted_amt, ineligible_amt, open_amt, actual_amt } = stepDrills
    const of = async (drill: Filter) => (await list(drill)).summary.kpi
    const settled = await of(deducted_amt)
    expect([
      (await of(est_amt)).M08,
      (settled.M08 ?? 0) - (settled.actual ?? 0),
      (await of(ineligible_amt)).ineligible,
      (await of(open_amt)).M08,
      (await of(actual_amt)).actual,
    ]).toEqual([
      commission.est_amt,
      commission.deducted_amt,
      commission.ineligible_amt,
      commission.open_amt,
      commission.actual_amt,
    ])
    for (const stage of ['paid', 'delivered', 'pending', 'settled'] as const) {
      expect([stage, (await list(stageDrills[stage])).total]).toEqual([stage, lines[stage]])
      expect(lines[stage], stage).toBeGreaterThan(0)
    }
    expect(new Set(Object.values(lines)).size).toBeGreaterThan(2)
    for (const day of days.slice(-3)) {
      const { start_time, end_time, before_start_time, before_until } = day
      const at = async (drill: Filter, start: number, end: number) =>
        (await list({ ...drill, start_time: String(start), end_time: String(end) })).summary.kpi
      const [own, before] = [await at({}, start_time, end_time), await at({}, before_start_time, before_until)]
      for (const id of ['M01', 'M02', 'M03', 'M04', 'M05', 'M08'] as const)
        expect([id, own[id], before[id]]).toEqual([id, day.values[id], day.before[id]])
      const ends = await at(metricDrills.M09, start_time, end_time)
      const was = await at(metricDrills.M09, before_start_time, before_until)
      expect([ends.M09, was.M09]).toEqual([day.values.M09, day.before.M09])
    }
    expect(total.values.M09).toBe(values.M09)
  }
})

test('[S19] [OR15] every figure of the real-time dashboard leads to the orders behind it, to the cent', async () => {
  const account = 'london.boss'
  bed.pass(60) // what is compared with is read once a minute
  for (const filter of [{}, { region: 'GB' }]) {
    const live = await read<Live>(account, 'console/overview', filter)
    const { head, hero, settle, ours, kpi, countries, compose } = live
    const clock = { zone: head.tz, cut_hour: head.cut_hour }
    const drills = liveDrills({ clock, day: head.day, time: live.data_time, filter })
    const told = async (query: Query): Promise<Readonly<Record<string, number>>> => {
      const asked = Object.entries({ date_type: 'paid', ...query, limit: 10 }).map(([name, one]) => [name, String(one)])
      return (await read<OrderList>(account, 'order/list', Object.fromEntries(asked))).summary.kpi
    }
    const today = await told(drills.today)
    expect([today.M01, (await told(drills.yesterday)).M01]).toEqual([hero.gmv_amt, hero.yesterday_amt])
    const month = await told(drills.month)
    expect([month.M01, month.M11_OURS, today.M11_OURS]).toEqual([hero.month_amt, ours.month_amt, ours.today_amt])
    expect(ours.month_amt).toBeGreaterThan(0)
    expect((await told(drills.pending)).M10).toBe(settle.pending_amt)
    expect((await told(drills.settledInMonth)).M09).toBe(settle.settled_month_amt)
    expect((await told(drills.pace)).M03).toBe(Math.round(hero.orders_per_minute * 5))
    for (const { id, value } of kpi) if (today[id] !== undefined) expect([id, today[id]]).toEqual([id, value])
    for (const { id, amt } of countries.slice(0, 3))
      expect([id, (await told({ ...drills.today, region: id })).M01]).toEqual([id, amt])
    for (const { id, amt } of compose) expect((await told({ ...drills.today, content_type: id })).M01).toBe(amt)
    for (const type of ['product', 'creator', 'shop'] as const) {
      const { list } = await read<CallData<typeof consoleApi.rank>>(account, 'console/rank', { ...filter, type })
      for (const { id, gmv_amt } of list.slice(0, 2))
        expect([type, (await told({ ...drills.today, [type]: id })).M01]).toEqual([type, gmv_amt])
    }
    const trend = await read<CallData<typeof consoleApi.trend>>(account, 'console/trend', filter)
    const hour = Math.floor((trend.now - trend.start_t) / 3600)
    for (const n of [0, hour]) {
      const [now, before] = [drills.hours(0, n, n), drills.hours(1, n, n)]
      expect(now && (await told(now)).M01).toBe(trend.today[n])
      // The clocks may have gone forward: a day that was over by then has no such hour.
      if (before) expect((await told(before)).M01).toBe(trend.yesterday[n])
    }
    expect((await told({ ...drills.hours(0, 0, hour) })).M01).toBe(hero.gmv_amt)
    const funnel = await read<CallData<typeof consoleApi.funnel>>(account, 'console/funnel', filter)
    const steps = [await told({ ...drills.yesterday, date_type: 'create' }), await told(drills.yesterday)]
    expect(steps.map(({ M04 }) => M04)).toEqual([funnel.created, funnel.paid])
    expect(hero.gmv_amt).toBeGreaterThan(0)
  }
})
