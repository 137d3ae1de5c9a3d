import type { UserRecord } from '../record/record.ts'
import { decideAccess } from './decide.ts'
import { guardedScreens, screenAt, screenRow } from './screens.ts'

/**
 * Where a record starts: a wall seat on its wall, everyone else on the dashboard; else its first visible screen. A record
 * without any starts where it would, and is told there why not.
 */
export const homeOf = (record: UserRecord): string => {
  const access = decideAccess(record)
  const wanted = record.status === 4 ? 'dataScreen' : 'console'
  const target = access.allows(wanted)
    ? wanted
    : guardedScreens.find((id) => access.allows(id) && !screenRow(id).hidden)
  return screenRow(target ?? wanted).path
}

const hasControl = (text: string): boolean => [...text].some((letter) => letter < ' ' || letter === '\u007f')

/**
 * `redirect` as a path of this origin (with query and hash) that the record may see, or undefined. Refused: another
 * scheme or host, backslashes, control characters, encoded slashes at the front, the login page itself.
 */
export const safeRedirect = (redirect: string | null | undefined, record: UserRecord): string | undefined => {
  if (!redirect || !/^\/(?![/\\])/.test(redirect) || redirect.includes('\\') || hasControl(redirect)) return undefined
  let url: URL
  try {
    url = new URL(redirect, 'http://tidewall.invalid')
  } catch {
    return undefined
  }
  if (url.host !== 'tidewall.invalid' || url.pathname.includes('//')) return undefined
  const screen = screenAt(url.pathname)
  if (!screen || screenRow(screen).public || !decideAccess(record).allows(screen)) return undefined
  return url.pathname + url.search + url.hash
}
