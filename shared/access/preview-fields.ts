import { companyHidable, hiddenByCompany } from '../record/company-menus.ts'
import type { UserRecord } from '../record/record.ts'
import { type Mode, modeOf } from './mode.ts'

/** A property of a record that the access rules read, as a choice among the few values that make a difference to them. */
export interface PreviewField {
  readonly id: string
  readonly group: PreviewGroup
  readonly values: readonly string[]
  /** The value that `record` has; always one of `values`. */
  readonly read: (record: UserRecord) => string
  /** `record` with that value, and with nothing else changed. */
  readonly write: (record: UserRecord, value: string) => UserRecord
}

export const previewGroups = ['account', 'mode', 'team', 'library', 'switches'] as const
export type PreviewGroup = (typeof previewGroups)[number]

type NumberField = { [Key in keyof UserRecord]: UserRecord[Key] extends number ? Key : never }[keyof UserRecord]
type FlagField = { [Key in NumberField]: UserRecord[Key] extends 0 | 1 ? Key : never }[NumberField]

const isOn = (on: boolean): string => (on ? '1' : '0')
const flag = (group: PreviewGroup, id: FlagField): PreviewField => ({
  id,
  group,
  values: ['0', '1'],
  read: (record) => String(record[id]),
  write: (record, value) => ({ ...record, [id]: value === '1' ? 1 : 0 }),
})

/** Whether an id is above 0: `company`, `privilege_id`. */
const above = (group: PreviewGroup, id: 'company' | 'privilege_id'): PreviewField => ({
  id,
  group,
  values: ['0', '1'],
  read: (record) => isOn(id === 'company' ? record.company > 0 : record.privilege_id !== 0),
  write: (record, value) => ({ ...record, [id]: Number(value) }),
})

const level = (group: PreviewGroup, id: 'status' | 'agency_level', values: readonly string[]): PreviewField => ({
  id,
  group,
  values,
  read: (record) => values.find((value) => value === String(record[id])) ?? '1',
  write: (record, value) => ({ ...record, [id]: Number(value) }),
})

const versions: Readonly<Record<Mode, Pick<UserRecord, 'current_version' | 'isadVersion'>>> = {
  affiliate: { current_version: 0, isadVersion: 0 },
  ads: { current_version: 1, isadVersion: 0 },
  meta: { current_version: 1, isadVersion: 5 },
  shops: { current_version: 9, isadVersion: 0 },
}
const isMode = (value: string): value is Mode => Object.hasOwn(versions, value)
const mode: PreviewField = {
  id: 'mode',
  group: 'mode',
  values: ['affiliate', 'ads', 'meta', 'shops'] satisfies readonly Mode[],
  read: modeOf,
  write: (record, value) => (isMode(value) ? { ...record, ...versions[value] } : record),
}

const video = (code: number): PreviewField => ({
  id: `video_menu.${code}`,
  group: 'library',
  values: ['0', '1'],
  read: (record) => isOn(record.video_menu.includes(code)),
  write: (record, value) => {
    const others = record.video_menu.filter((known) => known !== code)
    return { ...record, video_menu: value === '1' ? [...others, code] : others }
  },
})

const parent: PreviewField = {
  id: 'tk_pid',
  group: 'team',
  values: ['0', '1'],
  read: ({ tk_pid }) => isOn(/^\d+$/.test(tk_pid) && Number(tk_pid) > 0),
  write: (record, value) => ({ ...record, tk_pid: value }),
}
const manager: PreviewField = {
  id: 'tk_manager_id',
  group: 'team',
  values: ['0', '1'],
  read: ({ tk_manager_id }) => isOn(tk_manager_id !== '0'),
  write: (record, value) => ({ ...record, tk_manager_id: value }),
}

/** The company's own menu: 1 hides the screen. */
const companyHides = (screen: string): PreviewField => ({
  id: `hides.${screen}`,
  group: 'team',
  values: ['0', '1'],
  read: (record) => isOn(hiddenByCompany(record.companyMenus, screen)),
  write: (record, value) => {
    const others = record.companyMenus.filter((menu) => !hiddenByCompany([menu], screen))
    const hiding = { menu_name: screen, id: `preview-${screen}`, pid: '', enname: '', ico: '', url: screen }
    return { ...record, companyMenus: value === '1' ? [...others, { ...hiding, is_hide: 1 }] : others }
  },
})

/** Every one of them, in the order in which people read them and addresses name them. */
export const previewFields: readonly PreviewField[] = [
  level('account', 'status', ['1', '4', '0', '2', '3']),
  above('account', 'company'),
  above('account', 'privilege_id'),
  level('account', 'agency_level', ['1', '2', '3', '4']),
  flag('account', 'is_film_cutter'),
  flag('account', 'star_cutter'),
  mode,
  parent,
  manager,
  flag('team', 'has_d'),
  flag('team', 'has_zhishu'),
  ...companyHidable.map(companyHides),
  ...[1, 2, 3].map(video),
  flag('library', 'is_share_video'),
  flag('library', 'special_library'),
  flag('library', 'daping'),
  flag('switches', 'business_center'),
  flag('switches', 'has_tt_tool'),
  flag('switches', 'operator'),
]
