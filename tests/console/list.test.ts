import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sizeText } from '../../console/app/exports/size-text.ts'
import { orderOf } from '../../console/features/orders/order-of.ts'
import { earnedOf, reasonOf, refundOf } from '../../console/features/orders/steps.ts'
import { layOut } from '../../console/lists/columns.ts'
import { asTyped, readBar } from '../../console/lists/filters/typed.ts'
import { daysOfPeriod, namedPeriod, periodOfDays } from '../../console/lists/periods.ts'
import { exportQuery, inputOf, ownState, readState, viewQuery, writeState } from '../../console/lists/url-state.ts'
import { moved } from '../../console/ui/moved.ts'
import type { OrderLineDetail } from '../../shared/areas/orders/api.ts'
import { orderList } from '../../shared/areas/orders/list.ts'
import { dateTimeText } from '../../shared/format/time.ts'
import { fromWire, readTyped, toWire } from '../../shared/format/typed-number.ts'
import { namedPeriods } from '../../shared/lists/filter.ts'
import { fakeOrders } from '../support/fake-lists.ts'
import { fakeNow } from '../support/fake-of.ts'

const shanghai = { zone: 'Asia/Shanghai', cut_hour: 0 }

test('[LP1] what an address does not understand counts as not said, whatever stands in it', () => {
  const wrong = { settlement_status: '1,9', region: 'usa', pay_amount_min: 'x', period: 'ever' }
  const state = readState(
    orderList,
    'page=0&limit=7&sort_field=evil&sort_order=up&settlement_status=1,9&region=usa&pay_amount_min=x&creator=%20mia%20&period=ever&keyword=%00a',
  )
  expect(state).toEqual({ ...ownState(orderList), keyword: 'a', filters: { creator: 'mia' }, wrong })
  expect(readState(orderList, 'start_time=200&end_time=100&date_type=paid').filters).toEqual({})
  expect(readState(orderList, `start_time=0&end_time=${367 * 86_400}`).filters).toEqual({})
  expect(readState(orderList, 'date_type=paid').filters).toEqual({})
  expect(readState(orderList, 'period=last7&start_time=1&date_type=paid').filters).toEqual({
    period: 'last7',
    date_type: 'paid',
  })
  fc.assert(
    fc.property(fc.string(), (search) => {
      const read = readState(orderList, search)
      expect(orderList.endpoint.input.safeParse(inputOf(read, shanghai, fakeNow)).success).toBe(true)
    }),
  )
})

test('[LP23] a filter of an address that nobody can read, or a reversed one, is kept apart until it is taken away', () => {
  const search = 'pay_amount_min=500&pay_amount_max=100&start_time=200&end_time=100&date_type=paid&creator=mia'
  const state = readState(orderList, search)
  expect(state.filters).toEqual({ creator: 'mia' })
  expect(state.wrong).toEqual({ pay_amount_min: '500', pay_amount_max: '100', start_time: '200', end_time: '100' })
  expect(readState(orderList, writeState(orderList, state)).wrong).toEqual(state.wrong)
  expect(viewQuery(orderList, state)).toBe('creator=mia')
  expect(inputOf(state, shanghai, fakeNow)).not.toHaveProperty('pay_amount_min')
  expect(orderList.endpoint.input.safeParse({ pay_amount_min: '500', pay_amount_max: '100' }).success).toBe(false)
})

test('[LP1] what is written is read again, without what is the list’s own', () => {
  expect(writeState(orderList, ownState(orderList))).toBe('')
  const query =
    'date_type=paid&period=month&settlement_status=1%2C3&returned=1&keyword=57&sort_field=pay_amount&sort_order=asc&limit=50&page=3&open=a%2Fb'
  expect(writeState(orderList, readState(orderList, query))).toBe(query)
  expect(viewQuery(orderList, readState(orderList, query))).not.toMatch(/page=|open=/)
  expect(readState(orderList, 'sort_field=pay_amount')).toMatchObject({ sort_field: 'pay_amount', sort_order: 'desc' })
})

