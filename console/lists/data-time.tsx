import { useEffect, useState } from 'react'
import { dateTimeText } from '../../shared/format/time.ts'
import { platformNowMs } from '../http/platform-clock.ts'
import { useListWorld } from './list-world.ts'

const staleS = 600
const lookMs = 30_000

/** Which moment the rows stand for; amber with a word once that is more than ten minutes ago. */
export const DataTime = ({ time }: { time: number }) => {
  const { text, clock } = useListWorld()
  const [now, setNow] = useState(() => platformNowMs() / 1000)
  useEffect(() => {
    const look = (): void => setNow(platformNowMs() / 1000)
    look()
    const timer = setInterval(look, lookMs)
    return () => clearInterval(timer)
  }, [])
  const stale = now - time > staleS
  return (
    <span className={stale ? 'list-time stale' : 'list-time'} data-testid="data-time" data-stale={stale}>
      {text('figure.asOf', { time: dateTimeText(time, clock.zone) })}
      {stale ? ` · ${text('list.stale')}` : null}
    </span>
  )
}
