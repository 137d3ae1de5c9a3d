import type { Back } from './back.ts'
import type { Draft } from './derive.ts'
import { estimateAnew } from './estimate.ts'
import type { OpenRate } from './open-rates.ts'
import { lineBit } from './said.ts'
import type { LineRow } from './state.ts'

const OPEN_COLLAB = 1

/** A line as it was, and when its order was created. */
interface FoundLine {
  readonly row: LineRow
  readonly create_t: number
}

/** The same of one that a report comes for. */
export interface KnownLine extends FoundLine {
  /** Its refunds as reports have told them in total. */
  readonly back: Back
}

const isFound = ({ said, collab_type, creator_id }: LineRow): boolean =>
  (said & (lineBit.standard_rate_bp | lineBit.estimated)) === 0 && collab_type === OPEN_COLLAB && creator_id !== ''

/**
 * Finds the rate of a known line anew that no source states, where a report has changed what it is found by: product,
 * creator, collaboration or the second of the order. One that was found by the same stays, whatever products pay now.
 */
export const findRate = (draft: Draft, create_t: number, before: FoundLine, openRate: OpenRate): void => {
  if ((draft.said & lineBit.standard_rate_bp) !== 0) return
  const { row } = before
  const is = isFound(draft)
  const isSame =
    row.product_id === draft.product_id && row.creator_id === draft.creator_id && before.create_t === create_t
  if (is === isFound(row) && (isSame || !is)) return
  draft.standard_rate_bp = is ? openRate(draft.product_id, draft.creator_id, create_t) : 0
  if ((draft.said & lineBit.estimated) === 0) estimateAnew(draft)
}
