import type { CallData } from '../../../shared/api/endpoint.ts'
import type { adsApi } from '../../../shared/areas/ads/api.ts'
import { moneyText } from '../../../shared/format/number.ts'
import { clockText, dateText } from '../../../shared/format/time.ts'
import { placeOf } from '../../../shared/place-of.ts'
import type { ChartTable } from '../../charts/table.ts'
import type { AdText } from './use-ad-text.ts'

type Today = CallData<typeof adsApi.today>
type Board = CallData<typeof adsApi.board>

const money = (text: AdText, first: string) =>
  [
    { name: first, unit: 'text' },
    { name: text('metric.M25'), unit: 'money' },
    { name: text('ads.revenue'), unit: 'money' },
    { name: text('ads.roas'), unit: 'ratio' },
  ] as const

/** The tables of the charts: the first column names the points. */
export const hoursTable = ({ hours, zone, data_time }: Today, text: AdText): ChartTable => ({
  columns: money(text, text('ads.hour')),
  rows: hours.map(({ t, spend, revenue, roas }) => [clockText(t, zone).slice(0, 5), spend, revenue, roas]),
  running: placeOf(hours, ({ t }) => t <= data_time && data_time < t + 3600),
})

export const daysTable = ({ days, zone, data_time }: Board, text: AdText): ChartTable => ({
  columns: money(text, text('word.day')),
  rows: days.map(({ day, spend, revenue, roas }) => [day.slice(5), spend, revenue, roas]),
  running: placeOf(days, ({ day }) => day === dateText(data_time, zone)),
})

/** What each account spent, told in one currency so that bars compare; of several currencies also in its own. */
export const accountsTable = ({ accounts, exchanged }: Today, text: AdText): ChartTable => {
  const columns = money(text, text('column.account_name'))
  if (exchanged.length === 0)
    return { columns, rows: accounts.map(({ name, spend, revenue, roas }) => [name, spend, revenue, roas]) }
  const own = (amt: number | null, currency: string): string => (amt === null ? '—' : moneyText(amt, currency))
  return {
    columns: [...columns, { name: text('ads.ownSpend'), unit: 'text' }, { name: text('ads.ownRevenue'), unit: 'text' }],
    rows: accounts.map(({ name, currency, spend, revenue, roas, exchanged: worth }) => [
      `${name} · ${currency}`,
      worth.spend,
      worth.revenue,
      roas,
      own(spend, currency),
      own(revenue, currency),
    ]),
  }
}

/** Spend and return first: the points of the scatter are drawn by them. */
export const creativesTable = (creatives: Board['creatives'], text: AdText): ChartTable => ({
  columns: [
    { name: text('ads.creative'), unit: 'text' },
    { name: text('metric.M25'), unit: 'money' },
    { name: text('ads.roas'), unit: 'ratio' },
    { name: text('ads.orders'), unit: 'count' },
    { name: text('ads.revenue'), unit: 'money' },
  ],
  rows: creatives.map(({ name, spend, roas, orders, revenue }) => [name, spend, roas, orders, revenue]),
})

export const partsTable = (
  parts: Board['regions'],
  first: string,
  nameOf: (key: string) => string,
  text: AdText,
): ChartTable => ({
  columns: [...money(text, first), { name: text('ads.orders'), unit: 'count' }],
  rows: parts.map(({ key, spend, revenue, roas, orders }) => [nameOf(key), spend, revenue, roas, orders]),
})

export const funnelTable = ({ funnel }: Board, text: AdText): ChartTable => ({
  columns: [
    { name: text('word.step'), unit: 'text' },
    { name: text('ads.people'), unit: 'count' },
  ],
  rows: funnel.map(({ step, n }) => [text.word(`ads.step.${step}`, `ads.figure.${step}`), n]),
})
