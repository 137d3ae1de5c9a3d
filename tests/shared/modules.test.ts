import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guard } from '../../shared/access/guard.ts'
import { currentModule, moduleCodes, moduleTabs, switchModule } from '../../shared/modules/modules.ts'
import { anyRecord, recordWith } from './records.ts'

const with_ = (isad: number[], fields = {}) => recordWith({ isad, ...fields })

test('[MO1] tabs stand in their order; that of the second network only when 5 or 6 is bought', () => {
  expect(moduleTabs(with_([0]))).toEqual([0, 1, 9, 2, 4])
  expect(moduleTabs(with_([0, 5]))).toEqual([0, 1, 5, 9, 2, 4])
  expect(moduleTabs(with_([6]))).toEqual([0, 1, 5, 9, 2, 4])
})

test('[MO2] the tab that is on follows version and isadVersion', () => {
  expect(currentModule(with_([]))).toBe(0)
  expect(currentModule(with_([], { current_version: 1 }))).toBe(1)
  expect(currentModule(with_([], { current_version: 1, isadVersion: 5 }))).toBe(5)
  expect(currentModule(with_([], { current_version: 9, isadVersion: 5 }))).toBe(9)
})

test('[MO3] each module stores its versions and leads on after its own time', () => {
  const shops = with_([0, 1, 5, 9], { current_version: 9 })
  expect(switchModule(shops, 0)).toEqual({
    kind: 'switched',
    patch: { current_version: 0, isadVersion: 0 },
    goTo: '/console',
    goAfterMs: 0,
    reloadAfterMs: 1000,
  })
  expect(switchModule(shops, 1)).toEqual({
    kind: 'switched',
    patch: { current_version: 1, isadVersion: 0 },
    goTo: '/console',
    goAfterMs: 500,
    reloadAfterMs: 2000,
  })
  expect(switchModule(shops, 5)).toMatchObject({ patch: { current_version: 1, isadVersion: 5 }, goTo: '/console' })
  expect(switchModule(with_([9]), 9)).toMatchObject({
    patch: { current_version: 9, isadVersion: 0 },
    goTo: '/',
    reloadAfterMs: 2000,
  })
})

test('[MO4] without its code a module is refused, by a warning that stays for the affiliate module only', () => {
  const none = with_([], { current_version: 9 })
  expect(switchModule(none, 0)).toEqual({ kind: 'refused', sticky: true })
  expect(switchModule(none, 1)).toEqual({ kind: 'refused', sticky: false })
  expect(switchModule(none, 5)).toEqual({ kind: 'refused', sticky: false })
  expect(switchModule(with_([0]), 9)).toEqual({ kind: 'refused', sticky: false })
})

test('[MO5] live talent and overseas signing are notices, bought or not', () => {
  for (const isad of [[], [2, 4]]) {
    expect(switchModule(with_(isad), 2)).toEqual({ kind: 'notice' })
    expect(switchModule(with_(isad), 4)).toEqual({ kind: 'notice' })
  }
})

test('[MO6] after a switch that module is on, choosing it again changes nothing, and its target opens', () => {
  fc.assert(
    fc.property(anyRecord, fc.constantFrom(...moduleCodes), (drawn, code) => {
      const record = { ...drawn, isad: [0, 1, 5, 9] }
      const answer = switchModule(record, code)
      if (answer.kind !== 'switched') return
      const after = { ...record, ...answer.patch }
      expect(currentModule(after)).toBe(code)
      expect(switchModule(after, code)).toEqual({ kind: 'current' })
      const target = guard(answer.goTo, '', 't', after)
      const closed = after.status === 4 || after.is_film_cutter === 1
      if (!closed) expect(target.kind === 'open' || target.kind === 'redirect').toBe(true)
    }),
  )
})
