import { grantedScreens } from '../../../shared/access/rights.ts'
import type { ScreenId } from '../../../shared/access/screens.ts'
import type { GroupRights } from '../../../shared/record/rights.ts'

/** What a group gives on one screen. */
export interface Grant {
  readonly screen: ScreenId
  readonly act: 0 | 1
  readonly export: 0 | 1
}

export const everyGrant: readonly Grant[] = grantedScreens.map((screen) => ({ screen, act: 1, export: 1 }))

/** Those of screens that there are: a group may name one of another version. */
export const knownGrants = (screens: GroupRights['screens']): readonly Grant[] =>
  grantedScreens.flatMap((screen) => screens.flatMap((one) => (one.screen === screen ? [{ ...one, screen }] : [])))

export type GrantRight = 'see' | 'act' | 'export'

export const hasGrant = (grants: readonly Grant[], screen: ScreenId, right: GrantRight): boolean => {
  const found = grants.find((one) => one.screen === screen)
  return found !== undefined && (right === 'see' || found[right] === 1)
}

/** With a right of some screens set or taken away: whoever changes or exports sees too, and who does not see does neither. */
export const withGrant = (
  grants: readonly Grant[],
  screens: readonly ScreenId[],
  right: GrantRight,
  on: boolean,
): readonly Grant[] =>
  grantedScreens.flatMap((screen): Grant[] => {
    const found = grants.find((one) => one.screen === screen)
    if (!screens.includes(screen)) return found ? [found] : []
    if (right === 'see') return on ? [found ?? { screen, act: 0, export: 0 }] : []
    if (!found && !on) return []
    return [{ ...(found ?? { screen, act: 0, export: 0 }), [right]: on ? 1 : 0 }]
  })
