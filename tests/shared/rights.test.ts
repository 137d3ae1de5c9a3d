import { expect, test } from 'vitest'
import { decideAccess } from '../../shared/access/decide.ts'
import { grantedScreens, mayAct, mayExport, seesMobile, seesMoney } from '../../shared/access/rights.ts'
import { followedBy, guardedScreens, type ScreenId } from '../../shared/access/screens.ts'
import type { UserRecord } from '../../shared/record/record.ts'
import { recordWith } from './records.ts'

type Rights = NonNullable<UserRecord['rights']>

const whole: Rights = {
  ...{ id: '1000', name: 'Whole', money: 1, mobile: 1 },
  screens: grantedScreens.map((screen) => ({ screen, act: 1, export: 1 })),
}
const without = (screen: ScreenId): Rights => ({
  ...whole,
  screens: whole.screens.filter((one) => one.screen !== screen),
})
const changed = (screen: ScreenId, change: Partial<Rights['screens'][number]>): Rights => ({
  ...whole,
  screens: whole.screens.map((one) => (one.screen === screen ? { ...one, ...change } : one)),
})
const told = (rights: Rights | null) => {
  const record = recordWith({ rights })
  const of = (may: (screen: ScreenId) => boolean): ScreenId[] => guardedScreens.filter(may)
  return {
    seen: of(decideAccess(record).allows),
    acts: of((screen) => mayAct(record, [screen])),
    files: of((screen) => mayExport(record, [screen])),
    money: seesMoney(record),
    mobile: seesMobile(record),
  }
}
const isOf = (screen: ScreenId) => (one: ScreenId) => one === screen || followedBy(one) === screen
const others = (all: readonly ScreenId[], screen: ScreenId) => all.filter((one) => !isOf(screen)(one))

test('[RG1] a group that gives everything holds nothing back that managers have', () => {
  const { acts, files, ...rest } = told(whole)
  const managers = told(null)
  expect(rest).toMatchObject({ seen: managers.seen, money: true, mobile: true })
  expect(others(managers.acts, 'outbox')).toEqual(acts)
  expect(others(managers.files, 'outbox')).toEqual(files)
})

test.each(grantedScreens)(
  '[RG9] each right of %s, taken away, takes away that right of that page and nothing else',
  (screen) => {
    const all = told(whole)
    const one = (rights: Rights) => told(rights)
    expect(one(without(screen))).toEqual({
      ...all,
      seen: others(all.seen, screen),
      acts: others(all.acts, screen),
      files: others(all.files, screen),
    })
    expect(one(changed(screen, { act: 0 }))).toEqual({ ...all, acts: others(all.acts, screen) })
    expect(one(changed(screen, { export: 0 }))).toEqual({ ...all, files: others(all.files, screen) })
  },
)

test('[RG9] money and phones, taken away, take away no page but those that are nothing but amounts, and no other right', () => {
  const all = told(whole)
  const amounts = ['console', 'dataBoard', 'dataAnalysis', 'bills', 'billOrder', 'dataScreen', 'smartScreen']
  expect(told({ ...whole, money: 0 })).toEqual({
    ...all,
    money: false,
    seen: all.seen.filter((screen) => !amounts.includes(screen)),
  })
  expect(told({ ...whole, mobile: 0 })).toEqual({ ...all, mobile: false })
})

test('[RG1] rights that cannot be read give nothing; a platform that knows no groups holds nothing back', () => {
  expect(told(null).seen.length).toBeGreaterThan(20)
  expect(recordWith({ rights: undefined }).rights).toBeNull()
  for (const rights of ['yes', 7, [], { screens: 'all' }]) {
    const record = recordWith({ rights })
    expect(guardedScreens.filter(decideAccess(record).allows)).toEqual([])
    expect(mayAct(record, guardedScreens) || mayExport(record, guardedScreens)).toBe(false)
  }
  expect(
    told(recordWith({ rights: { id: '7', name: 'Few', money: 1, screens: [{ screen: 'orders' }] } }).rights),
  ).toEqual({
    ...{ seen: ['orders'], acts: [], files: [], money: true, mobile: false },
  })
})
