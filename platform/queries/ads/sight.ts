import type { AdNetwork } from '../../../shared/areas/ads/networks.ts'
import { zoneOfDifference } from '../../../shared/time/offset.ts'
import type { Scope } from '../scope.ts'

/** The zone that cuts a network's days for the viewer; undefined when it does not read that network. */
export const adZoneIn = ({ ads = [] }: Scope, network: AdNetwork): string | undefined =>
  ads.find((one) => one.network === network)?.zone

/** The same sight with the days cut as a call's `time_difference` (hours to UTC) says; undefined: as the record says. */
export const cutBy = (scope: Scope, hours: number | undefined): Scope =>
  hours === undefined || !scope.ads
    ? scope
    : { ...scope, ads: scope.ads.map((one) => ({ ...one, zone: zoneOfDifference(hours) })) }
