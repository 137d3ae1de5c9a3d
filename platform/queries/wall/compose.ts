import type { Zones } from '../../../shared/live/zones.ts'
import { rateBp } from '../arithmetic.ts'
import type { Share } from './shares.ts'

/** M01 by content type with its share of the day. */
export const composeOf = (shares: readonly Share[], gmv_amt: number): Zones['compose'] =>
  shares.filter((one) => one.dim === 'content').map(({ id, amt }) => ({ id, amt, share_bp: rateBp(amt, gmv_amt) }))
