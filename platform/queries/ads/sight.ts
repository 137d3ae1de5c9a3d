import type { AdNetwork } from '../../../shared/ads/networks.ts'
import type { Scope } from '../scope.ts'

/** The zone that cuts a network's days for the viewer; undefined when it does not read that network. */
export const adZoneIn = ({ ads = [] }: Scope, network: AdNetwork): string | undefined =>
  ads.find((one) => one.network === network)?.zone
