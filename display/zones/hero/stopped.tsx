import type { ReactElement } from 'react'
import { useAge } from '../../live/live.ts'
import { useReplayed } from '../../live/replay-day.ts'
import { LampMark } from '../../ui/lamp.tsx'
import { useStanding } from '../header/use-standing.ts'

/** Whether the figures of the whole wall stand still; those of the past do by nature. */
export const useStopped = (): boolean => {
  const age = useAge()
  return useReplayed() === undefined && (age === 'stale' || age === 'offline')
}

/** That the figures of the whole wall stand still, since when, and why: once, read across a room, and not dimmed with them. */
export const Stopped = (): ReactElement => {
  const [lamp, word, time, cause] = useStanding()
  return (
    <p className="hero-stopped" data-testid="stopped">
      <LampMark lamp={lamp === 'stale' ? lamp : 'late'} word={`${time} · ${cause || word}`} spoken />
    </p>
  )
}
