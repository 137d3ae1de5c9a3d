import { dateTimeText } from '../../shared/format/time.ts'
import { useStale } from '../ui/use-stale.ts'
import { useListWorld } from './list-world.ts'

/** Which moment the rows stand for; amber with a word once that is more than ten minutes ago. */
export const DataTime = ({ time }: { time: number }) => {
  const { text, clock } = useListWorld()
  const stale = useStale(time)
  return (
    <span className={stale ? 'list-time stale' : 'list-time'} data-testid="data-time" data-stale={stale}>
      {text('figure.asOf', { time: dateTimeText(time, clock.zone) })}
      {stale ? ` · ${text('list.stale')}` : null}
    </span>
  )
}
