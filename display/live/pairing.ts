import { envelopeOf } from '../../shared/api/envelope.ts'
import { PAIRING_POLL_S, PAIRING_RENEW_S, wallScreenNames } from '../../shared/areas/walls/states.ts'
import type { PageScreen } from '../../shared/live/screens.ts'
import { fieldsIn } from '../../shared/record/fields.ts'
import { isWallToken } from '../../shared/record/wall-token.ts'
import { postJson } from './session.ts'
import { later } from './timers.ts'

const againS = 5
const crowdedS = 60

/** What a wall was given. */
export interface Grant {
  readonly token: string
  readonly screen: PageScreen
  readonly user: unknown
}

export interface PairingParts {
  readonly screen: PageScreen
  /** The code to show; undefined while the server does not answer. */
  readonly shown: (code: string | undefined) => void
  readonly granted: (grant: Grant) => void
}

const grantOf = (data: unknown): Grant | undefined => {
  const { state, token, screen, user } = fieldsIn(data)
  const wanted = wallScreenNames.find((name) => name === screen)
  return state === 'granted' && typeof token === 'string' && isWallToken(token) && wanted
    ? { token, screen: wanted, user }
    : undefined
}

/** Gets a code, asks what became of it, and gets the next one before it ends, until somebody confirms one; returns its end. */
export const startPairing = ({ screen, shown, granted }: PairingParts): (() => void) => {
  let ended = false
  let cancel = (): void => {}
  const inSeconds = (seconds: number, run: () => Promise<void>): void => {
    if (!ended) cancel = later(seconds * 1000, () => void run())
  }
  const poll = (device_code: string, until: number) => async (): Promise<void> => {
    if (performance.now() > until) return begin()
    const answer = envelopeOf(await postJson('/api/v1/wall/pairing/poll', { device_code }))
    if (ended) return
    const grant = answer?.status === 1 ? grantOf(answer.data) : undefined
    if (grant) return granted(grant)
    if (answer?.status === 1 && fieldsIn(answer.data).state === 'over') return begin()
    inSeconds(PAIRING_POLL_S, poll(device_code, until))
  }
  const begin = async (): Promise<void> => {
    const answer = envelopeOf(await postJson('/api/v1/wall/pairing', { screen, w: innerWidth, h: innerHeight }))
    if (ended) return
    const { device_code, code } = fieldsIn(answer?.status === 1 ? answer.data : undefined)
    const isGiven = typeof device_code === 'string' && typeof code === 'string'
    shown(isGiven ? code : undefined)
    if (isGiven) inSeconds(PAIRING_POLL_S, poll(device_code, performance.now() + PAIRING_RENEW_S * 1000))
    else inSeconds(answer?.status === 429 ? crowdedS : againS, begin)
  }
  void begin()
  return () => {
    ended = true
    cancel()
  }
}
