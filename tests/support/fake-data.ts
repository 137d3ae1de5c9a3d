import type { CallData } from '../../shared/api/endpoint.ts'
import type { consoleApi } from '../../shared/areas/dashboard/api.ts'
import { changeOf } from '../../shared/format/number.ts'
import type { FeedLine } from '../../shared/live/zones.ts'
import { readRecord, type UserRecord } from '../../shared/record/record.ts'
import { dayNumber, dayStart, dayText, hoursOf, monthStart } from '../../shared/time/zone.ts'

/** Test data for the fake API: one believable business day, the same at every run. Nothing of it ships. */
export const fakeZone = 'Asia/Shanghai'
const clock = { zone: fakeZone, cut_hour: 0 }
/** 2026-03-17 14:37:20 in Shanghai. */
export const fakeNow = 1_773_729_440

export const fakeRecord = (fields: Partial<UserRecord> & { username: string }): UserRecord => {
  const record = readRecord({
    id: `u-${fields.username}`,
    status: 1,
    membername: fields.username,
    company: 1,
    company_name: '深圳市潮汐电子商务',
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
const figureOf = (id: string, value: number, before: number, scale: number) => ({
  id,
  value,
  before,
  change: changeOf(value, before),
  spark: hourly(scale, 15).slice(0, 15),
})

const product = [
  '便携榨汁杯 400ml 无线充电',
  '硅胶折叠水壶 旅行款',
  '磁吸车载手机支架',
  'LED 氛围灯带 5m RGB',
  '纯棉宽松连帽卫衣',
]
const countries = ['US', 'GB', 'VN', 'TH', 'PH', 'MY', 'ID', 'SG', 'MX', 'SA', 'DE', 'ZZ']

export const fakeLine = (index: number, t: number): FeedLine => ({
  id: String(900_000 + index),
  t,
  region: countries[(index * 5) % countries.length] ?? 'US',
  from: 'CN',
  product: product[index % product.length] ?? '',
  creator: index % 7 === 0 ? '' : `creator_${(index * 37) % 400}`,
  content_type: (index % 6) + 1,
  qty: (index % 3) + 1,
  amt: 990 + ((index * 7919) % 9000),
  commission_amt: 120 + ((index * 131) % 900),
})

export type Overview = CallData<typeof consoleApi.overview>

export const fakeOverview = (now = fakeNow): Overview => {
  const gmv = sum(today)
  const before = sum(yesterday.slice(0, 14)) + Math.round((yesterday[14] ?? 0) * 0.62)
  const amounts = [0.27, 0.18, 0.14, 0.11, 0.08, 0.07, 0.05, 0.04, 0.03, 0.02, 0.01].map((part) =>
    Math.round(gmv * part),
  )
  return {
    head: {
      scope: 'c1',
      version: `v${now}`,
      ts: now,
      tz: fakeZone,
      cut_hour: 0,
      day: dayText(dayNumber(clock, now)),
      currency: 'USD',
      company: '深圳市潮汐电子商务',
      module: 0,
      demo: true,
    },
    hero: {
      gmv_amt: gmv,
      yesterday_same_amt: before,
      yesterday_amt: sum(yesterday),
      change: changeOf(gmv, before),
      month_amt: 48_216_355,
      target_amt: 80_000_000,
      target_rate_bp: 6027,
      orders_per_minute: 3.4,
    },
    kpi: [
      figureOf('M01', gmv, before, 14_310),
      figureOf('M03', 4186, 3702, 4.6),
      figureOf('M05', 5920, 5311, 6.5),
      figureOf('M06', 3874, 3460, 4.2),
      figureOf('M07', Math.round(gmv / 4186), Math.round(before / 3702), 3300),
      figureOf('M08', Math.round(gmv * 0.148), Math.round(before * 0.151), 2100),
      figureOf('M17', 312, 327, 0.9),
      figureOf('M13', 218, 205, 20),
    ],
    compose: [4600, 2700, 1300, 800, 400, 200].map((share_bp, index) => ({
      id: String(index + 1),
      amt: Math.round((gmv * share_bp) / 10_000),
      share_bp,
    })),
    countries: amounts.map((amt, index) => ({
      id: countries[index] ?? 'ZZ',
      amt,
      orders: Math.round(amt / 3300),
      change: index === 9 ? { kind: 'new' } : changeOf(amt, Math.round(amt * (0.8 + 0.05 * index))),
    })),
    waiting: { bills: 3, lives: 2 },
    settle: {
      pending_amt: 6_318_240,
      settled_month_amt: 11_902_515,
      ineligible_amt: 92_310,
      ineligible_rate_bp: 312,
      refund_rate_bp: 218,
    },
    data_time: now - 2,
  }
}

/** The same day before its first order. */
export const emptyOverview = (now = fakeNow): Overview => {
  const full = fakeOverview(now)
  return {
    ...full,
    hero: {
      ...full.hero,
      gmv_amt: 0,
      yesterday_same_amt: 0,
      change: { kind: 'flat' },
      target_amt: null,
      target_rate_bp: null,
    },
    kpi: full.kpi.map(({ id }) => ({
      id,
      value: id === 'M07' ? null : 0,
      before: 0,
      change: { kind: 'flat' },
      spark: [],
    })),
    compose: [],
    countries: [],
  }
}

export const fakeTrend = (now = fakeNow): CallData<typeof consoleApi.trend> => {
  const day = dayNumber(clock, now)
  if (hoursOf(clock, day) !== 24 || monthStart(day) > day) throw new Error('the test day must be an ordinary one')
  return {
    start_t: dayStart(clock, day),
    now,
    today,
    yesterday,
    mean7: hourly(11_950),
    commission: today.map((amt) => Math.round(amt * 0.148)),
    currency: 'USD',
    data_time: now - 2,
  }
}

export const fakeRank = (type: string, by: string): CallData<typeof consoleApi.rank> => ({
  list: Array.from({ length: 10 }, (_, index) => ({
    id: `${type}-${by}-${index}`,
    rank: index + 1,
    name: type === 'product' ? (product[index % product.length] ?? '') : `${type}_${by}_${index + 1}`,
    region: countries[index] ?? '',
    image: '',
    gmv_amt: Math.round(2_210_000 / (index + 1.4)),
    orders: Math.round(640 / (index + 1.4)),
    qty: Math.round(910 / (index + 1.4)),
    commission_amt: Math.round(330_000 / (index + 1.4)),
    share_bp: Math.round(1260 / (index + 1.4)),
  })),
  currency: 'USD',
  data_time: fakeNow - 2,
})
