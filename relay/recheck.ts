import { roomKeyOf } from './handshake.ts'
import type { Roster } from './live/roster.ts'
import type { Watcher } from './live/watcher.ts'
import { mayHear } from './screen-sources.ts'
import type { Timing } from './timing.ts'
import type { Sessions, Verdict } from './upstream/sessions.ts'

export interface RecheckDeps {
  readonly sessions: Sessions
  readonly timing: Timing
  readonly roster: Roster
  /** Tells the wall that its session is over and ends it. */
  readonly dismiss: (watcher: Watcher) => void
  /** Ends the connection so that the wall comes back by a new handshake. */
  readonly reconnect: (watcher: Watcher) => void
}

/** With whose token the platform was asked, and for the walls of which room. */
interface Poll {
  readonly token: string
  readonly roomKey: string
}

/** @returns whether the walls of the token are gone from there */
export type Judge = (poll: Poll, status: -1 | 403, again: () => Promise<boolean>) => Promise<boolean>

/** The platform says nothing about the token. */
const isSilent = ({ kind }: Verdict): boolean => kind === 'unavailable' || kind === 'missing'
const mayStay = ({ admission }: Watcher, verdict: Verdict): boolean => {
  if (isSilent(verdict)) return true
  return verdict.kind === 'valid' && mayHear(verdict.record, admission.screen)
}
const moved = ({ admission }: Watcher, verdict: Verdict): boolean =>
  verdict.kind === 'valid' && roomKeyOf(admission.screen, verdict.record) !== admission.roomKey

/** Asks again about the tokens of connected walls, each within a minute, spread over it. */
export const createRecheck = ({ sessions, timing, roster, dismiss, reconnect }: RecheckDeps) => {
  /** Age of the last answer at which a token is asked about again. */
  const due = new Map<string, number>()
  const jitter = (): number => timing.recheckFrom + Math.random() * (timing.recheckTo - timing.recheckFrom)

  /** Answers the walls of this token that had to go. */
  const apply = (token: string, verdict: Verdict): Watcher[] => {
    const gone: Watcher[] = []
    for (const watcher of roster.of(token)) {
      if (!mayStay(watcher, verdict)) {
        gone.push(watcher)
        dismiss(watcher)
      } else if (moved(watcher, verdict)) reconnect(watcher)
    }
    return gone
  }
  /** Asks about a token now, and its walls go by the answer. */
  const ask = async (token: string): Promise<void> => {
    apply(token, await sessions.fresh(token))
  }
  const tick = (): void => {
    for (const token of due.keys()) if (!roster.has(token)) due.delete(token)
    for (const token of roster.tokens()) {
      const age = due.get(token)
      if (age === undefined) due.set(token, jitter())
      else if (sessions.ageOf(token) >= age) {
        due.set(token, jitter())
        void ask(token)
      }
    }
  }
  const timer = setInterval(tick, timing.recheckTick)

  return {
    ask,
    /**
     * A poll with this token was answered -1 or 403. One such answer may be the platform's hiccup: its word on the
     * session itself decides, and for 403 a second try of the same call, which goes for the walls of its room alone: the
     * token may have moved to another screen meanwhile. True: the walls of this token are gone from there.
     */
    async judge({ token, roomKey }: Poll, status: -1 | 403, again: () => Promise<boolean>): Promise<boolean> {
      const verdict = await sessions.fresh(token)
      const isHere = ({ admission }: Watcher): boolean => admission.roomKey === roomKey
      if (apply(token, verdict).some(isHere) || verdict.kind === 'refused') return true
      if (status === -1 || isSilent(verdict) || !(await again())) return false
      for (const watcher of roster.of(token).filter(isHere)) dismiss(watcher)
      return true
    },
    stop: (): void => clearInterval(timer),
  }
}
