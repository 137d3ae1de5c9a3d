import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { barOption } from '../../console/charts/options/bar.ts'
import { bulletOption } from '../../console/charts/options/bullet.ts'
import { donutOption } from '../../console/charts/options/donut.ts'
import { fieldOption } from '../../console/charts/options/field.ts'
import { funnelOption } from '../../console/charts/options/funnel.ts'
import { heatOption } from '../../console/charts/options/heat.ts'
import { lineOption } from '../../console/charts/options/line.ts'
import { mapOption } from '../../console/charts/options/map.ts'
import type { ChartInput, ChartOption } from '../../console/charts/options/option.ts'
import { placeOf } from '../../console/charts/options/parts.ts'
import { scatterOption } from '../../console/charts/options/scatter.ts'
import { treemapOption } from '../../console/charts/options/treemap.ts'
import { waterfallOption } from '../../console/charts/options/waterfall.ts'
import { type ChartTable, cellText } from '../../console/charts/table.ts'
import { AdCards } from '../../console/features/ads/ad-cards.tsx'
import { ValueCell } from '../../console/features/analysis/value-cell.tsx'
import { KpiCards } from '../../console/features/dashboard/kpi-cards.tsx'
import { BoardCards } from '../../console/features/data-board/board-cards.tsx'
import { DayTable } from '../../console/features/data-board/day-table.tsx'
import { OverviewTab } from '../../console/features/goods/overview-tab.tsx'
import { BoardFigures } from '../../console/features/shops/board/board-figures.tsx'
import { curveTable } from '../../console/features/trends/curve-table.ts'
import type { ListAnswer } from '../../console/lists/any-list.ts'
import { KpiStrip } from '../../console/lists/kpi-strip.tsx'
import { ListProvider, type ListWorld } from '../../console/lists/list-world.ts'
import { Figure } from '../../console/ui/figure.tsx'
import { trendMetrics } from '../../shared/areas/data-board/api.ts'
import { orderList } from '../../shared/areas/orders/list.ts'
import { changeOf } from '../../shared/format/number.ts'

type Value = number | null

/** The value stands in the middle row, beside rows that are reported. */
const tableOf = (value: Value, columns: number): ChartTable => ({
  columns: [
    { name: 'name', unit: 'text' },
    ...Array.from({ length: columns }, (_, n) => ({ name: `c${n}`, unit: 'count' as const })),
  ],
  rows: [500, value, 300].map((one, n) => [`row ${n}`, ...Array.from({ length: columns }, () => one)]),
})

const codes = ['GB', 'US', 'FR']
/** Every kind of chart by the name of its file, with the number of columns that it draws. */
const charts: Readonly<Record<string, readonly [columns: number, make: (input: ChartInput) => ChartOption]>> = {
  bar: [1, barOption],
  bullet: [2, bulletOption],
  donut: [1, donutOption],
  field: [2, fieldOption],
  funnel: [1, funnelOption],
  heat: [2, heatOption],
  line: [2, lineOption],
  map: [1, (input) => mapOption({ ...input, codes })],
  scatter: [3, (input) => scatterOption({ ...input, size: 3 })],
  treemap: [1, treemapOption],
  waterfall: [1, waterfallOption],
}
const helpers = ['look', 'option', 'parts', 'plot']

interface Series {
  readonly id?: string
  readonly data?: readonly unknown[]
  readonly label?: { readonly formatter?: unknown }
}

const seriesOf = (option: ChartOption): readonly Series[] => option.series as readonly Series[]
const amountOf = (point: unknown): unknown =>
  typeof point === 'object' && point !== null && 'value' in point ? point.value : point

/** What a chart draws of its middle row: the points that stand for it, by their place or by the column of their series. */
const pointsOf = (option: ChartOption): readonly unknown[] =>
  seriesOf(option).flatMap(({ id, data = [] }) =>
    id !== undefined && /^c\d+$/.test(id) ? [data[1]] : data.filter((point) => placeOf(point)?.[0] === 1),
  )

