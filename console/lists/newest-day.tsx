import { ordersApi } from '../../shared/areas/orders/api.ts'
import { dayNumber, dayStart, dayText } from '../../shared/time/zone.ts'
import { platformNowMs } from '../http/platform-clock.ts'
import { useEndpoint } from '../http/use-endpoint.ts'
import { useListWorld } from './list-world.ts'

/** Of an order list without rows: on which day the newest order was, and the way to it; nothing while that is today. */
export const NewestDay = () => {
  const { state, text, clock, filter } = useListWorld()
  const { data } = useEndpoint(ordersApi.newest, {}, { tell: 'never' })
  if (!data || data.newest_t === null) return null
  const day = dayNumber(clock, data.newest_t)
  if (day >= dayNumber(clock, platformNowMs() / 1000)) return null
  const show = (): void => {
    const { period: _, ...others } = state.filters
    const days = { start_time: String(dayStart(clock, day)), end_time: String(dayStart(clock, day + 1)) }
    filter({ ...others, date_type: 'paid', ...days }, state.keyword)
  }
  return (
    <button type="button" className="button" onClick={show} data-testid="newest-day">
      {text('list.newest', { day: dayText(day) })}
    </button>
  )
}
