import { dateTimeText } from '../../shared/format/time.ts'
import { useStale } from '../ui/use-stale.ts'
import { useListWorld } from './list-world.ts'

/** Data of a day are old when the next ones are late. */
const dailyS = 30 * 3600

/** Which moment the rows stand for; amber with a word once that is more than ten minutes ago, or of daily data too many hours. */
export const DataTime = ({ time }: { time: number }) => {
  const { list, text, clock } = useListWorld()
  const stale = useStale(time, list.daily ? dailyS : undefined)
  return (
    <span className={stale ? 'list-time stale' : 'list-time'} data-testid="data-time" data-stale={stale}>
      {text('figure.asOf', { time: dateTimeText(time, clock.zone) })}
      {stale ? ` · ${text('list.stale')}` : null}
    </span>
  )
}
