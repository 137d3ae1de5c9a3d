import { changeOf } from '../../../shared/format/number.ts'
import type { Zones } from '../../../shared/live/zones.ts'
import type { Share } from './shares.ts'
import type { Before } from './yesterday.ts'

/** M01 by buyer country against yesterday until the same clock time. */
export const mapOf = (shares: readonly Share[], before: Before): Zones['map'] =>
  shares
    .filter((one) => one.dim === 'region')
    .map(({ id, amt, orders }) => ({ id, amt, orders, change: changeOf(amt, before.regions.get(id) ?? 0) }))
