import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeDifferenceOf } from '../../shared/time/difference.ts'
import { adZoneOf, hoursOf, isOffset, mayChooseZone, timeZoneOptions } from '../../shared/time/offset.ts'
import { anyRecord, recordWith } from './records.ts'

const path = '/api/v1/console/overview'

test('[TZ1] a code is that many hours behind UTC, round the clock', () => {
  expect(['cc-8', 'cc-5', 'cc-0', 'cc-16', 'cc-12', 'cc-13', 'cc-24', 'cc8', ''].map(hoursOf)).toEqual([
    -8,
    -5,
    0,
    8,
    -12,
    11,
    undefined,
    undefined,
    undefined,
  ])
  for (const { times } of timeZoneOptions) expect(isOffset(hoursOf(times) ?? Number.NaN)).toBe(true)
  expect([-13, 15, Number.NaN].map(isOffset)).toEqual([false, false, false])
})

test('[TZ2] version 1 sends time_difference with every call but settimezone, and nothing in the default case', () => {
  const ads = (fields = {}) => recordWith({ current_version: 1, ...fields })
  expect(timeDifferenceOf(ads(), path)).toBeUndefined()
  expect(timeDifferenceOf(ads({ time_difference: 8 }), path)).toBe(8)
  expect(timeDifferenceOf(ads({ time_difference: 8 }), '/api/v1/member/settimezone')).toBeUndefined()
  expect(timeDifferenceOf(ads({ isadVersion: 5, time_difference: 8 }), path)).toBeUndefined()
  expect(timeDifferenceOf(ads({ isadVersion: 5, fb_time_difference: 0 }), path)).toBe(0)
  fc.assert(
    fc.property(anyRecord, (record) => {
      if (record.current_version !== 1)
        expect(timeDifferenceOf({ ...record, time_difference: 3 }, path)).toBeUndefined()
    }),
  )
})

test('[TZ3] the zone may be chosen in ad mode, in a company, not in multi-shop mode', () => {
  expect(mayChooseZone(recordWith({ current_version: 1 }))).toBe(true)
  expect(mayChooseZone(recordWith({ current_version: 1, isadVersion: 5 }))).toBe(true)
  expect(mayChooseZone(recordWith({ current_version: 1, company: 0 }))).toBe(false)
  expect(mayChooseZone(recordWith({ current_version: 9, isadVersion: 5 }))).toBe(false)
  expect(mayChooseZone(recordWith())).toBe(false)
})

test('[TZ4] ad reports are cut by the named zone of the choice; an unknown code is the mode’s default', () => {
  expect(adZoneOf(recordWith({ current_version: 1, time_zone: 'cc-16' })).zone).toBe('Asia/Shanghai')
  expect(adZoneOf(recordWith({ current_version: 1, time_zone: 'junk' })).zone).toBe('America/Los_Angeles')
  expect(adZoneOf(recordWith({ current_version: 1, isadVersion: 5, fb_time_zone: '' })).zone).toBe('America/New_York')
})
