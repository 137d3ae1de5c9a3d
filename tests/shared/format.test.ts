import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  amountText,
  changeOf,
  compactMoney,
  compactText,
  countText,
  moneyText,
  rateText,
} from '../../shared/format/number.ts'
import { clockText, dateText, dateTimeText, offsetText, weekdayText, zoneMark } from '../../shared/format/time.ts'

test('[F1] money is exact in its currency', () => {
  expect(moneyText(123456789, 'USD')).toBe('$1,234,567.89')
  expect(moneyText(-305, 'GBP')).toBe('-£3.05')
  expect(moneyText(1500, 'JPY')).toBe('¥1,500')
  expect(amountText(0, 'EUR')).toBe('0.00')
  expect(amountText(1_234_568, 'IDR')).toBe('1,234,568')
  expect(amountText(1_234_568, 'KWD')).toBe('1,234.568')
  expect(amountText(-5, 'TND')).toBe('-0.005')
})

test('[F1] the digits of an amount are the amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amt) => {
      expect(Number(amountText(amt, 'USD').replaceAll(/[,.]/g, ''))).toBe(amt)
    }),
  )
})

test('[F2] short numbers have one decimal', () => {
  expect([999, 1000, 12345, 999_949, 999_950, 1_250_000, -2500].map(compactText)).toEqual([
    '999',
    '1.0K',
    '12.3K',
    '999.9K',
    '1.0M',
    '1.3M',
    '-2.5K',
  ])
  expect(compactMoney(1234567, 'USD')).toBe('$12.3K')
  expect(countText(1234567)).toBe('1,234,567')
  expect(rateText(1234)).toBe('12.34%')
})

test('[F3] a change from nothing is new, never a percentage', () => {
  expect(changeOf(5, 0)).toEqual({ kind: 'new' })
  expect(changeOf(0, 0)).toEqual({ kind: 'flat' })
  expect(changeOf(150, 200)).toEqual({ kind: 'bp', bp: -2500 })
})

test('[F4] the day of the week is that of the named zone, in both languages', () => {
  const DAY = 86_400
  for (const zone of ['America/Los_Angeles', 'Asia/Shanghai', 'Pacific/Auckland'])
    for (let t = 1_767_225_599; t < 1_767_225_599 + 9 * DAY; t += 6 * 3600)
      for (const [language, locale] of [
        ['zh', 'zh-CN'],
        ['en', 'en'],
      ] as const) {
        const known = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: zone }).format(t * 1000)
        expect(weekdayText(t, zone, language)).toBe(known)
      }
})

test('[F4] clocks follow the named zone through summer time', () => {
  const winter = Date.UTC(2026, 0, 15, 12) / 1000
  const summer = Date.UTC(2026, 6, 15, 12) / 1000
  expect([clockText(winter, 'Europe/London'), clockText(summer, 'Europe/London')]).toEqual(['12:00:00', '13:00:00'])
  expect([offsetText(winter, 'America/Los_Angeles'), offsetText(summer, 'America/Los_Angeles')]).toEqual([
    'UTC-08:00',
    'UTC-07:00',
  ])
  expect(dateText(Date.UTC(2026, 10, 20, 17) / 1000, 'Asia/Shanghai')).toBe('2026-11-21')
  expect(dateTimeText(winter, 'Asia/Shanghai')).toBe('2026-01-15 20:00:00')
})

test('[F5] Unix seconds of ten digits are written as a day, with the time where it matters', () => {
  expect(dateText(1_763_712_000, 'Asia/Shanghai')).toBe('2025-11-21')
  expect(dateTimeText(1_763_712_000, 'Asia/Shanghai')).toBe('2025-11-21 16:00:00')
})

test('[TZ6] a moment says its offset where it is not in the own zone, and only then', () => {
  const winter = Date.UTC(2026, 0, 15, 12) / 1000
  expect(zoneMark(winter, 'America/Los_Angeles', 'Asia/Shanghai')).toBe(' UTC-08:00')
  expect(zoneMark(winter, 'Asia/Singapore', 'Asia/Shanghai')).toBe('')
})
