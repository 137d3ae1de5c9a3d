import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decideAccess } from '../../shared/access/decide.ts'
import { guard } from '../../shared/access/guard.ts'
import { homeOf, safeRedirect } from '../../shared/access/home.ts'
import { menuOf } from '../../shared/access/menu.ts'
import type { AccessRule } from '../../shared/access/rules.ts'
import { guardedScreens, screenRow } from '../../shared/access/screens.ts'
import { recordWith } from './records.ts'

const anyRecord = fc
  .record({
    status: fc.constantFrom(1, 4),
    company: fc.constantFrom(0, 3),
    privilege_id: fc.constantFrom(0, 1),
    agency_level: fc.integer({ min: 1, max: 4 }),
    daping: fc.constantFrom(0, 1),
    is_film_cutter: fc.constantFrom(0, 1),
    current_version: fc.constantFrom(0, 1, 9),
  })
  .map((fields) => recordWith(fields))

describe('access', () => {
  test('[A1] a wall seat sees the wall and nothing of the console', () => {
    const access = decideAccess(recordWith({ status: 4 }))
    expect(access.allows('dataScreen')).toBe(true)
    expect(access.allows('console')).toBe(false)
    expect(access.deniedBy('console')).toEqual(['wall-seat'])
  })

  test('[A1] [A13] a wall seat keeps the data screen even when big screens are off, so that it is never empty', () => {
    expect(menuOf(recordWith({ status: 4, daping: 0 }))).toEqual(['dataScreen'])
  })

  test('[A2] a film cutter sees neither dashboard nor data screen', () => {
    expect(menuOf(recordWith({ is_film_cutter: 1 }))).toEqual([])
  })

  test('[A3] a matching row with an only-list silences the rows that it does not name', () => {
    const rules: AccessRule[] = [
      { id: 'first', spec: 'A1', when: () => true, only: ['A13'] },
      { id: 'silent', spec: 'A11', when: () => true, hide: ['console'] },
      { id: 'named', spec: 'A13', when: () => true, hide: ['dataScreen'] },
    ]
    const access = decideAccess(recordWith(), rules)
    expect(access.allows('console')).toBe(true)
    expect(access.deniedBy('dataScreen')).toEqual(['named'])
  })

  test('[A4] menu, guard and reasons agree for every record and screen', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const access = decideAccess(record)
        for (const screen of guardedScreens) {
          const answer = guard(screenRow(screen).path, '', 'token', record)
          expect(answer.kind).toBe(access.allows(screen) ? 'open' : 'denied')
          expect(access.deniedBy(screen).length === 0).toBe(access.allows(screen))
          if (!screenRow(screen).hidden) expect(menuOf(record).includes(screen)).toBe(access.allows(screen))
        }
      }),
    )
  })

  test.each([1, 2, 3, 4])('[A10] an agent of level %i has the console and no data screen', (agency_level) => {
    const access = decideAccess(recordWith({ company: 0, agency_level }))
    expect(access.allows('console')).toBe(true)
    expect(access.deniedBy('dataScreen')).toContain('agent-no-data-screen')
  })

  test('[A11] staff without a privilege has no data screen, staff with one has it', () => {
    expect(decideAccess(recordWith({ privilege_id: 0 })).deniedBy('dataScreen')).toEqual(['staff-without-privilege'])
    expect(decideAccess(recordWith({ privilege_id: 1 })).allows('dataScreen')).toBe(true)
  })

  test('[A13] daping 0 hides the data screen of a leader', () => {
    expect(decideAccess(recordWith({ daping: 0 })).deniedBy('dataScreen')).toEqual(['big-screens-off'])
  })
})

describe('ways in', () => {
  test('[A16] home is the wall for a wall seat and the console for the others', () => {
    expect(homeOf(recordWith({ status: 4 }))).toBe('/dataDisplay/index')
    expect(homeOf(recordWith())).toBe('/console')
    expect(guard('/', '', 't', recordWith())).toEqual({ kind: 'redirect', to: '/console' })
  })

  test('[A16] home never leads to a screen that the record may not see', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const home = homeOf(record)
        expect(guard(home, '', 't', record).kind).toBe(menuOf(record).length > 0 ? 'open' : 'denied')
      }),
    )
  })

  test('[A17] without a session the wanted address is kept', () => {
    const answer = guard('/console', '?period=today&shop=1', null, null)
    expect(answer).toEqual({ kind: 'redirect', to: '/login?redirect=%2Fconsole%3Fperiod%3Dtoday%26shop%3D1' })
    expect(guard('/console', '', 'token', null).kind).toBe('redirect')
    expect(guard('/404', '', null, null).kind).toBe('open')
  })

  test('[A18] the login page sends a signed-in record home', () => {
    expect(guard('/login', '', 't', recordWith({ status: 4 }))).toEqual({ kind: 'redirect', to: '/dataDisplay/index' })
  })

  test('[A19] a redirect is followed within this origin and rights only', () => {
    const leader = recordWith()
    expect(safeRedirect('/console?a=1#b', leader)).toBe('/console?a=1#b')
    for (const target of [
      '//evil.test',
      '/\\evil.test',
      '\\\\evil.test',
      'https:evil.test',
      'javascript:alert(1)',
      '/\t/evil.test',
      '%2f%2fevil.test',
      '/%5cevil',
      '/login?redirect=/console',
      '/@evil',
      'http://tidewall.invalid/console',
      '/console\u0000',
      '/nowhere',
      '',
      '/./..//evil',
    ]) {
      expect(safeRedirect(target, leader), target).toBeUndefined()
    }
    expect(safeRedirect('/console', recordWith({ status: 4 }))).toBeUndefined()
    expect(safeRedirect(null, leader)).toBeUndefined()
  })

  test('[A20] an unknown path is unknown, not denied', () => {
    expect(guard('/nowhere', '', 't', recordWith())).toEqual({ kind: 'unknown' })
    expect(guard('/console/', '', 't', recordWith()).kind).toBe('open')
  })
})
