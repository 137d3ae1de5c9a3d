import type { UserRecord } from '../record/record.ts'
import { type AccessRule, accessRules } from './rules.ts'
import { guardedScreens, type ScreenId, screenRow } from './screens.ts'

export interface Access {
  allows(screen: ScreenId): boolean
  /** The ids of the rules that take `screen` away; empty when it is allowed. */
  deniedBy(screen: ScreenId): readonly string[]
}

const followersOf = (screen: ScreenId): readonly ScreenId[] =>
  guardedScreens.filter((id) => screenRow(id).follows === screen)

/** What `record` may see, by the rule rows in their order. The same answer makes menu, guard and API check. */
export const decideAccess = (record: UserRecord, rules: readonly AccessRule[] = accessRules): Access => {
  const denied = new Map<ScreenId, string[]>()
  const deny = (screen: ScreenId, rule: string): void => {
    const names = denied.get(screen) ?? []
    if (!names.includes(rule)) names.push(rule)
    denied.set(screen, names)
    for (const follower of followersOf(screen)) deny(follower, rule)
  }
  let only: readonly string[] | undefined
  let fallback: ScreenId | undefined
  for (const rule of rules) {
    if (only && !only.includes(rule.spec)) continue
    if (!rule.when(record)) continue
    const { keepOnly } = rule
    if (keepOnly) for (const screen of guardedScreens) if (!keepOnly.includes(screen)) deny(screen, rule.id)
    for (const screen of [...(rule.hide ?? []), ...(rule.hides?.(record) ?? [])]) deny(screen, rule.id)
    only ??= rule.only
    fallback ??= rule.fallback
  }
  if (fallback && guardedScreens.every((screen) => denied.has(screen))) denied.delete(fallback)
  return {
    allows: (screen) => Boolean(screenRow(screen).public) || !denied.has(screen),
    deniedBy: (screen) => denied.get(screen) ?? [],
  }
}
