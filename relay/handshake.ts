import { createHash } from 'node:crypto'
import { modeOf, moduleOf, screenOfModule } from '../shared/access/mode.ts'
import type { LiveScreen } from '../shared/live/screens.ts'
import type { HandshakeRefusal } from '../shared/live/wall.ts'
import { fieldsIn } from '../shared/record/fields.ts'
import type { UserRecord } from '../shared/record/record.ts'
import type { Admission } from './live/watcher.ts'
import { liveScreenOf, mayHear } from './screen-sources.ts'
import type { Sessions } from './upstream/sessions.ts'

export type HandshakeAnswer = { readonly admission: Admission } | { readonly refusal: HandshakeRefusal }

/** Header values are visible ASCII; anything else could not have been issued by the platform. */
const readToken = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\x21-\x7e]{1,1024}$/.test(value) ? value : undefined
const readBuild = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w.-]{1,64}$/.test(value) ? value : undefined

/**
 * The room of a record: what the platform says it may see and its walls show of that, or a room of its own. Never a name that
 * a wall gave. The clip wall shows the same to all of a scope.
 */
export const roomKeyOf = (screen: string, { id, scope, sight }: UserRecord): string =>
  `${screen}:${scope || `u${id}`}${sight === '' || screen === 'clip' ? '' : `.${sight}`}`

/**
 * The platform does not answer: a token that it had verified in this relay's life is let in to the last picture. A record
 * that fits what is asked for may be some seconds old; one that does not is asked for anew, since a wall comes at once when
 * it is sent to another screen.
 */
const recordFor = async (
  sessions: Sessions,
  token: string,
  fits: (record: UserRecord) => boolean,
): Promise<UserRecord | HandshakeRefusal> => {
  const last = await sessions.check(token)
  const verdict = last.kind === 'valid' && !fits(last.record) ? await sessions.fresh(token) : last
  if (verdict.kind === 'valid') return verdict.record
  if (verdict.kind === 'refused') return 'unauthorized'
  return sessions.remembered(token) ?? (verdict.kind === 'missing' ? 'not-offered' : 'unavailable')
}

/** Whose account is not in the mode any more that its wall thinks gets the data wall, whose head says it. */
const screenFor = (asked: LiveScreen, record: UserRecord): LiveScreen => {
  const own = screenOfModule(moduleOf[modeOf(record)])
  return (asked === 'ads' || asked === 'shops') && asked !== own ? 'data' : asked
}

/** Who connects, and to which room; `auth` is what the wall sent, to be believed in nothing. */
export const admit = async (sessions: Sessions, auth: unknown): Promise<HandshakeAnswer> => {
  const given = fieldsIn(auth)
  const token = readToken(given.token)
  if (token === undefined) return { refusal: 'unauthorized' }
  const asked = liveScreenOf(given.screen)
  if (!asked) return { refusal: 'unknown-screen' }
  const fits = (record: UserRecord): boolean => mayHear(record, screenFor(asked, record))
  const record = await recordFor(sessions, token, fits)
  if (typeof record === 'string') return { refusal: record }
  if (!fits(record)) return { refusal: 'forbidden' }
  const screen = screenFor(asked, record)
  return {
    admission: {
      token,
      record,
      screen,
      roomKey: roomKeyOf(screen, record),
      build: readBuild(given.build),
    },
  }
}

/** Short name of a token for the log; the token itself never gets there. */
export const nameOf = (token: string): string => createHash('sha256').update(token).digest('hex').slice(0, 8)
