import type { SplitRole } from '../../shared/areas/orders/enums.ts'
import type { LineRow, LineState, OrderState, SplitRow } from '../ingest/state.ts'

const CREATOR: SplitRole = 1

/** What of each paid line the viewer's side gets, by role of who gets it, minor units of the company's currency. */
export type Ours = ReadonlyMap<LineRow, ReadonlyMap<number, number>>

/** Whose parts count: of a member its own and those of everyone below it who stood in the line's path at its payment. */
const sideOf = ({ owner_path }: LineRow, member: number | null): ((split: SplitRow) => boolean) => {
  if (member === null) return ({ role }) => role !== CREATOR
  const below = owner_path.slice(0, owner_path.indexOf(member) + 1)
  return ({ role, member_id }) => role !== CREATOR && member_id !== null && below.includes(member_id)
}

const partsOf = ({ row, splits }: LineState, member: number | null): ReadonlyMap<number, number> => {
  const isOurs = sideOf(row, member)
  const parts = new Map<number, number>()
  for (const split of splits) {
    const amt = split.act_amt ?? split.est_amt
    if (amt !== 0 && isOurs(split)) parts.set(split.role, (parts.get(split.role) ?? 0) + amt)
  }
  return parts
}

/**
 * The commission that stays with a company (member null), or with a member and those below it: the splits but the
 * creator's, actual once settled (less what was taken back since), estimated before. The order list's `our_commission` says
 * the same of a line.
 */
export const oursIn = ({ lines }: OrderState, member: number | null): Ours =>
  new Map(lines.filter(({ row }) => row.paid_t !== null).map((line) => [line.row, partsOf(line, member)]))
