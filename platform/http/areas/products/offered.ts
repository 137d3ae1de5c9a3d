import { offerState } from '../../../../shared/areas/products/list.ts'
import { rateText } from '../../../../shared/format/number.ts'
import type { Tx } from '../../../db/tables.ts'
import { type Offered, readOffered } from '../../../queries/products/offered.ts'
import type { Call } from '../../call.ts'
import { Refused } from '../../refused.ts'

const shown = (rate: number | null): string => (rate === null ? '—' : rateText(rate))

/**
 * A product that the viewer may act on at the rate that it saw.
 * @throws {Refused} when it is out of reach or off the shelf, and, with the rate now, when that is another one
 */
export const requireOffered = async (tx: Tx, call: Call, product_id: string, seen: number | null): Promise<Offered> => {
  const found = await readOffered(tx, call.viewer.scope, call.now, product_id, true)
  if (!found) throw new Refused('product.none')
  if (found.state === offerState.off) throw new Refused('product.off')
  if (found.rate_bp === seen) return found
  const refusal = found.rate_bp === null ? {} : { rate_bp: found.rate_bp }
  throw new Refused('product.rate', { params: { seen: shown(seen), now: shown(found.rate_bp) }, refusal })
}
