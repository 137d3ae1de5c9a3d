import { expect, test } from 'vitest'
import { sumMoney } from '../../console/app/reminders/bills-due.ts'
import { isDesktop, nextReloads, opensTools, toolsDocked } from '../../console/app/reminders/dev-tools.ts'
import { isDue } from '../../console/app/reminders/hourly.ts'
import { nextReminder } from '../../console/app/reminders/order.ts'
import { correctionExample, needsOrderCorrection } from '../../console/app/reminders/order-correction.ts'
import type { DueBill } from '../../console/http/any-platform.ts'
import { pageButtons, pagesOf, pageTyped } from '../../console/ui/page-buttons.ts'
import { dateText } from '../../shared/format/time.ts'
import { timeZoneOptions } from '../../shared/time/offset.ts'
import { fakeRecord } from '../support/fake-data.ts'
import { fakeNow } from '../support/fake-of.ts'

const drawn = (current: number, pages: number, count: number): string =>
  pageButtons(current, pages, count)
    .map((button) => (button.kind === 'page' ? button.page : `${button.kind}${button.page}`))
    .join(' ')

test.each([
  [1, 1, 7, '1'],
  [4, 7, 7, '1 2 3 4 5 6 7'],
  [1, 13, 7, '1 2 3 4 5 6 on6 13'],
  [4, 13, 7, '1 2 3 4 5 6 on9 13'],
  [7, 13, 7, '1 back2 5 6 7 8 9 on12 13'],
  [13, 13, 7, '1 back8 8 9 10 11 12 13'],
  [7, 13, 5, '1 back4 6 7 8 on10 13'],
])('[X6] page %i of %i has with %i buttons: %s', (current, pages, count, expected) => {
  expect(drawn(current, pages, count)).toBe(expected)
})

test('[X6] pages are counted up, at least one, and the jumper stays within them', () => {
  expect([0, 1, 20, 21].map((total) => pagesOf(total, 20))).toEqual([1, 1, 1, 2])
  expect(['0', '3', '99', '', 'x'].map((typed) => pageTyped(typed, 13))).toEqual([1, 3, 13, undefined, undefined])
})

const full = { outerWidth: 1440, outerHeight: 900, innerWidth: 1440, innerHeight: 780, devicePixelRatio: 1 }
test.each([
  ['a plain window', {}, false],
  ['exactly 200 px', { innerWidth: 1240 }, false],
  ['tools at the side', { innerWidth: 1239 }, true],
  ['tools at the foot', { innerHeight: 480 }, true],
  ['tools at the side of a dense screen', { innerWidth: 1040, devicePixelRatio: 2 }, true],
  ['tools at the foot of a dense screen', { innerHeight: 480, devicePixelRatio: 2 }, true],
  ['zoomed to 150 %', { innerWidth: 960, innerHeight: 520, devicePixelRatio: 1.5 }, false],
  ['zoomed to 300 %', { innerWidth: 480, innerHeight: 260, devicePixelRatio: 3 }, false],
  ['zoomed to 50 %', { innerWidth: 2880, innerHeight: 1560, devicePixelRatio: 0.5 }, false],
  ['zoomed to 125 % on a dense screen', { innerWidth: 1152, innerHeight: 624, devicePixelRatio: 2.5 }, false],
  ['zoomed to 150 % with tools at the side', { innerWidth: 600, innerHeight: 520, devicePixelRatio: 1.5 }, true],
  ['not drawn', { outerWidth: 0, outerHeight: 0 }, false],
])('[X16] %s: tools docked or not', (_, sizes, docked) => {
  expect(toolsDocked({ ...full, ...sizes })).toBe(docked)
})

const press = (key: string, held: Partial<Record<'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey', boolean>> = {}) =>
  opensTools({
    key,
    code: key.length === 1 ? `Key${key.toUpperCase()}` : key,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
    metaKey: false,
    ...held,
  })

test('[X16] F12, Ctrl+Shift+I, Cmd+Opt+I and Shift+F10 are the keys, on desktops of 992 px and more', () => {
  expect([press('F12'), press('F10', { shiftKey: true }), press('I', { ctrlKey: true, shiftKey: true })]).toEqual([
    true,
    true,
    true,
  ])
  expect(press('i', { metaKey: true, altKey: true })).toBe(true)
  expect([press('F10'), press('i', { ctrlKey: true }), press('i'), press('F5')]).toEqual([false, false, false, false])
  expect([isDesktop(992, false), isDesktop(991, false), isDesktop(1366, true)]).toEqual([true, false, false])
})

test('[X17] an hour has three reloads; an older one, or one of the future, does not count', () => {
  const now = 100 * 3_600_000
  const hour = 3_600_000
  expect(nextReloads([], now)).toEqual([now])
  expect(nextReloads([now - 3, now - 2], now)).toEqual([now - 3, now - 2, now])
  expect(nextReloads([now - 3, now - 2, now - 1], now)).toBeUndefined()
  expect(nextReloads([now - hour, now + 5, now - 1], now)).toEqual([now - 1, now])
})

test('[X14] an hour is due once it has passed, at first, and when the clock was set back', () => {
  expect([isDue(0, 5e12), isDue(1000, 3_600_999), isDue(1000, 3_601_000), isDue(9e9, 8e9)]).toEqual([
    true,
    false,
    true,
    true,
  ])
})

test('[X13] amounts are summed for each currency by itself, exactly', () => {
  const bill = (incomeTotal: number, currency: string): DueBill => ({
    status: 0,
    incomeTotal,
    currency,
    period: '2026-02',
    reject_reason: '',
    confirm_deadline: 0,
  })
  const bills = [bill(0.1, 'USD'), bill(0.2, 'USD'), bill(1500, 'VND'), bill(8, '')]
  expect(sumMoney(bills, 'GBP')).toBe('$0.30 + ₫1,500 + £8.00')
})

test('[X15] announcements come before order correction before bills; what stands stays, and others are waited for', () => {
  const all = { announcement: true, correction: true, bills: true }
  const free = { asked: true, others: false }
  expect(nextReminder(null, all, free)).toBe('announcement')
  expect(nextReminder(null, { ...all, announcement: false }, free)).toBe('correction')
  expect(nextReminder('bills', all, { asked: true, others: true })).toBe('bills')
  expect(nextReminder(null, all, { asked: true, others: true })).toBeNull()
  expect(nextReminder(null, { ...all, announcement: false }, { asked: false, others: false })).toBeNull()
  expect(nextReminder('bills', { ...all, bills: false }, free)).toBe('announcement')
})

test('[X11] version 1 and the second network need the prompt until it is put away', () => {
  const of = (current_version: number, isadVersion: number, away = false) =>
    needsOrderCorrection({ current_version, isadVersion }, away)
  expect([of(1, 0), of(0, 5), of(1, 5)]).toEqual([true, true, true])
  expect([of(0, 0), of(9, 0), of(1, 0, true), of(0, 5, true)]).toEqual([false, false, false, false])
})

test('[X11] the example is one moment that two zones count for two days, by the real zones at any time of the year', () => {
  for (const { times, zone } of timeZoneOptions) {
    const record = fakeRecord({ username: 'ads', current_version: 1, time_zone: times })
    for (let month = 0; month < 12; month++) {
      const { t, ad, other } = correctionExample(record, fakeNow + month * 30 * 86_400)
      expect(ad.zone).toBe(zone)
      expect(dateText(t, ad.zone)).not.toBe(dateText(t, other))
    }
  }
})
