import { useMemo } from 'react'
import type { WallState } from '../../../shared/live/reduce.ts'
import { pulse, serverSecond, useBeat } from '../../live/live.ts'
import { useReplayed } from '../../live/replay-day.ts'
import type { TickerItem } from './order.ts'

/** Seconds without a confirmation after which A6 is amber, and red. */
const AMBER_S = 30
const RED_S = 300

/**
 * When the source last confirmed what is shown, Unix seconds; undefined while that is not long ago, nothing is shown, or the
 * relay says that all is well: a source that is only asked now and then may be quiet for long.
 */
const silentSince = ({ wall, health }: WallState): number | undefined => {
  const age = pulse.age()
  if (!wall || (health.source === 'ok' && (age === 'live' || age === 'late'))) return undefined
  const since = Math.max(health.ok_t, wall.head.ts)
  return serverSecond() - since > AMBER_S ? since : undefined
}

/** A6, made by the wall itself: what does not answer cannot tell it. The past is silent by nature. */
export const useSourceAlert = (): TickerItem | undefined => {
  const isPast = useReplayed() !== undefined
  const since = useBeat(silentSince)
  const isLong = useBeat(() => since !== undefined && serverSecond() - since > RED_S)
  return useMemo(
    () =>
      since === undefined || isPast
        ? undefined
        : { id: 'A6', kind: 'alert', level: isLong ? 'red' : 'amber', code: 'A6', t: since, params: {} },
    [since, isLong, isPast],
  )
}
