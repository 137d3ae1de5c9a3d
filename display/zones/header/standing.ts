import { clockText, dateText } from '../../../shared/format/time.ts'
import type { Lamp } from '../../../shared/live/freshness.ts'
import { ageOf, type WallState } from '../../../shared/live/reduce.ts'
import type { LiveScreen } from '../../../shared/live/screens.ts'
import type { Phase } from '../../live/connection.ts'
import { missingCall } from '../../live/missing-call.ts'
import type { WallKey, WallTranslate } from '../../settings/texts.ts'

/** The one line that says how far the whole wall can be trusted. */
export interface Standing {
  readonly lamp: Lamp
  readonly word: string
  /** Time of the data, with its label. */
  readonly time: string
  readonly cause: string
}

const linkCauses: Readonly<Partial<Record<Phase, WallKey>>> = {
  connecting: 'cause.connecting',
  retrying: 'cause.retrying',
  refused: 'cause.session',
  polling: 'cause.polling',
}

/** After this long without the source's word the header says so, even while the relay is well. */
const sourceLate = 15

/**
 * `silence`: seconds since the newest accepted message. `now`: server second. Nothing is called live whose data is
 * older than 15 s.
 */
export const standingOf = (
  state: WallState,
  phase: Phase,
  silence: number | undefined,
  now: number,
  t: WallTranslate,
  screen: LiveScreen = 'data',
): Standing => {
  const { wall, health } = state
  const link = linkCauses[phase]
  const call = missingCall(screen, phase, health)
  if (!wall || silence === undefined) {
    const word = call ? t('cause.missing') : t(link ?? 'cause.connecting')
    return { lamp: call ? 'stale' : 'late', word, time: '', cause: '' }
  }
  const dataTime = Math.max(health.ok_t, wall.head.ts)
  const { tz } = wall.head
  const [day, today] = [dateText(dataTime, tz), dateText(now, tz)]
  // A picture that was kept may be of another day.
  const time = `${day === today ? '' : `${day.slice(5)} `}${clockText(dataTime, tz)}`
  const source = health.source === 'ok' ? undefined : (`cause.${health.source}` as const)
  const cause = link ?? source
  const said = call ? `${t('cause.missing')}: ${call}` : cause ? t(cause) : ''
  const age = ageOf(silence)
  const old = Math.max(0, Math.floor(now - dataTime))
  if (age === 'offline') return { lamp: 'stale', word: t('age.offline'), time: t('data.last', { time }), cause: said }
  if (age === 'stale') return { lamp: 'stale', word: t('age.stale'), time: t('data.until', { time }), cause: said }
  if (age === 'late')
    return { lamp: 'late', word: t('age.late', { n: Math.floor(silence) }), time: t('data.at', { time }), cause: said }
  if (old > 300) return { lamp: 'stale', word: t('age.stale'), time: t('data.last', { time }), cause: said }
  if (old > sourceLate || (source && old > 3))
    return { lamp: 'late', word: t('age.late', { n: old }), time: t('data.at', { time }), cause: said }
  return { lamp: 'good', word: t('age.live'), time: t('data.at', { time }), cause: said }
}
