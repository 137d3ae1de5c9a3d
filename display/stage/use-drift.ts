import { useHead } from '../live/live.ts'
import { useReplayed } from '../live/replay-day.ts'
import { options } from '../settings/settings.ts'
import { type Drift, driftOn } from './drift.ts'

const none: Drift = { swapped: false, x: 0 }

/** The drift of the wall's own day; a replay is over before it could burn in. */
export const useDrift = (): Drift => {
  const day = useHead()?.day
  const replayed = useReplayed() !== undefined
  return options.drifts && day !== undefined && !replayed ? driftOn(day) : none
}