test('[LP3] a named period is whole business days by the company’s zone and cut, and moves on with them', () => {
  const shown = (clock: typeof shanghai, now: number) =>
    Object.fromEntries(
      namedPeriods.map((name) => {
        const { start_time, end_time } = namedPeriod(name, clock, now)
        return [
          name,
          `${dateTimeText(start_time, clock.zone).slice(0, 16)} ${dateTimeText(end_time, clock.zone).slice(0, 16)}`,
        ]
      }),
    )
  expect(shown(shanghai, fakeNow)).toEqual({
    today: '2026-03-17 00:00 2026-03-18 00:00',
    yesterday: '2026-03-16 00:00 2026-03-17 00:00',
    last7: '2026-03-11 00:00 2026-03-18 00:00',
    last30: '2026-02-16 00:00 2026-03-18 00:00',
    month: '2026-03-01 00:00 2026-03-18 00:00',
    lastMonth: '2026-02-01 00:00 2026-03-01 00:00',
  })
  expect(shown({ zone: 'Asia/Shanghai', cut_hour: 18 }, fakeNow).today).toBe('2026-03-16 18:00 2026-03-17 18:00')
  // The day on which summer time begins has 23 hours.
  const summer = namedPeriod('today', { zone: 'America/New_York', cut_hour: 0 }, Date.UTC(2026, 2, 8, 18) / 1000)
  expect(summer.end_time - summer.start_time).toBe(23 * 3600)
})

test('[LP3] days are both included, at most 366 of them, never reversed', () => {
  const period = periodOfDays(shanghai, '2026-03-10', '2026-03-12')
  expect(period && daysOfPeriod(shanghai, period)).toEqual(['2026-03-10', '2026-03-12'])
  expect(periodOfDays(shanghai, '2026-03-12', '2026-03-10')).toBeUndefined()
  expect(periodOfDays(shanghai, '2026-02-30', '2026-03-10')).toBeUndefined()
  expect(periodOfDays(shanghai, '2025-03-10', '2026-03-10')).toBeDefined()
  expect(periodOfDays(shanghai, '2025-03-10', '2026-03-11')).toBeUndefined()
})

test('[LP3][LP8] the call and the export are asked by ends, never by a name', () => {
  const state = readState(orderList, 'period=today&page=2&limit=50&keyword=57')
  const input = inputOf(state, shanghai, fakeNow)
  expect(input).toMatchObject({ page: 2, limit: 50, keyword: '57', end_time: Number(input.start_time) + 86_400 })
  expect(exportQuery(state, shanghai, fakeNow)).toBe(
    `sort_field=create_time&sort_order=desc&keyword=57&start_time=${input.start_time}&end_time=${input.end_time}`,
  )
})

test('[LP7] pinned columns stand at their side, each beside the one before; the first always holds on to the left', () => {
  const columns = [
    { field: 'region', shown: true, pin: 'right' as const },
    { field: 'order_id', shown: true },
    { field: 'price', shown: false },
    { field: 'shop_name', shown: true, pin: 'left' as const, width: 100 },
    { field: 'gone', shown: true },
    { field: 'quantity', shown: true, pin: 'right' as const, width: 90 },
    { field: 'owner_name', shown: true, pin: 'left' as const },
  ]
  const laid = layOut(orderList, { columns, density: 'normal' }, false)
  expect(laid.map(({ column, left, right }) => [column.field, left, right])).toEqual([
    ['shop_name', 0, undefined],
    ['owner_name', 100, undefined],
    ['order_id', undefined, undefined],
    ['region', undefined, 90],
    ['quantity', undefined, 0],
  ])
  const plain = layOut(orderList, { columns: null, density: 'normal' }, false)
  expect(plain.filter(({ left, right }) => left !== undefined || right !== undefined)).toEqual([plain[0]])
  const narrow = layOut(orderList, { columns, density: 'normal' }, true)
  expect(narrow.filter(({ left, right }) => left !== undefined || right !== undefined).length).toBe(1)
})

test('[LP32] a column has room for the words of its language, up to 240 px, unless somebody chose a width', () => {
  const widthIn = (field: string, title: string, values: readonly string[] = [], width?: number): number => {
    const columns = [{ field, shown: true, ...(width ? { width } : {}) }]
    return layOut(orderList, { columns, density: 'normal' }, false, undefined, () => ({ title, values }))[0]?.width ?? 0
  }
  const own = widthIn('order_status', '')
  expect(widthIn('order_status', '订单状态', ['待发货', '已完成'])).toBe(own)
  expect(widthIn('order_status', 'Status', ['Awaiting shipment'])).toBeGreaterThan(own)
  expect(widthIn('order_status', '很'.repeat(40))).toBe(240)
  expect(widthIn('order_status', 'Status', ['Awaiting shipment'], 60)).toBe(60)
  // What sorts, or tells a formula, has a sign behind its title.
  expect(widthIn('pay_amount', 'A long title of it')).toBeGreaterThan(widthIn('sku_name', 'A long title of it'))
})

test('[LP7] a column moves to its place, and nowhere beyond the ends', () => {
  const all = ['a', 'b', 'c']
  expect(moved(all, 'a', 2).join('')).toBe('bca')
  expect(moved(all, 'c', 1).join('')).toBe('acb')
  expect(moved(all, 'a', -1)).toBe(all)
  expect(moved(all, 'x', 1)).toBe(all)
})

