import { decideAccess } from '../../../shared/access/decide.ts'
import { screenRow } from '../../../shared/access/screens.ts'
import { dayNumber, dayStart } from '../../../shared/time/zone.ts'
import { platformNowMs } from '../../http/platform-clock.ts'
import { useSession } from '../../state/session.ts'
import { useGoodsState } from './goods-state.ts'

/** Where the orders behind a figure of the analysis are listed: of its product, paid in its days; null without the right. */
export const useProductOrders = (): ((query?: Readonly<Record<string, string>>) => string) | null => {
  const record = useSession((state) => state.record)
  const [{ product_id, days }] = useGoodsState()
  if (!record || !decideAccess(record).allows('orders')) return null
  const clock = { zone: record.zone, cut_hour: record.cut_hour }
  const today = dayNumber(clock, platformNowMs() / 1000)
  const period = {
    date_type: 'paid',
    start_time: String(dayStart(clock, today - days + 1)),
    end_time: String(dayStart(clock, today + 1)),
  }
  return (query = {}) =>
    `${screenRow('orders').path}?${new URLSearchParams({ ...period, ...query, product: product_id })}`
}
