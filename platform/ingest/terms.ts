import type { Leader } from '../../shared/commission/split.ts'
import type { OpenRate } from './open-rates.ts'

/** Whose order a creator's line is and who shares in it, at the moment of payment. */
export interface Terms {
  readonly creator_member_id: number | null
  readonly owner_member_id: number | null
  /** The owner and everyone above, nearest first. */
  readonly owner_path: readonly number[]
  readonly agency?: { readonly member_id: string; readonly share_bp: number }
  readonly leaders: readonly Leader[]
}

export const noTerms: Terms = { creator_member_id: null, owner_member_id: null, owner_path: [], leaders: [] }

/** To whom people hand a line that is already paid. */
export interface NewOwner extends Pick<Terms, 'owner_path' | 'leaders'> {
  readonly member_id: number
}

/** Everything that applying an event needs to know beside the order itself. */
export interface ApplyContext {
  /** Unix seconds: when events that give no time are true. */
  readonly now: number
  /** Days from delivery to settlement that the shop has agreed on. */
  readonly settlementDays: (shop_id: string) => number
  readonly openRate: OpenRate
  readonly termsOf: (creator_id: string, paid_t: number) => Terms
  /** Who stands above a member, for a line that is handed to it. */
  readonly pathOf: (member_id: number) => Omit<NewOwner, 'member_id'>
}
