import type { Request } from 'express'
import type { CallData } from '../../shared/api/endpoint.ts'
import type { Envelope } from '../../shared/api/envelope.ts'
import { adFigures, adLevels, type adsApi } from '../../shared/areas/ads/api.ts'
import { metaTodayList, tiktokTodayList } from '../../shared/areas/ads/list.ts'
import { measuresOf } from '../../shared/areas/ads/measures.ts'
import type { AdNetwork } from '../../shared/areas/ads/networks.ts'
import { changeOf } from '../../shared/format/number.ts'
import type { List } from '../../shared/lists/list.ts'
import { dayText } from '../../shared/time/zone.ts'
import { fakeNow } from './fake-data.ts'
import { fakeListAnswer } from './fake-lists.ts'
import { fakeRowsFor } from './fake-rows.ts'

type Names = keyof typeof adFigures

const zone = 'America/Los_Angeles'
const networkOf = ({ query }: Request): AdNetwork => (query.network === 'meta' ? 'meta' : 'tiktok')
const head = (request: Request) => ({
  network: networkOf(request),
  zone,
  currency: 'USD',
  exchanged: [],
  missing: [],
  data_time: fakeNow - 30,
})
const returns = (n: number) => ({ spend: 41_000 + 9100 * n, revenue: 120_000 + 13_000 * n, roas: 293 - 9 * n })

const kpi = (Object.keys(adFigures) as Names[]).map((name, n) => {
  const value = 1200 + 311 * n
  const isNow = name === 'balance' || name === 'over_budget'
  return { name, value, before: isNow ? null : value - 100, change: isNow ? null : changeOf(value, value - 100) }
})

const accounts = [1, 2, 3].map((n) => ({
  account_id: `73011455088200304${n}`,
  name: `潮汐账户 ${n}`,
  currency: 'USD',
  zone,
  balance: 90_000 * n,
  auth_state: n,
  expire_time: fakeNow - 30 + 10 * 86_400 * (3 - n),
  ...returns(n),
  exchanged: { spend: returns(n).spend, revenue: returns(n).revenue },
}))
const creatives = Array.from({ length: 8 }, (_, n) => ({
  ad_id: `ad-${n}`,
  name: `开箱实测 V${n}`,
  material_id: `mat-${n}`,
  orders: 12 + 3 * n,
  ...returns(n),
}))
const parts = (keys: readonly string[]) => keys.map((key, n) => ({ key, orders: 30 - n, ...returns(n) }))

const today = (request: Request): CallData<typeof adsApi.today> => ({
  ...head(request),
  day: dayText(Math.floor(fakeNow / 86_400)),
  kpi,
  hours: Array.from({ length: 24 }, (_, n) =>
    n > 14
      ? { t: fakeNow + (n - 14) * 3600, spend: null, revenue: null, roas: null }
      : { t: fakeNow + (n - 14) * 3600, ...returns(n % 5) },
  ),
  accounts,
  creatives,
  regions: parts(['US', 'GB', 'DE']),
})

const board = (request: Request): CallData<typeof adsApi.board> => ({
  ...head(request),
  from: '2026-07-09',
  to: '2026-07-15',
  before_from: '2026-07-02',
  before_to: '2026-07-08',
  kpi,
  days: Array.from({ length: 7 }, (_, n) => ({ day: `2026-07-${String(9 + n).padStart(2, '0')}`, ...returns(n) })),
  creatives,
  placements: parts(['1', '2', '3', '4']),
  regions: parts(['US', 'GB', 'DE']),
  ages: parts(['1', '2', '3', '4']),
  funnel: (['impressions', 'clicks', 'carts', 'checkouts', 'orders'] as const).map((step, n) => ({
    step,
    n: 90_000 / 10 ** n,
  })),
})

const report = (request: Request): CallData<typeof adsApi.report> => {
  const network = networkOf(request)
  const level = adLevels.find((one) => one === request.query.level) ?? 'campaign'
  const parent = request.query.parent === undefined ? '' : String(request.query.parent)
  const figures = (n: number) =>
    Object.fromEntries(Object.keys(measuresOf[network]).map((field, at) => [field, 1000 * (n + 1) + at]))
  const campaign = { level: 'campaign' as const, id: 'campaign-0', name: '名称 campaign-0' }
  return {
    ...head(request),
    level,
    crumbs: parent === '' ? [] : [campaign],
    rows: [0, 1, 2].map((n) => ({
      id: `${level}-${n}`,
      name: `名称 ${level}-${n}`,
      status: 1 + 2 * n,
      raw_status: 'CAMPAIGN_STATUS_DELIVERY_OK',
      account: '潮汐账户 1',
      currency: 'USD',
      region: 'US',
      placement: level === 'campaign' ? null : 1,
      age: level === 'campaign' ? null : 2,
      figures: figures(n),
    })),
    totals: figures(9),
  }
}

const done = (data: unknown): Envelope => ({ status: 1, data, message: '' })
const listAnswer = (list: unknown) => {
  const rows = fakeRowsFor(list as List).map((row, n) => ({ ...row, ad_status: 1 + (n % 8) }))
  return ({ query }: Request): Envelope => fakeListAnswer(list as List, rows, query)
}

const made = ({ body }: Request): Envelope =>
  done({ results: body.keys.map((key: string) => ({ key, ok: true, message: '' })) })

/** Ordinary answers of the ad dashboards' calls. */
export const adAnswers = (): Record<string, (request: Request) => Envelope> => ({
  '/api/v1/ad/today': listAnswer(tiktokTodayList),
  '/api/v1/ad/today/meta': listAnswer(metaTodayList),
  '/api/v1/console/ad': (request) => done(today(request)),
  '/api/v1/dashboard/ad': (request) => done(board(request)),
  '/api/v1/ad/report': (request) => done(report(request)),
  '/api/v1/ad/today/transition': made,
  '/api/v1/ad/today/meta/transition': made,
})
