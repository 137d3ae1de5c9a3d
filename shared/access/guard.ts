import type { UserRecord } from '../record/record.ts'
import { decideAccess } from './decide.ts'
import { homeOf } from './home.ts'
import { redirectOf } from './redirects.ts'
import { type ScreenId, screenAt, screenRow } from './screens.ts'

export type GuardAnswer =
  | { kind: 'open'; screen: ScreenId }
  | { kind: 'redirect'; to: string }
  | { kind: 'denied'; screen: ScreenId; rules: readonly string[] }
  | { kind: 'unknown' }

/** Pages that make no sense with a session: whoever has one is sent on. */
const signedOutOnly: readonly ScreenId[] = ['login', 'register', 'forgetPassword']

/**
 * What opening `path` (pathname) with `search` means for the holder of `token` and `record`. Without a session every
 * page but the public ones leads to the login page, which keeps the wanted address.
 */
export const guard = (path: string, search: string, token: string | null, record: UserRecord | null): GuardAnswer => {
  const screen = screenAt(path)
  const signedIn = token !== null && record !== null
  if (screen && screenRow(screen).public) {
    return signedIn && signedOutOnly.includes(screen)
      ? { kind: 'redirect', to: homeOf(record) }
      : { kind: 'open', screen }
  }
  if (!signedIn) return { kind: 'redirect', to: `/login?redirect=${encodeURIComponent(path + search)}` }
  if (path === '/') return { kind: 'redirect', to: homeOf(record) }
  if (!screen) {
    const to = redirectOf(path, record)
    return to ? { kind: 'redirect', to: to + search } : { kind: 'unknown' }
  }
  const access = decideAccess(record)
  return access.allows(screen) ? { kind: 'open', screen } : { kind: 'denied', screen, rules: access.deniedBy(screen) }
}
