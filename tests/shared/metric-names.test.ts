import { expect, test } from 'vitest'
import { dataBoardTexts } from '../../shared/areas/data-board/words.ts'
import { allListTexts } from '../../shared/i18n/all-lists.ts'
import { commonTexts } from '../../shared/i18n/common.ts'
import { allTexts, type Language, translators } from '../../shared/i18n/texts.ts'
import { lists } from '../../shared/lists/all.ts'
import { basesOf, basisIn } from '../../shared/lists/basis.ts'
import { columnKey } from '../../shared/lists/column.ts'
import { figureKeys } from '../../shared/lists/figure-keys.ts'
import type { List } from '../../shared/lists/list.ts'
import { basisOf, dateBases, figureBy, isDateBasis, metricName } from '../../shared/metrics/basis.ts'
import { type MetricId, metrics } from '../../shared/metrics/catalogue.ts'

const table = allTexts(commonTexts, allListTexts, dataBoardTexts)
const texts = translators(table)
const ids = Object.keys(metrics) as MetricId[]

test.each(['zh', 'en'] as const)('[CD9] no two figures of different days have one name: %s', (language) => {
  const text = texts[language]
  const names = ids.flatMap((id) => dateBases.map((basis) => metricName(text, id, basis)))
  expect(new Set(names).size).toBe(names.length)
  for (const id of ids) {
    expect(metricName(text, id), id).toBe(text(`metric.${id}`))
    expect(metricName(text, id) === metricName(text, id, basisOf(id)), id).toBe(true)
  }
})

test('[CD9] actual commission always says its day, turnover only another one than payment', () => {
  const { zh, en } = texts
  expect(metricName(zh, 'M09')).toBe('实际佣金（按结算日）')
  expect(metricName(en, 'M09', 'paid')).toBe('Actual commission (by payment date)')
  expect(metricName(zh, 'M16')).toBe('结算率（按送达日）')
  expect(metricName(zh, 'M10', 'any')).toBe('待结算佣金（不限日期）')
  expect([metricName(zh, 'M01'), metricName(zh, 'M01', 'create')]).toEqual(['成交额', '成交额（按下单日）'])
})

test('[CD9] what is no order line has no such day: tasks that were approved today are not those of any date', () => {
  const basis = (id: keyof typeof lists) => basisIn(lists[id], { keyword: '', filters: {} })
  expect([basis('clip-tasks'), basis('clip-demands')]).toEqual([undefined, undefined])
  expect(basis('orders')).toBe('any')
})

/** Fields of lists that are a metric of the catalogue over the list's own lines, by their days of payment. */
const metricFields: Readonly<Record<string, MetricId>> = {
  gmv: 'M01',
  orders: 'M03',
  sku_orders: 'M04',
  items_sold: 'M05',
  refund_rate: 'M13',
  gmv_30d: 'M01',
  progress: 'M50',
}
/** Figures above a list that are a metric over its lines. */
const metricFigures: Readonly<Record<string, MetricId>> = { 'shop-orders.profit': 'M30' }
const words = (language: Language) => texts[language] as (key: string) => string

/** Figures by their full name: what each counts, as metric and day, or as a field or figure of its own. */
const figuresOf = (language: Language): readonly (readonly [name: string, means: string])[] => {
  const text = words(language)
  const said = ({ name, by }: { readonly name: string; readonly by: string }): string =>
    by === '' ? name : texts[language]('basis.of', { name, by })
  const ofList = (list: List): (readonly [string, string])[] => [
    ...(list.figures ?? []).flatMap((figure) =>
      basesOf(list).map((basis): [string, string] => [
        said({
          name: text(figureKeys(list, figure.name).find((key) => Object.hasOwn(table.zh, key)) ?? figure.name),
          by: figureBy(texts[language], figure, basis),
        }),
        `${figure.insteadOf ?? metricFigures[`${list.id}.${figure.name}`] ?? `${list.id}.${figure.name}`} ${basis}`,
      ]),
    ),
    ...list.columns
      .filter(({ kind }) => ['money', 'rate', 'count', 'ratio'].includes(kind))
      .map((column): [string, string] => {
        const metric = column.metric ?? metricFields[column.title ?? column.field]
        const means = metric ? `${metric} ${column.basis ?? basisOf(metric)}` : columnKey(column)
        return [text(columnKey(column)), means]
      }),
  ]
  // The market's objects are nobody's own: its lists have no figure of a company.
  const own = Object.values(lists).filter(({ id }) => !id.startsWith('spy-') && id !== 'tt-accounts')
  return [
    ...ids.flatMap((id) =>
      dateBases.map((basis) => [metricName(texts[language], id, basis), `${id} ${basis}`] as const),
    ),
    ...own.flatMap(ofList),
    [text('board.step.est_amt'), 'M08 paid'],
    [text('board.step.actual_amt'), 'M09 paid'],
  ]
}

test.each(['zh', 'en'] as const)('[CD21] no two figures of one name count something different: %s', (language) => {
  const means = new Map<string, Set<string>>()
  for (const [name, of] of figuresOf(language)) means.set(name, (means.get(name) ?? new Set()).add(of))
  const isMetric = (of: string): boolean => ids.some((id) => of.startsWith(`${id} `))
  const twice = [...means].filter(([, of]) => of.size > 1 && [...of].some(isMetric)).map(([name, of]) => [name, ...of])
  expect(twice).toEqual([])
  // Nowhere is actual commission called that without the day that it goes by.
  expect(means.has(texts[language]('plain.M09'))).toBe(false)
})

test('[CD20] M09 stands above a list whose days are those of settlement; by another day the figure in its place says so', () => {
  const { zh, en } = texts
  const orders = lists.orders
  const actual = orders?.figures?.find(({ insteadOf }) => insteadOf === 'M09')
  expect(actual?.name).toBe('actual')
  for (const basis of dateBases) expect(actual && figureBy(zh, actual, basis)).toBe(zh(`basis.${basis}`))
  expect([zh('kpi.orders.actual'), en('kpi.orders.actual')]).toEqual([zh('plain.M09'), en('plain.M09')])
  expect(basesOf(orders as List).filter(isDateBasis)).toEqual(['create', 'paid', 'delivered', 'settled', 'any'])
})
