import type { UserRecord } from '../record/record.ts'
import { followedBy, guardedScreens, type ScreenId, screenRow } from './screens.ts'

type Record = Pick<UserRecord, 'rights'>

/** Screens that a group is given one by one: those that are never in a menu go with another one. */
export const grantedScreens: readonly ScreenId[] = guardedScreens.filter(
  (id) => id !== 'outbox' && !screenRow(id).follows,
)

/** Screens that are nothing but amounts: who sees no money does not see them. */
const moneyScreens: readonly ScreenId[] = ['console', 'dataBoard', 'dataAnalysis', 'bills', 'dataScreen', 'smartScreen']

const grantOf = ({ rights }: Record, screen: ScreenId) => {
  const asked = followedBy(screen) ?? screen
  return rights?.screens.find((one) => one.screen === asked)
}

/** Screens that the record's group does not see; of a record that no group holds back, none. */
export const hiddenByGroup = (record: Record): readonly ScreenId[] =>
  record.rights === null ? [] : grantedScreens.filter((screen) => !grantOf(record, screen))

export const seesMoney = ({ rights }: Record): boolean => rights === null || rights.money === 1
export const seesMobile = ({ rights }: Record): boolean => rights === null || rights.mobile === 1

/** Screens that the record does not see because it sees no money. */
export const hiddenByMoney = (record: Record): readonly ScreenId[] => (seesMoney(record) ? [] : moneyScreens)

/** Whether the record changes anything on one of the screens: transitions, forms and imports. */
export const mayAct = (record: Record, screens: readonly ScreenId[]): boolean =>
  record.rights === null || screens.some((screen) => grantOf(record, screen)?.act === 1)

/** Whether the record makes files of one of the screens. */
export const mayExport = (record: Record, screens: readonly ScreenId[]): boolean =>
  record.rights === null || screens.some((screen) => grantOf(record, screen)?.export === 1)
