import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockSecond, sameClock, sameHours } from '../../shared/time/same-clock.ts'
import {
  dayNumber,
  dayOfText,
  dayStart,
  dayText,
  hourIndex,
  hoursOf,
  isZone,
  monthStart,
  zonedSeconds,
  zoneOffset,
} from '../../shared/time/zone.ts'

const day = dayOfText
const utc = (text: string): number => Date.parse(text) / 1000

test('[P10] a business day has 23 hours when the clock goes forward, 25 when it goes back, 24 else', () => {
  const london = { zone: 'Europe/London', cut_hour: 0 }
  expect(hoursOf(london, day('2025-03-30'))).toBe(23)
  expect(hoursOf(london, day('2025-10-26'))).toBe(25)
  expect(hoursOf(london, day('2025-06-01'))).toBe(24)
  expect(hourIndex(london, utc('2025-10-26T23:30:00Z'))).toBe(24)
  const lordHowe = { zone: 'Australia/Lord_Howe', cut_hour: 0 }
  expect(hoursOf(lordHowe, day('2025-04-06'))).toBe(25) // 24.5: the last one is a half
})

test('[P11] the cut hour begins the day: before it the evening still belongs to the day before', () => {
  const clock = { zone: 'Asia/Shanghai', cut_hour: 6 }
  expect(dayText(dayNumber(clock, utc('2025-06-01T21:59:59Z')))).toBe('2025-06-01')
  expect(dayText(dayNumber(clock, utc('2025-06-01T22:00:00Z')))).toBe('2025-06-02')
  expect(dayStart(clock, day('2025-06-02'))).toBe(utc('2025-06-01T22:00:00Z'))
  // The cut hour of this day does not exist in New York: it begins with the first second after the gap.
  const gap = { zone: 'America/New_York', cut_hour: 2 }
  expect(dayStart(gap, day('2025-03-09'))).toBe(utc('2025-03-09T07:00:00Z'))
})

test('[P12] a midnight that comes twice begins the day once, at the first of them', () => {
  // Amman went back from 01:00 to 00:00 on 2021-10-29.
  const amman = { zone: 'Asia/Amman', cut_hour: 0 }
  expect(dayStart(amman, day('2021-10-29'))).toBe(utc('2021-10-28T21:00:00Z'))
  expect(hoursOf(amman, day('2021-10-29'))).toBe(25)
  // St. John's went back from 00:01 to 23:01: the new day had begun and goes on.
  const stJohns = { zone: 'America/St_Johns', cut_hour: 0 }
  const midnight = dayStart(stJohns, day('2010-11-07'))
  expect([60, 1800, 3700].map((s) => dayText(dayNumber(stJohns, midnight + s)))).toEqual(Array(3).fill('2010-11-07'))
  // Cairo skips midnight itself.
  expect(dayStart({ zone: 'Africa/Cairo', cut_hour: 0 }, day('2024-04-26'))).toBe(utc('2024-04-25T22:00:00Z'))
})

test('[P13] every second belongs to the one day that has begun and whose successor has not, in every zone', () => {
  const zone = fc.constantFrom(
    'Europe/London',
    'America/New_York',
    'America/St_Johns',
    'Asia/Amman',
    'Australia/Lord_Howe',
    'Africa/Cairo',
    'America/Havana',
    'Pacific/Apia',
    'Asia/Kolkata',
  )
  const t = fc.integer({ min: utc('2005-01-01T00:00:00Z'), max: utc('2030-01-01T00:00:00Z') })
  fc.assert(
    fc.property(zone, fc.integer({ min: 0, max: 23 }), t, (name, cut_hour, at) => {
      const clock = { zone: name, cut_hour }
      const number = dayNumber(clock, at)
      expect(dayStart(clock, number)).toBeLessThanOrEqual(at)
      expect(dayStart(clock, number + 1)).toBeGreaterThan(at)
      expect(hourIndex(clock, at)).toBeLessThan(hoursOf(clock, number))
    }),
    { numRuns: 400 },
  )
})

test('[P14] a wall-clock text is read in its zone; one that comes twice is the first, one that is no time is NaN', () => {
  expect(zonedSeconds('Europe/London', '2011-07-01 12:00:00')).toBe(utc('2011-07-01T11:00:00Z'))
  expect(zonedSeconds('Europe/London', '2010-12-01T08:26')).toBe(utc('2010-12-01T08:26:00Z'))
  expect(zonedSeconds('Europe/London', '2025-10-26 01:30')).toBe(utc('2025-10-26T00:30:00Z'))
  expect(zonedSeconds('Asia/Amman', '2021-10-29 00:30')).toBe(utc('2021-10-28T21:30:00Z'))
  expect(zonedSeconds('Europe/London', '2025-03-30 01:30')).toBe(utc('2025-03-30T01:30:00Z'))
  for (const text of ['', 'soon', '2025-02-30 10:00', '2025-01-01 24:00', '2025-01-01 10:60', '25-01-01 10:00'])
    expect(zonedSeconds('Europe/London', text)).toBeNaN()
})

