import type { AdNetwork } from '../../../shared/areas/ads/networks.ts'
import { dayNumber } from '../../../shared/time/zone.ts'
import { adClock, periodOfDays } from '../../queries/ads/days.ts'
import { adZoneIn } from '../../queries/ads/sight.ts'
import type { View } from '../../queries/view.ts'

/** Of which network's campaigns a list tells, and of how many days, today among them. */
export interface AdSpan {
  readonly network: AdNetwork
  readonly days: number
}

/** The days up to today by the viewer's zone; who does not read the network has none. */
export const daysOf = ({ scope, now }: View, { network, days }: AdSpan) => {
  const zone = adZoneIn(scope, network) ?? 'UTC'
  const clock = adClock(zone)
  const day = dayNumber(clock, now)
  return { zone, day, period: periodOfDays({ clock, from: day - days + 1, to: day }) }
}