/** Its labels, its name on an axis and its note, as they are read. */
const wordsOf = (option: ChartOption): readonly string[] => {
  const points = pointsOf(option)
  const labels = seriesOf(option).flatMap(({ label }) =>
    typeof label?.formatter === 'function'
      ? points.map((data) => String(label.formatter instanceof Function && label.formatter({ data })))
      : [],
  )
  const own = points.flatMap((point) =>
    typeof point === 'object' && point !== null && 'label' in point
      ? [String((point.label as { formatter?: unknown }).formatter)]
      : [],
  )
  const axes = [option.xAxis, option.yAxis].flat().flatMap((axis) => {
    const names: unknown = typeof axis === 'object' && axis !== null && 'data' in axis ? axis.data : undefined
    return Array.isArray(names) ? [String(names[1])] : []
  })
  return [...labels, ...own, ...axes]
}

test('[CH8] every kind of chart is among those that are looked at', async () => {
  const files = await readdir(join(import.meta.dirname, '../../console/charts/options'))
  expect(
    files
      .map((file) => file.replace('.ts', ''))
      .filter((name) => !helpers.includes(name))
      .sort(),
  ).toEqual(Object.keys(charts))
})

test.each(Object.entries(charts))(
  '[CH8] %s: what is not reported is never drawn or written as zero, nor zero as —',
  (_, [columns, make]) => {
    const of = (value: Value) => make({ table: tableOf(value, columns), theme: 'dark', currency: 'USD' })
    const unknown = of(null)
    for (const point of pointsOf(unknown)) expect([amountOf(point)].flat()).not.toContain(0)
    for (const word of wordsOf(unknown)) expect(word.replace('row 1', '')).not.toMatch(/0/)
    const zero = of(0)
    for (const word of wordsOf(zero)) expect(word).not.toContain('—')
    expect(cellText(null, 'count', 'USD')).toBe('—')
    expect(cellText(0, 'count', 'USD')).toBe('0')
  },
)

test('[CH8] a step that nobody reports stands without a bar under its name with —, and takes nothing off the steps', () => {
  const funnel = funnelOption({ table: tableOf(null, 1), theme: 'dark', currency: 'USD' })
  expect(pointsOf(funnel).map(amountOf)).toEqual([null])
  expect(wordsOf(funnel)).toContain('row 1  —')
  const waterfall = waterfallOption({ table: tableOf(null, 1), theme: 'dark', currency: 'USD' })
  expect(wordsOf(waterfall)).toContain('row 1  —')
  expect(seriesOf(waterfall).map(({ data = [] }) => amountOf(data[2]))).toEqual([500, 300, 0])
})

test('[CH8] a day that a row does not report is a gap of its curve', () => {
  const rows = [{ title: 'Lamp', day_1: null, day_2: 0 }]
  const table = curveTable(rows, 'title', String, 'Day')
  expect(table.rows.slice(-2)).toEqual([
    ['2', 0],
    ['1', null],
  ])
})

