import { fieldsIn } from '../../shared/record/fields.ts'

/** A fresh start for a build, and when by the box's clock, Unix milliseconds. */
export interface Start {
  readonly build: string
  readonly t: number
}

const hourMs = 3_600_000
/** Fresh starts for builds within an hour: servers of two builds behind one name would else send a wall back and forth. */
const mostAnHour = 3
/** After so long a build that the server gave no page of is tried again. */
const sameAfterMs = 20 * 60_000

/** Of the last hour; what is said to be to come is of a clock that was put back, and counts for nothing. */
const recent = (log: readonly Start[], now: number): readonly Start[] =>
  log.filter(({ t }) => t <= now && now - t < hourMs)

/** Whether a wall may start afresh now for `build`, after the starts of `log`. */
export const mayStart = (log: readonly Start[], build: string, now: number): boolean => {
  const last = recent(log, now)
  const newest = last.at(-1)
  return last.length < mostAnHour && (newest?.build !== build || now - newest.t >= sameAfterMs)
}

export const withStart = (log: readonly Start[], build: string, now: number): readonly Start[] => [
  ...recent(log, now),
  { build, t: now },
]

/** The log in a text that was stored; nothing of what is no log. */
export const readLog = (stored: string | null): readonly Start[] => {
  try {
    const found: unknown = JSON.parse(stored ?? '[]')
    return (Array.isArray(found) ? found : []).flatMap((one): readonly Start[] => {
      const { build, t } = fieldsIn(one)
      return typeof build === 'string' && typeof t === 'number' ? [{ build, t }] : []
    })
  } catch {
    return []
  }
}
