import type { UserRecord } from '../record/record.ts'
import { decideAccess } from './decide.ts'
import { menuOf } from './menu.ts'
import { redirectOf } from './redirects.ts'
import { type ScreenId, screenAt, screenRow } from './screens.ts'

const wantedHome = (record: UserRecord): ScreenId => {
  if (record.status === 4) return 'dataScreen'
  if (record.is_film_cutter === 1) return record.star_cutter === 1 ? 'starLibrary' : 'clipTasks'
  return 'console'
}

/**
 * Where a record starts: a wall seat on its wall, a film cutter at its tasks (of the star-origin library there), everyone
 * else on the dashboard; else its first visible entry. A record without any starts where it would, and is told why not.
 */
export const homeOf = (record: UserRecord): string => {
  const wanted = wantedHome(record)
  const target = decideAccess(record).allows(wanted) ? wanted : menuOf(record)[0]
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
  const path = redirectOf(url.pathname, record) ?? url.pathname
  const screen = screenAt(path)
  if (!screen || screenRow(screen).public || !decideAccess(record).allows(screen)) return undefined
  return path + url.search + url.hash
}
