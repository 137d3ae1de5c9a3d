import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideAccess } from '../../shared/access/decide.ts'
import { homeOf } from '../../shared/access/home.ts'
import { menuOf } from '../../shared/access/menu.ts'
import {
  applyChanges,
  fieldsThatMatter,
  formatChanges,
  noChanges,
  parseChanges,
  previewOf,
  withChange,
} from '../../shared/access/preview.ts'
import { previewFields } from '../../shared/access/preview-fields.ts'
import { guardedScreens, screenRow } from '../../shared/access/screens.ts'
import { readRecord } from '../../shared/record/record.ts'
import { anyRecord, companyMenu, recordWith } from './records.ts'

const anyChanges = fc
  .tuple(
    ...previewFields.map(({ id, values }) => fc.option(fc.constantFrom(...values)).map((value) => ({ id, value }))),
  )
  .map((all) => new Map(all.flatMap(({ id, value }) => (value === null ? [] : [[id, value]]))))

test('[Z1] the preview of any record shows every screen once, with the answer and the reasons of the rules', () => {
  fc.assert(
    fc.property(anyRecord, anyChanges, (own, changes) => {
      const record = applyChanges(own, changes)
      const access = decideAccess(record)
      const { menu, offMenu, entries } = previewOf(own, record)
      expect(entries.map(({ screen }) => screen).sort()).toEqual([...guardedScreens].sort())
      for (const { screen, allowed, rules } of entries) {
        expect(allowed).toBe(access.allows(screen))
        expect(rules.map(({ id }) => id)).toEqual(access.deniedBy(screen))
        for (const { spec } of rules) expect(spec).toMatch(/^(A\d+[a-c]?|FL\d)$/)
      }
      const drawn = menu.flatMap((item) => (item.kind === 'screen' ? [item.entry] : item.entries))
      expect(drawn.filter(({ shown }) => shown).map(({ screen }) => screen)).toEqual(menuOf(record))
      expect(offMenu.every(({ screen, allowed, shown }) => screenRow(screen).hidden && shown === allowed)).toBe(true)
    }),
  )
})

test('[Z2] a what-if is compared with the own record: exactly what differs is marked', () => {
  fc.assert(
    fc.property(anyRecord, anyChanges, (own, changes) => {
      const before = new Map(previewOf(own, own).entries.map(({ screen, shown }) => [screen, shown]))
      for (const { screen, shown, change } of previewOf(own, applyChanges(own, changes)).entries) {
        const expected = shown === before.get(screen) ? 'same' : shown ? 'new' : 'gone'
        expect(change).toBe(expected)
      }
      expect(previewOf(own, own).entries.every(({ change }) => change === 'same')).toBe(true)
    }),
  )
})

test('[Z3] a what-if changes the named fields and no other, and the own record never', () => {
  fc.assert(
    fc.property(anyRecord, anyChanges, (own, changes) => {
      const kept = JSON.stringify(own)
      const record = applyChanges(own, changes)
      expect(JSON.stringify(own)).toBe(kept)
      expect(readRecord(record)).toEqual(record)
      for (const { id, read } of previewFields) expect(read(record), id).toBe(changes.get(id) ?? read(own))
      expect(applyChanges(own, noChanges)).toBe(own)
    }),
  )
})

test('[Z3] what the account has anyway is no change', () => {
  const own = recordWith({ company: 12, companyMenus: [companyMenu('/directlyTeam/management', 1)] })
  const some = withChange(own, withChange(own, noChanges, 'daping', '0'), 'company', '0')
  expect([...some]).toEqual([
    ['company', '0'],
    ['daping', '0'],
  ])
  expect([...withChange(own, some, 'company', '1')]).toEqual([['daping', '0']])
  expect(applyChanges(own, new Map([['company', '1']])).company).toBe(12)
  const shown = applyChanges(own, new Map([['hides.management', '0']]))
  expect(decideAccess(own).allows('management')).toBe(false)
  expect(decideAccess(shown).allows('management')).toBe(true)
})

test('[Z4] an address holds a what-if exactly, and any text in its place is harmless', () => {
  fc.assert(
    fc.property(anyChanges, (changes) => {
      expect([...parseChanges(formatChanges(changes))]).toEqual([...changes])
    }),
  )
  fc.assert(
    fc.property(fc.string({ maxLength: 2000 }), (text) => {
      for (const [id, value] of parseChanges(text))
        expect(previewFields.find((field) => field.id === id)?.values).toContain(value)
    }),
  )
  expect([...parseChanges('daping:0,nonsense:1,status:9,__proto__:1,mode:shops,,:,company')]).toEqual([
    ['mode', 'shops'],
    ['daping', '0'],
  ])
  expect(parseChanges(null).size).toBe(0)
})

test('[Z5] the preview names where a record starts, and says when nothing is left to start at', () => {
  fc.assert(
    fc.property(anyRecord, (record) => {
      const { home, homeAllowed } = previewOf(record, record)
      expect(home).toBe(homeOf(record))
      expect(homeAllowed).toBe(menuOf(record).length > 0)
    }),
  )
})

test('[Z6] a field counts as without effect when no other value of it alone would change what is seen', () => {
  const leader = fieldsThatMatter(recordWith())
  expect(leader.has('privilege_id')).toBe(true)
  expect(leader.has('agency_level')).toBe(false)
  expect(fieldsThatMatter(recordWith({ company: 0, agency_level: 3 })).has('agency_level')).toBe(true)
  expect([...fieldsThatMatter(recordWith({ status: 4 }))]).not.toContain('company')
})