const change = (value: Value) => changeOf(value, 5)
const values = <Name extends string>(names: readonly Name[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>
const day = (value: Value) => ({
  day: '2026-09-09',
  to: '2026-09-09',
  start_time: 0,
  end_time: 86_400,
  values: values(trendMetrics, value),
  before: values(trendMetrics, 5),
})
const goods = (value: Value) =>
  ({
    kpi: { items: 1, gmv_amt: 1, orders: 1, est_commission_amt: 1, creators: 1, videos: 1, lives: 1 },
    card: { rating: value },
    trend: [],
  }) as unknown as Parameters<typeof OverviewTab>[0]['data']
const shops = (value: Value) =>
  ({
    ...values(['shops', 'gmv', 'orders', 'commission', 'authorised', 'broken', 'selling', 'uncosted_skus'], 1),
    ...values(['aov', 'refund_rate', 'ad_spend', 'roi', 'gross_profit', 'profit_rate'], value),
  }) as unknown as Parameters<typeof BoardFigures>[0]['kpi']
const world = {
  list: orderList,
  text: Object.assign((key: string) => key, { word: (key: string) => key }),
  clock: { zone: 'UTC', cut_hour: 0 },
  state: { filters: {} },
  settings: {},
} as unknown as ListWorld
const summary = (value: Value) =>
  ({
    currency: 'USD',
    data_time: 1,
    summary: { kpi: values([...orderList.kpi, ...(orderList.figures ?? []).map(({ name }) => name)], value) },
  }) as unknown as ListAnswer
const hero = {
  gmv_amt: 5,
  yesterday_same_amt: 5,
  yesterday_amt: 5,
  change: change(5),
  month_amt: 5,
  target_amt: 5,
  orders_per_minute: 5,
}

/** Every kind of card and cell that shows a figure, with the value in question in it. */
const cards: Readonly<Record<string, (value: Value) => ReactElement>> = {
  figure: (value) => createElement(Figure, { metric: 'M07', value }),
  live: (value) =>
    createElement(KpiCards, {
      hero: { ...hero, target_rate_bp: 5, pace: null, forecast_amt: null },
      kpi: [{ id: 'M07', value, before: 5, change: change(value), spark: [] }],
    }),
  board: (value) =>
    createElement(BoardCards, {
      compare: 'previous',
      query: {},
      kpi: [
        {
          id: 'M07',
          value,
          before: 5,
          change: change(value),
          previous: { value: 5, change: change(value) },
          year: { value: 5, change: change(value) },
        },
      ],
    }),
  days: (value) =>
    createElement(DayTable, {
      trend: { days: [day(value)], total: day(value), currency: 'USD', data_time: 1 } as unknown as Parameters<
        typeof DayTable
      >[0]['trend'],
      columns: [
        { metric: 'M07', before: false },
        { metric: 'M07', before: true },
      ],
      period: { start_time: 0, end_time: 86_400 },
      filter: {},
    }),
  ads: (value) =>
    createElement(AdCards, { kpi: [{ name: 'M27', value, before: 5, change: value === null ? null : change(value) }] }),
  shops: (value) => createElement(BoardFigures, { kpi: shops(value) }),
  goods: (value) => createElement(OverviewTab, { data: goods(value), range: '' }),
  list: (value) => createElement(ListProvider, { value: world }, createElement(KpiStrip, { answer: summary(value) })),
  pivot: (value) =>
    createElement(
      'table',
      null,
      createElement(
        'tbody',
        null,
        createElement(
          'tr',
          null,
          createElement(ValueCell, {
            cell: { values: [value], before: [5] },
            metric: 'M07',
            place: 0,
            currency: 'USD',
            age: { until: 1, now: 9 },
          }),
        ),
      ),
    ),
}

const htmlOf = (element: ReactElement): string =>
  renderToStaticMarkup(
    createElement(
      StaticRouter,
      { location: '/' },
      createElement(QueryClientProvider, { client: new QueryClient() }, element),
    ),
  )
/** The figures of a page that are said to be nothing, or zero: their texts. */
const textsOf = (html: string, value: Value): readonly string[] =>
  [...html.matchAll(/<(data|td)\b([^>]*)>(?:<(?:span|a)[^>]*>)?([^<]*)(?=<)/g)]
    .filter(([, , attributes = '']) => attributes.includes('data-metric'))
    .filter(([, , attributes = '']) =>
      value === null ? !attributes.includes('data-value') : attributes.includes('data-value="0"'),
    )
    .map(([, , , text = '']) => text)

test.each(Object.entries(cards))('[CH8] %s: a figure that is not reported is —, a reported zero is 0', (_, make) => {
  const unknown = htmlOf(make(null))
  const empty = textsOf(unknown, null)
  expect(empty.length).toBeGreaterThan(0)
  expect(new Set(empty)).toEqual(new Set(['—']))
  expect(unknown).not.toMatch(/▲|▼|持平|level</)
  const zero = textsOf(htmlOf(make(0)), 0)
  expect(zero).toHaveLength(empty.length)
  for (const text of zero) expect(text).toMatch(/^[^—]*0[^—]*$/)
})

test('[CH8] a change from or to what is not reported is no change', () => {
  expect([changeOf(null, 5), changeOf(5, null), changeOf(null, null)]).toEqual(Array(3).fill({ kind: 'none' }))
})
