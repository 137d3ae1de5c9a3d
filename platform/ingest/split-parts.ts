import type { LineCommission } from '../../shared/commission/line.ts'
import { type Leader, type SplitInput, splitLine } from '../../shared/commission/split.ts'
import type { SplitRow } from './state.ts'
import type { Terms } from './terms.ts'

/** Who shares in a line. */
export type Sharers = Omit<SplitInput, 'commission' | 'income_amt'>

/** One beneficiary's part of an amount; `base_amt` is what `rate_bp` applies to. */
export interface Part {
  readonly role: number
  readonly level: number
  readonly member_id: number | null
  readonly rate_bp: number
  readonly base_amt: number
  readonly amt: number
}

export const find = <T extends { role: number; level: number }>(
  rows: readonly T[],
  like: { role: number; level: number },
): T | undefined => rows.find((row) => row.role === like.role && row.level === like.level)

const textId = (id: number | null): string | null => (id === null ? null : String(id))
const numberId = (id: string | null): number | null => (id === null || id === '' ? null : Number(id))

/** Who shared in a line when its rows were first written; `terms` names them for a line that has no rows. */
export const sharersOf = (rows: readonly SplitRow[], terms: () => Terms): Sharers => {
  const creator = find(rows, { role: 1, level: 0 })
  if (!creator) {
    const { creator_member_id, agency, leaders } = terms()
    return { creator_member_id: textId(creator_member_id), leaders, ...(agency ? { agency } : {}) }
  }
  const agency = find(rows, { role: 4, level: 0 })
  const leaders: Leader[] = []
  let below = 0
  const above = rows.filter((row) => row.level > 0).sort((a, b) => a.level - b.level)
  for (const row of above) {
    // A level that got nothing has no row: the next one's share starts where the last one's ended.
    while (leaders.length < row.level - 1) leaders.push({ member_id: '', rate_bp: below })
    below += row.rate_bp
    leaders.push({ member_id: String(row.member_id), rate_bp: below })
  }
  return {
    creator_member_id: textId(creator.member_id),
    leaders,
    ...(agency ? { agency: { member_id: String(agency.member_id), share_bp: agency.rate_bp } } : {}),
  }
}

/** Whether a role shares in the creator's commission; the others share in the company's income. */
export const isOfCreator = (role: number): boolean => role === 1 || role === 4

/** The parts of one commission; the company's income on a line is its partner commission. */
export const partsOf = (sharers: Sharers, commission: LineCommission): Part[] => {
  const creatorSide = commission.standard_amt + commission.shop_ads_amt + commission.bonus_amt
  return splitLine({ commission, income_amt: commission.partner_amt, ...sharers }).map((row) => ({
    role: row.role,
    level: row.level,
    member_id: numberId(row.member_id),
    rate_bp: row.rate_bp,
    base_amt: isOfCreator(row.role) ? creatorSide : commission.partner_amt,
    amt: row.amt,
  }))
}

/** A commission whose base shrinks to `base_amt`, every part in proportion, half-up. */
export const scaled = (whole: LineCommission, base_amt: number): LineCommission => {
  const part = (amt: number): number =>
    whole.base_amt === 0 ? 0 : Math.floor((2 * amt * base_amt + whole.base_amt) / (2 * whole.base_amt))
  return {
    base_amt,
    standard_amt: part(whole.standard_amt),
    shop_ads_amt: part(whole.shop_ads_amt),
    bonus_amt: part(whole.bonus_amt),
    partner_amt: part(whole.partner_amt),
  }
}
