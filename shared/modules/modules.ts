import type { UserRecord } from '../record/record.ts'

/** Codes of the module tabs, in their order. 2 and 4 are notices only; 5 stands for the second network, bought as 5 or 6. */
export const moduleCodes = [0, 1, 5, 9, 2, 4] as const
export type ModuleCode = (typeof moduleCodes)[number]

const bought = (record: Pick<UserRecord, 'isad'>, code: ModuleCode): boolean =>
  code === 5 ? record.isad.includes(5) || record.isad.includes(6) : record.isad.includes(code)

/** The tabs that a record sees: that of the second network only when it is bought. */
export const moduleTabs = (record: Pick<UserRecord, 'isad'>): readonly ModuleCode[] =>
  moduleCodes.filter((code) => code !== 5 || bought(record, 5))

/** The tab that is on. */
export const currentModule = ({
  current_version,
  isadVersion,
}: Pick<UserRecord, 'current_version' | 'isadVersion'>): ModuleCode => {
  if (current_version === 9) return 9
  if (isadVersion === 5) return 5
  return current_version === 1 ? 1 : 0
}

export type ModuleSwitch =
  | {
      readonly kind: 'switched'
      /** What the record holds afterwards, on the server too. */
      readonly patch: Pick<UserRecord, 'current_version' | 'isadVersion'>
      readonly goTo: '/console' | '/'
      /** Milliseconds after the switch. */
      readonly goAfterMs: number
      readonly reloadAfterMs: number
    }
  /** Not bought: a warning; that of the affiliate module stays until it is closed. */
  | { readonly kind: 'refused'; readonly sticky: boolean }
  | { readonly kind: 'notice' }
  | { readonly kind: 'current' }

const steps = {
  0: { patch: { current_version: 0, isadVersion: 0 }, goTo: '/console', goAfterMs: 0, reloadAfterMs: 1000 },
  1: { patch: { current_version: 1, isadVersion: 0 }, goTo: '/console', goAfterMs: 500, reloadAfterMs: 2000 },
  5: { patch: { current_version: 1, isadVersion: 5 }, goTo: '/console', goAfterMs: 0, reloadAfterMs: 1000 },
  9: { patch: { current_version: 9, isadVersion: 0 }, goTo: '/', goAfterMs: 0, reloadAfterMs: 2000 },
} as const

/** What choosing the tab `code` does for `record` (section 4). The server decides by the same function. */
export const switchModule = (
  record: Pick<UserRecord, 'isad' | 'current_version' | 'isadVersion'>,
  code: ModuleCode,
): ModuleSwitch => {
  if (code === 2 || code === 4) return { kind: 'notice' }
  if (!bought(record, code)) return { kind: 'refused', sticky: code === 0 }
  if (currentModule(record) === code) return { kind: 'current' }
  return { kind: 'switched', ...steps[code] }
}
