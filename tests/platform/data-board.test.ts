import { expect, test } from 'vitest'
import { consistently } from '../../platform/queries/consistent.ts'
import { readBoard } from '../../platform/queries/data-board/overview.ts'
import { readBoardTrend } from '../../platform/queries/data-board/trend.ts'
import { readCompany, viewAt } from '../../platform/queries/view.ts'
import type { CallData } from '../../shared/api/endpoint.ts'
import type { consoleApi } from '../../shared/areas/dashboard/api.ts'
import { changeIn } from '../../shared/metrics/maturity.ts'
import { dayNumber, dayOfText, dayStart, dayText } from '../../shared/time/zone.ts'
import { ranking, soldLines, sum } from '../support/by-hand.ts'

import {
  byHand,
  clockOf,
  dataBoardBed,
  daysOf,
  type Filter,
  now,
  type Overview,
  others,
  picked,
  type Trend,
} from './data-board-support.ts'

const bed = dataBoardBed()
const { ask, read, scopeFor, leftBy } = bed

const check = async (account: string, from: number, to: number, compare: 'previous' | 'year'): Promise<void> => {
  const clock = clockOf(account)
  const scope = scopeFor(account)
  const lines = await soldLines(bed.platform.db, scope.company_id, scope.member_id)
  const range = { from, to, cut: null }
  const { overview, trend } = await consistently(bed.platform.db, async (tx) => {
    const view = viewAt(scope, await readCompany(tx, scope.company_id), now, false)
    return {
      overview: await readBoard(tx, { narrow: { view, only: null }, range, compare, compare_day: null }),
      trend: await readBoardTrend(tx, { narrow: { view, only: null }, range, compare, compare_day: null }, 'day'),
    }
  })
  const { first, last, until } = others(clock, from, to, compare)
  const whole = byHand(lines, clock, from, to)
  const before = byHand(lines, clock, first, last, until)
  expect([overview.from, overview.to, overview.before_from, overview.before_to]).toEqual(
    [from, to, first, last].map(dayText),
  )
  expect(overview.kpi.map(({ id }) => id).join()).toBe(
    'M01,M02,M03,M04,M05,M06,M07,M08,M09,M10,M11_OURS,M13,M15,M17,M18',
  )
  for (const figure of overview.kpi) {
    const [value, was] = [whole.values[figure.id] ?? null, before.values[figure.id] ?? null]
    const change = changeIn(figure.id, value, was, { until: dayStart(clock, to + 1), now })
    expect(figure, figure.id).toMatchObject({ id: figure.id, value, before: was, change })
    expect(figure[compare], figure.id).toEqual({ value: was, change })
  }
  const types = ranking(whole.paid, (line) => String(line.content_type))
  expect(overview.compose.map(({ id, amt }) => [id, amt])).toEqual(types.map(({ id, amt }) => [id, amt]))
  expect(trend.total.values).toMatchObject(picked(trend.total.values, whole.values))
  expect(trend.total.before).toEqual(picked(trend.total.before, before.values))
  expect(trend.days.map(({ day }) => day)).toEqual(Array.from({ length: to - from + 1 }, (_, n) => dayText(from + n)))
  for (const [n, day] of trend.days.entries()) {
    expect({ start_time: day.start_time, end_time: day.end_time }).toEqual(daysOf(clock, from + n, from + n))
    expect(day.before_day).toBe(dayText(first + n))
    expect(day.values, day.day).toEqual(picked(day.values, byHand(lines, clock, from + n, from + n).values))
    expect(day.before, day.day).toEqual(picked(day.before, byHand(lines, clock, first + n, first + n, until).values))
  }
}

test('[DB1] the figures of today are those of the affiliate dashboard, with its comparison', async () => {
  for (const name of ['london', 'angeles']) {
    const account = `${name}.boss`
    const today = dayNumber(clockOf(account), now)
    const board = await read<Overview>(account, 'dashboard/overview', daysOf(clockOf(account), today, today))
    const live = await read<CallData<typeof consoleApi.overview>>(account, 'console/overview')
    expect(live.hero.gmv_amt).toBeGreaterThan(0)
    for (const { spark: _, ...figure } of live.kpi) expect(board.kpi).toContainEqual(expect.objectContaining(figure))
    expect(board.compose).toEqual(live.compose)
    expect([board.currency, board.data_time]).toEqual(['USD', live.data_time])
  }
})