test.each([
  ['12.5', 'money', 'USD', '1250', '12.5'],
  ['1200', 'money', 'VND', '1200', '1200'],
  ['11.5', 'rate', 'USD', '1150', '11.5'],
  ['3', 'count', 'USD', '3', '3'],
  ['', 'money', 'USD', '', ''],
  ['-', 'money', 'USD', '', ''],
] as const)('[LP5] a range typed as %s (%s, %s) is asked as %s', (typed, unit, currency, wire, shown) => {
  expect(toWire(typed, unit, currency)).toBe(wire)
  expect(fromWire(wire, unit, currency)).toBe(shown)
})

test.each([
  ['1,200.5', 'money', 'USD', { wire: '120050' }],
  ['12.30', 'money', 'VND', { fault: 'digits' }],
  ['12.00', 'money', 'VND', { wire: '12' }],
  ['-3', 'count', 'USD', { wire: '-3' }],
  [' 7 ', 'count', 'USD', { wire: '7' }],
  ['1e3', 'count', 'USD', { fault: 'number' }],
  ['1,2', 'count', 'USD', { fault: 'number' }],
  ['0x10', 'money', 'USD', { fault: 'number' }],
  ['12a', 'rate', 'USD', { fault: 'number' }],
  ['12.345', 'money', 'USD', { fault: 'digits' }],
  ['1.5', 'count', 'USD', { fault: 'digits' }],
  ['99999999999999', 'money', 'USD', { fault: 'large' }],
] as const)('[LP22] %s typed as %s in %s is read whole or not at all', (typed, unit, currency, read) => {
  expect(readTyped(typed, unit, currency)).toEqual(read)
})

test('[LP22] a bar holds what it says or nothing: wrong and reversed ends are named', () => {
  const { filters } = orderList
  expect(readBar(filters, { pay_amount_min: '12.5', pay_amount_max: '', creator: 'mia' }, 'USD')).toEqual({
    held: {
      pay_amount_min: '1250',
      pay_amount_max: '',
      our_commission_min: '',
      our_commission_max: '',
      creator: 'mia',
    },
    faults: {},
  })
  const faults = (least: string, most: string) =>
    readBar(filters, { pay_amount_min: least, pay_amount_max: most }, 'USD').faults
  expect(faults('9', '8')).toEqual({ pay_amount_max: 'reversed' })
  expect(faults('1e3', '8.123')).toEqual({ pay_amount_min: 'number', pay_amount_max: 'digits' })
  expect(asTyped(filters, { pay_amount_min: '1250', creator: 'mia' }, 'USD')).toEqual({
    pay_amount_min: '12.5',
    creator: 'mia',
  })
})

const line = (fields: Partial<OrderLineDetail>, row: Partial<OrderLineDetail['row']> = {}): OrderLineDetail => ({
  row: { ...(fakeOrders[0] as OrderLineDetail['row']), ...row },
  subtotal_amt: 0,
  seller_discount_amt: 0,
  platform_discount_amt: 0,
  tax_amt: 0,
  bonus_rate_bp: 100,
  ads_attributed: false,
  rate_used: 'standard',
  remaining: 3,
  ineligible_reason: null,
  settle_due_time: null,
  original: null,
  splits: [],
  timeline: [],
  ...fields,
})

test('[LP17] the steps of a commission: which rate and why, what is earned, what refunds leave', () => {
  expect(reasonOf(line({}))).toBe('how.why.standard')
  expect(reasonOf(line({ ads_attributed: true }))).toBe('how.why.noAds')
  expect(reasonOf(line({ ads_attributed: true, rate_used: 'shop_ads' }))).toBe('how.why.shop_ads')
  expect(earnedOf(line({}, { est_bonus: 10, act_bonus: 8 })).map(({ name, rate_bp }) => [name, rate_bp])).toEqual([
    ['standard', 1150],
    ['bonus', 100],
  ])
  const back = line({}, { est_commission_base: 1000, quantity: 4, refund_amount: 300, act_commission_base: 700 })
  expect(refundOf(back)).toMatchObject({ kept: 750, only: 50, none: false })
  expect(orderOf('a%2Fb%25/s/c/1')).toBe('a/b%')
})

test('[LP16] sizes of files are told in the unit that fits', () => {
  expect([0, 812, 2048, 3_600_000, 9e12].map(sizeText)).toEqual(['0 B', '812 B', '2.0 KB', '3.4 MB', '8381.9 GB'])
})
