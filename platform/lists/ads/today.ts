import type { AdNetwork } from '../../../shared/areas/ads/networks.ts'
import { dayNumber } from '../../../shared/time/zone.ts'
import { adClock, periodOfDays } from '../../queries/ads/days.ts'
import { adZoneIn } from '../../queries/ads/sight.ts'
import type { View } from '../../queries/view.ts'

/** Today by the viewer's zone; who does not read the network has no day. */
export const todayOf = ({ scope, now }: View, network: AdNetwork) => {
  const zone = adZoneIn(scope, network) ?? 'UTC'
  const clock = adClock(zone)
  const day = dayNumber(clock, now)
  return { zone, day, period: periodOfDays({ clock, from: day, to: day }) }
}