test.each(['london', 'angeles'].flatMap((name) => [`${name}.boss`, `${name}.nora`]))(
  '[DB2] [DB3] [DB4] a range, its days and what it is compared with are what the raw lines give: %s',
  async (account) => {
    const today = dayNumber(clockOf(account), now)
    await check(account, today - 6, today, 'previous')
    await check(account, today - 5, today - 1, 'previous')
    await check(account, today - 3, today, 'year')
    await check(account, today - 40, today - 30, 'previous')
  },
)

test('[DB3] buyers of several days count once', async () => {
  const clock = clockOf('london.boss')
  const today = dayNumber(clock, now)
  const { days, total } = await read<Trend>('london.boss', 'dashboard/trend', daysOf(clock, today - 9, today))
  for (const id of ['M06', 'M17', 'M18'] as const)
    expect(sum(days, ({ values }) => values[id] ?? 0)).toBeGreaterThan(total.values[id] ?? Infinity)
  expect(sum(days, ({ values }) => values.M03 ?? 0)).toBe(total.values.M03)
})

test('[DB5] a range is widened to whole business days, at most 366 of them and none after today', async () => {
  const account = 'london.boss'
  const clock = clockOf(account)
  const today = dayNumber(clock, now)
  const whole = daysOf(clock, today - 4, today)
  const within = { start_time: whole.start_time + 40_000, end_time: whole.end_time - 40_000 }
  expect(await read(account, 'dashboard/overview', within)).toEqual(await read(account, 'dashboard/overview', whole))
  const year = daysOf(clock, today - 365, today)
  expect((await read<Trend>(account, 'dashboard/trend', year)).days).toHaveLength(366)
  const wrong = [
    [{ ...whole, end_time: whole.start_time }, '超出允许的范围'],
    [{ ...year, start_time: year.start_time - 1 }, '超出允许的范围'],
    [{ ...whole, end_time: whole.end_time + 1 }, '不能晚于现在'],
    [{ start_time: whole.start_time }, '必填'],
  ] as const
  for (const path of ['dashboard/overview', 'dashboard/trend'])
    for (const [query, says] of wrong) {
      const { envelope } = await ask(account, path, query)
      expect(envelope).toMatchObject({ status: 0, data: { fields: { end_time: says } } })
    }
})

test('[DB13] days go together by week and month; who bought in several days of one counts once', async () => {
  const account = 'london.boss'
  const clock = clockOf(account)
  const today = dayNumber(clock, now)
  const lines = await leftBy(account, {})
  for (const filter of [{}, { region: 'US' }] as Filter[]) {
    const left = await leftBy(account, filter)
    for (const grain of ['week', 'month']) {
      const query = { ...daysOf(clock, today - 20, today), grain, ...filter }
      const { days } = await read<Trend>(account, 'dashboard/trend', query)
      expect(days[0]?.day).toBe(dayText(today - 20))
      expect(days.at(-1)?.to).toBe(dayText(today))
      for (const group of days) {
        const [from, to] = [dayOfText(group.day), dayOfText(group.to)]
        expect(group.values, `${grain} ${group.day}`).toEqual(
          picked(group.values, byHand(left, clock, from, to).values),
        )
        if (grain === 'week' && from > today - 20) expect(new Date(group.day).getUTCDay()).toBe(1)
        if (grain === 'month' && from > today - 20) expect(group.day.slice(8)).toBe('01')
      }
    }
  }
  expect(lines.length).toBeGreaterThan(100)
})

test('[DB4] [DB5] a range is compared with any days of one’s own, none of them after today', async () => {
  const account = 'london.boss'
  const clock = clockOf(account)
  const today = dayNumber(clock, now)
  const query = { ...daysOf(clock, today - 3, today - 2), compare: 'custom' }
  const compare_time = dayStart(clock, today - 12) + 50_000
  const { before_from, before_to, kpi } = await read<Overview>(account, 'dashboard/overview', {
    ...query,
    compare_time,
  })
  expect([before_from, before_to]).toEqual([dayText(today - 12), dayText(today - 11)])
  const { values } = byHand(await leftBy(account, {}), clock, today - 12, today - 11)
  for (const { id, before } of kpi) expect(before, id).toBe(values[id] ?? null)
  for (const [more, says] of [
    [{}, '必填'],
    [{ compare_time: dayStart(clock, today) }, '不能晚于现在'],
  ] as const) {
    const { envelope } = await ask(account, 'dashboard/overview', { ...query, ...more })
    expect(envelope).toMatchObject({ status: 0, data: { fields: { compare_time: says } } })
  }
})
