import type { Request } from 'express'
import { adFigures, adLevels, adsApi } from '../../shared/areas/ads/api.ts'
import { metaTodayList, tiktokTodayList } from '../../shared/areas/ads/list.ts'
import { measuresOf } from '../../shared/areas/ads/measures.ts'
import type { AdNetwork } from '../../shared/areas/ads/networks.ts'
import { changeOf } from '../../shared/format/number.ts'
import type { List } from '../../shared/lists/list.ts'
import type { Answers } from './fake-call.ts'
import { fakeListAnswer } from './fake-lists.ts'
import { fakeNow, fakeOf } from './fake-of.ts'
import { fakeRowsFor } from './fake-rows.ts'

type Names = keyof typeof adFigures

const networkOf = ({ query }: Request): AdNetwork => (query.network === 'meta' ? 'meta' : 'tiktok')
const head = (request: Request) => ({
  network: networkOf(request),
  zone: 'America/Los_Angeles',
  exchanged: [],
  missing: [],
  data_time: fakeNow - 30,
})
const returns = (n: number) => ({ spend: 41_000 + 9100 * n, revenue: 120_000 + 13_000 * n, roas: 293 - 9 * n })
const part = (key: string, n: number) => ({ key, ...returns(n) })

const kpi = (Object.keys(adFigures) as Names[]).map((name, n) => {
  const value = 1200 + 311 * n
  const isNow = name === 'balance' || name === 'over_budget'
  return { name, value, before: isNow ? null : value - 100, change: isNow ? null : changeOf(value, value - 100) }
})
const creatives = Array.from({ length: 8 }, (_, n) => returns(n))
const regions = ['US', 'GB', 'DE'].map(part)
const coded = ['1', '2', '3', '4'].map(part)

/** Fifteen hours of a day have passed; the accounts' rights end in twenty days, in ten, now. */
export const fakeAdDay = (request: Request) =>
  fakeOf(adsApi.today, {
    ...head(request),
    kpi,
    hours: Array.from({ length: 24 }, (_, n) => ({
      t: fakeNow + (n - 14) * 3600,
      ...(n > 14 ? { spend: null, revenue: null, roas: null } : returns(n % 5)),
    })),
    accounts: [1, 2, 3].map((n) => ({
      name: `潮汐账户 ${n}`,
      balance: 90_000 * n,
      auth_state: n,
      expire_time: fakeNow - 30 + 10 * 86_400 * (3 - n),
      ...returns(n),
      exchanged: { spend: returns(n).spend, revenue: returns(n).revenue },
    })),
    creatives,
    regions,
  })

const listAnswer = (list: List) => {
  const rows = fakeRowsFor(list, (n) => ({ ad_status: 1 + (n % 8) }))
  return ({ query }: Request) => fakeListAnswer(list, rows, query)
}

/** Ordinary answers of the ad dashboards' calls. */
export const adAnswers = (): Answers => ({
  '/api/v1/ad/today': listAnswer(tiktokTodayList as unknown as List),
  '/api/v1/ad/today/meta': listAnswer(metaTodayList as unknown as List),
  '/api/v1/console/ad': fakeAdDay,
  '/api/v1/dashboard/ad': (request) => ({
    ...head(request),
    kpi,
    days: Array.from({ length: 7 }, (_, n) => ({ day: `2026-07-${String(9 + n).padStart(2, '0')}`, ...returns(n) })),
    creatives,
    placements: coded,
    regions,
    ages: coded,
    funnel: ['impressions', 'clicks', 'carts', 'checkouts', 'orders'].map((step, n) => ({ step, n: 90_000 / 10 ** n })),
  }),
  '/api/v1/ad/report': (request) => {
    const level = adLevels.find((one) => one === request.query.level) ?? 'campaign'
    const figures = (n: number) =>
      Object.fromEntries(Object.keys(measuresOf[networkOf(request)]).map((field, at) => [field, 1000 * (n + 1) + at]))
    const row = (n: number) => ({
      id: `${level}-${n}`,
      name: `名称 ${level}-${n}`,
      status: 1 + 2 * n,
      placement: level === 'campaign' ? null : 1,
      age: level === 'campaign' ? null : 2,
      figures: figures(n),
    })
    const crumbs = request.query.parent ? [{ level: 'campaign', id: 'campaign-0', name: '名称 campaign-0' }] : []
    return { ...head(request), level, crumbs, rows: [0, 1, 2].map(row), totals: figures(9) }
  },
})
