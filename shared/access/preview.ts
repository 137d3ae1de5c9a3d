import type { UserRecord } from '../record/record.ts'
import { decideAccess } from './decide.ts'
import { homeOf } from './home.ts'
import { type MenuEntry, menuOf, wholeMenu } from './menu.ts'
import { previewFields } from './preview-fields.ts'
import { accessRules } from './rules.ts'
import { guardedScreens, type ScreenId, screenRow } from './screens.ts'

/** What a what-if changes: the wanted value by the id of its field. */
export type Changes = ReadonlyMap<string, string>

export const noChanges: Changes = new Map()

/** `record` as it would be; fields that already have the wanted value keep what they hold. */
export const applyChanges = (record: UserRecord, changes: Changes): UserRecord =>
  previewFields.reduce((changed, { id, read, write }) => {
    const wanted = changes.get(id)
    return wanted === undefined || wanted === read(changed) ? changed : write(changed, wanted)
  }, record)

/** `changes` with one more; what `own` has anyway is no change. In the order of the fields. */
export const withChange = (own: UserRecord, changes: Changes, id: string, value: string): Changes =>
  new Map(
    previewFields.flatMap((field) => {
      const wanted = field.id === id ? value : changes.get(field.id)
      return wanted === undefined || wanted === field.read(own) ? [] : [[field.id, wanted] as const]
    }),
  )

const longest = 1000

/** The changes in an address parameter `field:value,field:value`; what is no known field or value of it counts as not said. */
export const parseChanges = (text: string | null): Changes => {
  const said = (text ?? '').slice(0, longest).split(',')
  return new Map(
    previewFields.flatMap(({ id, values }) => {
      const value = values.find((known) => said.includes(`${id}:${known}`))
      return value === undefined ? [] : [[id, value] as const]
    }),
  )
}

/** The address parameter of `changes`; empty without any. */
export const formatChanges = (changes: Changes): string => [...changes].map(([id, value]) => `${id}:${value}`).join(',')

export interface PreviewEntry {
  readonly screen: ScreenId
  readonly allowed: boolean
  /** Allowed, and not left out of the menus by the company because it is to come. */
  readonly shown: boolean
  /** The rules that take it away, with their numbers in docs/spec.md; empty when it is allowed. */
  readonly rules: readonly { readonly id: string; readonly spec: string }[]
  /** Against the account's own record. */
  readonly change: 'new' | 'gone' | 'same'
}

export type PreviewItem =
  | { readonly kind: 'screen'; readonly entry: PreviewEntry }
  | {
      readonly kind: 'group'
      readonly group: Extract<MenuEntry, { kind: 'group' }>['group']
      readonly entries: readonly PreviewEntry[]
    }

export interface Preview {
  /** Every entry that a menu can have, in its place. */
  readonly menu: readonly PreviewItem[]
  /** The screens that are never in a menu; their paths are allowed or refused all the same. */
  readonly offMenu: readonly PreviewEntry[]
  /** All of both. */
  readonly entries: readonly PreviewEntry[]
  /** Path where the record starts; `homeAllowed` is false when nothing is left to start at. */
  readonly home: string
  readonly homeAllowed: boolean
}

const specOf = (id: string): string => accessRules.find((rule) => rule.id === id)?.spec ?? ''

/** What the record finds in its menu; of what is never in one, what it may open. */
const shownTo = (record: UserRecord): ((screen: ScreenId) => boolean) => {
  const access = decideAccess(record)
  const menu = new Set(menuOf(record))
  return (screen) => (screenRow(screen).hidden ? access.allows(screen) : menu.has(screen))
}

/** What `record` sees, and what it does not and why, compared with `own`; decided by the rules of menu, guard and API. */
export const previewOf = (own: UserRecord, record: UserRecord): Preview => {
  const access = decideAccess(record)
  const [shownBefore, shownNow] = [shownTo(own), shownTo(record)]
  const entry = (screen: ScreenId): PreviewEntry => {
    const shown = shownNow(screen)
    const change = shown === shownBefore(screen) ? 'same' : shown ? 'new' : 'gone'
    const rules = access.deniedBy(screen).map((id) => ({ id, spec: specOf(id) }))
    return { screen, allowed: access.allows(screen), shown, rules, change }
  }
  const menu = wholeMenu.map(
    (item): PreviewItem =>
      item.kind === 'screen'
        ? { kind: 'screen', entry: entry(item.screen) }
        : { kind: 'group', group: item.group, entries: item.screens.map(entry) },
  )
  const offMenu = guardedScreens.filter((id) => screenRow(id).hidden).map(entry)
  const entries = [...menu.flatMap((item) => (item.kind === 'screen' ? [item.entry] : item.entries)), ...offMenu]
  const home = homeOf(record)
  const homeAllowed = entries.some(({ screen, allowed }) => allowed && screenRow(screen).path === home)
  return { menu, offMenu, entries, home, homeAllowed }
}

/** Ids of the fields whose change alone would change what `record` sees. */
export const fieldsThatMatter = (record: UserRecord): ReadonlySet<string> => {
  const seen = (of: UserRecord): string => {
    return guardedScreens.filter(shownTo(of)).join()
  }
  const now = seen(record)
  const differs = (changes: Changes): boolean => seen(applyChanges(record, changes)) !== now
  return new Set(
    previewFields.flatMap(({ id, values }) => (values.some((value) => differs(new Map([[id, value]]))) ? [id] : [])),
  )
}
