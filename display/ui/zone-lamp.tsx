import type { ReactElement } from 'react'
import { clockText } from '../../shared/format/time.ts'
import type { Lamp } from '../../shared/live/freshness.ts'
import type { WallState } from '../../shared/live/reduce.ts'
import type { ZoneName } from '../../shared/live/screens.ts'
import { pulse, serverSecond, useAge, useBeat } from '../live/live.ts'
import { replayEpoch } from '../live/replay-day.ts'
import { zoneLamp } from '../live/zone-lamp.ts'
import { useTexts } from '../settings/texts.ts'
import { LampMark } from './lamp.tsx'
import './dim.css'

/** Of the past nothing is fresh or stale. */
const lampNow = (zone: ZoneName, state: WallState) =>
  state.epoch === replayEpoch ? undefined : zoneLamp(zone, state, serverSecond(), pulse.age())

/** Whether what the zone says is too old to be looked at as news. */
export const useDim = (zone: ZoneName): true | undefined => {
  const lamp = useZoneLamp(zone)
  const age = useAge()
  return lamp === 'stale' || age === 'stale' || age === 'offline' || undefined
}

/** The zone's lamp class; undefined while it has no data. */
export const useZoneLamp = (zone: ZoneName): Lamp | undefined => useBeat((state) => lampNow(zone, state)?.lamp)

export const ZoneLampMark = ({ zone }: { zone: ZoneName }): ReactElement | null => {
  const t = useTexts()
  const lamp = useZoneLamp(zone)
  const age = useAge()
  const word = useBeat((state) => {
    const now = lampNow(zone, state)
    if (!now) return undefined
    if (now.lamp === 'good') return t('age.live')
    if (now.lamp === 'late') return t('data.lateShort', { n: now.seconds })
    return t('data.last', { time: clockText(now.t, state.wall?.head.tz ?? 'UTC') })
  })
  // Where the whole wall stands still, it says so itself: the zones show the shape alone.
  return lamp && word ? <LampMark lamp={lamp} word={word} spoken={lamp !== 'good' && age === 'live'} /> : null
}
