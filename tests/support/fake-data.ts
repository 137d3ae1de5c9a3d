import type { CallData } from '../../shared/api/endpoint.ts'
import { consoleApi } from '../../shared/areas/dashboard/api.ts'
import { changeOf } from '../../shared/format/number.ts'
import type { FeedLine } from '../../shared/live/zones.ts'
import { readRecord, type UserRecord } from '../../shared/record/record.ts'
import { dayNumber, dayStart, dayText, hoursOf, monthStart } from '../../shared/time/zone.ts'
import { fakeNow, fakeOf, fakeZone } from './fake-of.ts'

const clock = { zone: fakeZone, cut_hour: 0 }
const company = '深圳市潮汐电子商务'

export const fakeRecord = (fields: Partial<UserRecord> & { username: string }): UserRecord => {
  const record = readRecord({
    id: `u-${fields.username}`,
    status: 1,
    membername: fields.username,
    company: 1,
    company_name: company,
    agency_level: 1,
    privilege_id: 1,
    isadVersion: 0,
    daping: 1,
    scope: 'c1',
    currency: 'USD',
    zone: fakeZone,
    demo: true,
    isad: [0, 1, 2, 4, 5, 6, 9],
    video_menu: [1, 2, 3],
    is_share_video: 1,
    business_center: 1,
    has_tt_tool: 1,
    has_console: 1,
    tk_manager_id: '0',
    mobile: '13800000001',
    ...fields,
  })
  if (!record) throw new Error('unreadable test record')
  return record
}

export const fakeRecords = (): Map<string, UserRecord> =>
  new Map(
    [
      fakeRecord({ username: 'leader', membername: '林晓涛' }),
      fakeRecord({ username: 'staff', privilege_id: 0, isad: [0] }),
      fakeRecord({ username: 'agent1', company: 0, agency_level: 1 }),
      fakeRecord({ username: 'cutter', is_film_cutter: 1 }),
      fakeRecord({ username: 'unshared', is_share_video: 0 }),
      fakeRecord({ username: 'wall', status: 4 }),
      fakeRecord({ username: 'ads', current_version: 1, isad: [0, 1] }),
      fakeRecord({ username: 'fbads', current_version: 1, isadVersion: 5, isad: [0, 1, 5] }),
      fakeRecord({ username: 'shops', current_version: 9, isad: [0, 9], tk_pid: '1' }),
    ].map((record) => [record.username, record]),
  )

const shape = [
  42, 30, 21, 16, 12, 14, 22, 38, 61, 82, 96, 104, 118, 109, 112, 121, 126, 131, 148, 176, 204, 221, 188, 96,
]
const hourly = (scale: number, until = 24): number[] =>
  shape.map((part, hour) => (hour < until ? Math.round(part * scale * (1 + 0.09 * Math.sin(hour * 2.3))) : 0))
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const today = hourly(14_310, 15)
const yesterday = hourly(12_780)

const countries = ['US', 'GB', 'VN', 'TH', 'PH', 'MY', 'ID', 'SG', 'MX', 'SA', 'DE', 'ZZ']

export const fakeLine = (index: number, t: number): FeedLine => ({
  id: String(900_000 + index),
  t,
  region: countries[(index * 5) % countries.length] ?? 'US',
  from: 'CN',
  product: '便携榨汁杯 400ml 无线充电',
  creator: index % 7 === 0 ? '' : `creator_${(index * 37) % 400}`,
  content_type: (index % 6) + 1,
  qty: (index % 3) + 1,
  amt: 990 + ((index * 7919) % 9000),
  commission_amt: 120 + ((index * 131) % 900),
})

export type Overview = CallData<typeof consoleApi.overview>

const gmv = sum(today)
const before = sum(yesterday.slice(0, 14))
const head = {
  tz: fakeZone,
  cut_hour: 0,
  day: dayText(dayNumber(clock, fakeNow)),
  currency: 'USD',
  company,
  module: 0,
  demo: true,
  newest_t: undefined,
}
const figures = { M01: gmv, M03: 4186, M05: 5920, M06: 3874, M07: 3010, M08: 1_864_955, M17: 312, M13: 218 }
const lastSeconds = { data_time: fakeNow - 2 }

export const fakeOverview = (): Overview =>
  fakeOf(consoleApi.overview, {
    head,
    hero: {
      gmv_amt: gmv,
      yesterday_same_amt: before,
      yesterday_amt: sum(yesterday),
      change: changeOf(gmv, before),
      target_amt: 80_000_000,
      target_rate_bp: 6027,
      pace: { gone_bp: 6500, behind_amt: 3_780_000, need_amt: 2_890_000 },
      forecast_amt: 20_400_000,
      orders_per_minute: 3.4,
    },
    kpi: Object.entries(figures).map(([id, value]) => ({
      id,
      value,
      before: value - 9,
      change: changeOf(value, value - 9),
      spark: hourly(value, 15).slice(0, 15),
    })),
    compose: [4600, 2700, 1300, 800, 400, 200].map((share_bp, n) => ({ id: String(n + 1), share_bp })),
    countries: countries.map((id) => ({ id })),
    waiting: { bills: 3, lives: 2 },
    ours: { today_amt: 12_345, month_amt: 401_300, target_amt: 600_000, target_rate_bp: 6688 },
    settle: {
      pending_amt: 6_318_240,
      settled_month_amt: 11_902_515,
      ours_month_amt: 401_300,
      ineligible_amt: 92_310,
      ineligible_rate_bp: 312,
      refund_rate_bp: 218,
    },
    ...lastSeconds,
  })

/** The same day before its first order. */
export const emptyOverview = (): Overview => {
  const { hero, ...full } = fakeOverview()
  const change = { kind: 'flat' } as const
  return {
    ...full,
    hero: { ...hero, gmv_amt: 0, yesterday_same_amt: 0, change, target_amt: null, target_rate_bp: null },
    kpi: full.kpi.map(({ id }) => ({ id, value: id === 'M07' ? null : 0, before: 0, change, spark: [] })),
    compose: [],
    countries: [],
  }
}

export const fakeTrend = (): CallData<typeof consoleApi.trend> => {
  const day = dayNumber(clock, fakeNow)
  if (hoursOf(clock, day) !== 24 || monthStart(day) > day) throw new Error('the test day must be an ordinary one')
  const commission = today.map((amt) => Math.round(amt * 0.148))
  const days = { today, yesterday, mean7: hourly(11_950), commission }
  return fakeOf(consoleApi.trend, { start_t: dayStart(clock, day), now: fakeNow, ...days, ...lastSeconds })
}

export const fakeRank = (type: string, by: string): CallData<typeof consoleApi.rank> =>
  fakeOf(consoleApi.rank, {
    list: Array.from({ length: 10 }, (_, n) => ({
      id: `${type}-${by}-${n}`,
      name: `${type}_${by}_${n + 1}`,
      move: by === 'gmv' ? n - 2 : null,
    })),
    ...lastSeconds,
  })