test('[P15] offsets are right to the second of a change, and day texts refuse what is no day', () => {
  const change = utc('2025-03-30T01:00:00Z')
  expect([change - 1, change].map((t) => zoneOffset('Europe/London', t))).toEqual([0, 3600])
  expect(zoneOffset('Asia/Kolkata', change)).toBe(19_800)
  expect(day('2025-02-30')).toBeNaN()
  expect(dayText(monthStart(day('2024-02-29')))).toBe('2024-02-01')
  expect([isZone('Europe/London'), isZone('Europe/Londres')]).toEqual([true, false])
})

const changes = [
  ['Europe/London', '2025-03-30'],
  ['Europe/London', '2025-10-26'],
  ['America/New_York', '2025-03-09'],
  ['America/New_York', '2025-11-02'],
] as const

test('[Q40] the same clock time of another day is told by the digits, whatever hour begins the days', () => {
  for (const [zone, change] of changes)
    for (const cut_hour of [0, 1, 2, 3, 6, 12, 23])
      for (const n of [-1, 0, 1])
        for (const hour of ['00:30', '04:00', '09:45', '14:00', '22:59']) {
          const clock = { zone, cut_hour }
          const at = (date: number) => zonedSeconds(zone, `${dayText(date)} ${hour}`)
          const [now, before] = [at(day(change) + n), at(day(change) + n - 1)]
          expect(sameClock(clock, now, dayNumber(clock, now) - 1), `${zone} ${cut_hour} ${n} ${hour}`).toBe(before)
        }
})

test('[Q40] a clock that is set back stands still, one that is put forward jumps; every second has one that is no later', () => {
  const london = { zone: 'Europe/London', cut_hour: 0 }
  const [autumn, spring] = [day('2025-10-26'), day('2025-03-30')]
  const seconds = (number: number, t: number): number => t - dayStart(london, number)
  const same = (of: number, s: number, to: number) => seconds(to, sameClock(london, dayStart(london, of) + s, to))
  // Today 01:30 comes again; then the day before had an hour twice.
  expect([5400, 7199, 7200, 9000, 10_800].map((s) => same(autumn, s, autumn - 1))).toEqual([
    5400, 7199, 7199, 7199, 7200,
  ])
  expect([5400, 7198, 7199, 7200].map((s) => same(autumn + 1, s, autumn))).toEqual([5400, 7198, 10_799, 10_800])
  // Today skips 01:00; then the day before had skipped it.
  expect([3599, 3600, 5400].map((s) => same(spring, s, spring - 1))).toEqual([3599, 7200, 9000])
  expect([3599, 3600, 7199, 7200].map((s) => same(spring + 1, s, spring))).toEqual([3599, 3599, 3599, 3600])
  const zone = fc.constantFrom('Europe/London', 'America/New_York', 'America/St_Johns', 'Asia/Amman', 'Africa/Cairo')
  const t = fc.integer({ min: utc('2005-01-01T00:00:00Z'), max: utc('2030-01-01T00:00:00Z') })
  fc.assert(
    fc.property(zone, fc.integer({ min: 0, max: 23 }), t, fc.nat(7200), (name, cut_hour, at, more) => {
      const clock = { zone: name, cut_hour }
      const number = dayNumber(clock, at)
      const found = sameClock(clock, at, number - 1)
      expect(dayNumber(clock, found)).toBe(number - 1)
      if (dayNumber(clock, at + more) === number)
        expect(sameClock(clock, at + more, number - 1)).toBeGreaterThanOrEqual(found)
    }),
    { numRuns: 300 },
  )
})

test('[Q41] each hour of another day belongs to one hour of the clock, and a clock hour to the second in which it begins', () => {
  for (const [zone, change] of changes)
    for (const cut_hour of [0, 1, 2, 6])
      for (const number of [-1, 0, 1].map((n) => day(change) + n)) {
        const clock = { zone, cut_hour }
        const hours = sameHours(clock, number, number - 1)
        expect(hours).toHaveLength(hoursOf(clock, number))
        expect(hours.flat()).toEqual(Array.from({ length: hoursOf(clock, number - 1) }, (_, n) => n))
        expect(sameHours(clock, number, number)).toEqual(Array.from({ length: hoursOf(clock, number) }, (_, n) => [n]))
      }
  const clock = { zone: 'Europe/London', cut_hour: 6 }
  expect(clockSecond(clock, day('2025-03-30'), 6)).toBe(dayStart(clock, day('2025-03-30')))
  expect(clockSecond(clock, day('2025-03-30'), 10)).toBe(utc('2025-03-30T09:00:00Z'))
  expect(clockSecond({ ...clock, cut_hour: 0 }, day('2025-10-26'), 10)).toBe(utc('2025-10-26T10:00:00Z'))
})
