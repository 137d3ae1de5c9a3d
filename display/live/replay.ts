import { envelopeOf } from '../../shared/api/envelope.ts'
import type { Wall } from '../../shared/live/wall.ts'
import { type BusinessClock, dayOfText, dayStart, hoursOf, zoneOffset } from '../../shared/time/zone.ts'
import { options } from '../settings/settings.ts'
import { wallCalls } from './calls.ts'
import { readWall } from './check.ts'
import { replayEpoch } from './replay-day.ts'
import { getJson } from './session.ts'
import type { WallStore } from './store.ts'

export interface ReplayParts {
  readonly store: WallStore
  /** `YYYY-MM-DD`, or of an hour of that business day `YYYY-MM-DDTHH`. */
  readonly asked: string
  /** There is nothing to replay, or an order of today came. */
  readonly onEnd: () => void
}

/** Each picture stands so long; that of the day's end six times. */
const stepMs = 5000
const endSteps = 6
const half = 1800
/** How often the present is asked whether its first order came. */
const presentEveryMs = 15_000
const beatMs = 1000

/** Pictures of all replays of this page, so that a later one is always the newer. */
let shown = 0

type Asked = Wall | 'refused' | undefined

/** A picture of the platform, the present without `at`; undefined without an answer, `refused` when it gives none. */
const ask = async (at?: number): Promise<Asked> => {
  const answer = envelopeOf(await getJson(`${wallCalls.data}${at === undefined ? '' : `?at=${at}`}`))
  if (!answer || answer.status === 429) return undefined
  return answer.status === 1 ? readWall('data', answer.data) : 'refused'
}

/** Half hours from the first order of the day to its last, and its end: the moments of a replay. */
const momentsOf = ({ zones }: Wall, start: number, end: number): readonly number[] => {
  const hours = zones.trend?.today ?? []
  const [first, last] = [hours.findIndex((amt) => amt > 0), hours.findLastIndex((amt) => amt > 0)]
  const halves = first < 0 ? 0 : 2 * (last - first + 1)
  const moments = Array.from({ length: halves }, (_, n) => start + first * 3600 + (n + 1) * half - 1)
  return [...moments.filter((t) => t < end), ...Array.from({ length: endSteps }, () => end)]
}

/** The first instant of a business day at which an hour begins that the clock shows as `hour`; none where it is skipped over. */
const hourStart = (clock: BusinessClock, day: number, hour: number): number | undefined => {
  const starts = Array.from({ length: hoursOf(clock, day) }, (_, n) => dayStart(clock, day) + n * 3600)
  return starts.find((t) => Math.floor((t + zoneOffset(clock.zone, t)) / 3600) % 24 === hour)
}

/** The moments of an hour, so far apart that it goes by `speed` times as fast as it went, up to the present. */
const momentsOfHour = (start: number, end: number, speed: number): readonly number[] => {
  const step = (stepMs / 1000) * speed
  const moments = Array.from({ length: Math.ceil(3600 / step) }, (_, n) => start + Math.min(3600, (n + 1) * step) - 1)
  return moments.filter((t) => t <= end)
}

/**
 * Shows a day of the past: its end first, then the day by half hours, again and again; or an hour of it from its first
 * moment to its last. Asked of the platform by this wall alone, one picture at a time; the relay's room is not in it.
 * Returns its end.
 */
export const startReplay = ({ store, asked, onEnd }: ReplayParts): (() => void) => {
  const [day = '', hour] = asked.split('T')
  let ended = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let heard: { seq: number; ts: number } | undefined
  const wait = (ms: number): Promise<void> =>
    new Promise((done) => {
      timer = setTimeout(done, ms)
    })
  const beat = setInterval(() => {
    if (!heard) return
    const { seq, ts } = heard
    store.receive({ type: 'heartbeat', message: { epoch: replayEpoch, seq, now: ts * 1000, ok_t: ts } })
  }, beatMs)
  const stop = (): void => {
    ended = true
    clearTimeout(timer)
    clearInterval(beat)
  }
  const finish = (): void => {
    if (ended) return
    stop()
    onEnd()
  }
  /** False once the platform gives no picture of the day. */
  const show = (wall: Asked): boolean => {
    if (ended) return true
    if (wall === undefined) {
      heard = undefined // the picture stands, and its age begins to show
      return true
    }
    if (wall === 'refused' || wall.head.day !== day) return false
    const { ts } = wall.head
    shown += 1
    heard = { seq: shown, ts }
    const health = { source: 'ok', ok_t: ts, since: ts, cause: '' } as const
    store.receive({ type: 'snapshot', message: { epoch: replayEpoch, seq: shown, now: ts * 1000, wall, health } })
    return true
  }
  /** The present, tried until it is there. */
  const present = async (): Promise<Exclude<Asked, undefined>> => {
    for (;;) {
      const now = await ask()
      if (now !== undefined || ended) return now ?? 'refused'
      await wait(stepMs)
    }
  }
  const follow = async (): Promise<void> => {
    const now = await present()
    if (now === 'refused') return finish()
    const clock = { zone: now.head.tz, cut_hour: now.head.cut_hour }
    const number = dayOfText(day)
    const [start, end] = [dayStart(clock, number), Math.min(dayStart(clock, number + 1) - 1, now.head.ts)]
    if (!(start <= end)) return finish()
    // One that was asked for beside today's orders ends by its key alone.
    const isQuiet = now.zones.feed?.lines === 0 && hour === undefined
    const from = hour === undefined ? undefined : (hourStart(clock, number, Number(hour)) ?? Number.POSITIVE_INFINITY)
    let moments: readonly number[] = from === undefined ? [end] : momentsOfHour(from, end, options.speed)
    if (moments.length === 0) return finish()
    let lookedAt = performance.now()
    for (let at = 0; !ended; at = (at + 1) % moments.length) {
      const picture = await ask(moments[at])
      if (!show(picture)) return finish()
      if (from === undefined && moments.length === 1 && typeof picture === 'object') {
        moments = momentsOf(picture, start, end)
        at = -1
      }
      await wait(stepMs)
      if (!isQuiet || performance.now() - lookedAt < presentEveryMs) continue
      lookedAt = performance.now()
      const later = await ask()
      if (typeof later === 'object' && (later.zones.feed?.lines ?? 0) > 0) return finish()
    }
  }
  void follow()
  return stop
}
