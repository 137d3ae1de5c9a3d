import type { LineCommission } from '../../shared/commission/line.ts'
import type { Leader } from '../../shared/commission/split.ts'
import { find, isOfCreator, type Part, partsOf, type Sharers, scaled, sharersOf } from './split-parts.ts'
import type { LineRow, LineState, SplitRow } from './state.ts'
import type { Terms } from './terms.ts'

const ESTIMATED = 0
const PAYABLE = 1
const CLAWED_BACK = 4
const BILLED = 2
const PAID = 3
const PLATFORM = 6

/** Whether a bill holds a part of the line. */
export const isBilled = ({ splits }: Pick<LineState, 'splits'>): boolean =>
  splits.some(({ state }) => state === BILLED || state === PAID)

export const estimateOf = (row: LineRow): LineCommission => ({
  base_amt: row.est_base_amt,
  standard_amt: row.est_standard_amt,
  shop_ads_amt: row.est_shop_ads_amt,
  bonus_amt: row.est_bonus_amt,
  partner_amt: row.est_partner_amt,
})

/** The actual commission of a settled line; null before. */
export const actualOf = (row: LineRow): LineCommission | null =>
  row.act_base_amt === null
    ? null
    : {
        base_amt: row.act_base_amt,
        standard_amt: row.act_standard_amt ?? 0,
        shop_ads_amt: row.act_shop_ads_amt ?? 0,
        bonus_amt: row.act_bonus_amt ?? 0,
        partner_amt: row.act_partner_amt ?? 0,
      }

const earns = (one: LineCommission | null): boolean =>
  one !== null && (one.standard_amt | one.shop_ads_amt | one.bonus_amt | one.partner_amt) !== 0

/** Commission base that earlier refunds already took back from a settled line; zero or below. */
export const clawedBase = (rows: readonly SplitRow[]): number =>
  Math.min(0, ...rows.filter((row) => row.level < 0).map((row) => row.base_amt))

/** What a settled line gives back, one negative row a beneficiary (rule 10), when its base is now `base_amt`. */
const clawBackRows = (sharers: Sharers, actual: LineCommission, base_amt: number): SplitRow[] => {
  if (base_amt === actual.base_amt) return []
  const due = partsOf(sharers, scaled(actual, base_amt))
  return partsOf(sharers, actual).flatMap(({ amt, ...paid }): SplitRow[] => {
    const back = (find(due, paid)?.amt ?? 0) - amt
    if (back === 0) return []
    const level = -(paid.level + 1)
    return [{ ...paid, level, base_amt: base_amt - actual.base_amt, est_amt: 0, act_amt: back, state: CLAWED_BACK }]
  })
}

const rowOf = (part: Part, est_amt: number, act_amt: number | null, known: SplitRow | undefined): SplitRow => ({
  role: part.role,
  level: part.level,
  member_id: part.member_id,
  rate_bp: part.rate_bp,
  base_amt: part.base_amt,
  est_amt,
  act_amt,
  state: known && known.state > PAYABLE ? known.state : act_amt === null ? ESTIMATED : PAYABLE,
})

/** A row that gets nothing any more; a leader who lost the line has no share either, or the next change would pay it. */
const emptied = (gone: SplitRow, act_amt: number | null, isHandedOver: boolean): SplitRow => {
  const rate_bp = isHandedOver && gone.level !== 0 ? 0 : gone.rate_bp
  return { ...gone, rate_bp, base_amt: 0, est_amt: 0, act_amt: gone.level < 0 ? 0 : act_amt }
}

const isSame = (one: SplitRow, other: SplitRow): boolean =>
  one.member_id === other.member_id &&
  one.rate_bp === other.rate_bp &&
  one.base_amt === other.base_amt &&
  one.est_amt === other.est_amt &&
  one.act_amt === other.act_amt &&
  one.state === other.state

const keepSame = (before: readonly SplitRow[], rows: readonly SplitRow[]): readonly SplitRow[] => {
  const merged = rows.map((row) => {
    const known = find(before, row)
    return known && isSame(known, row) ? known : row
  })
  return merged.length === before.length && merged.every((row) => before.includes(row)) ? before : merged
}

const hadIncome = (rows: readonly SplitRow[]): boolean => rows.some(({ role }) => !isOfCreator(role))

/** The leaders of a line whose income comes only now: no row names them. Those of its payment, where it still has their path. */
const leadersAtPayment = ({ owner_path }: LineRow, terms: Terms): readonly Leader[] =>
  terms.owner_path.length === owner_path.length && terms.owner_path.every((id, at) => id === owner_path[at])
    ? terms.leaders
    : []

/**
 * The split rows of a line: estimates, once it is settled the actual amounts, and what was taken back since.
 * Beneficiaries stay those of the rows in `before`; `terms` names them for a line that has none.
 * @param keptBase what remains of the actual commission base after refunds later than settlement; null before it
 * @param leaders who take the place of the leaders in `before`: the line has another owner now
 * @returns `before` itself when nothing changed; no rows for a line that earns nobody anything
 */
export const splitsOf = (
  row: LineRow,
  before: readonly SplitRow[],
  terms: () => Terms,
  keptBase: number | null,
  leaders?: readonly Leader[],
): readonly SplitRow[] => {
  const estimate = estimateOf(row)
  const actual = actualOf(row)
  if (row.paid_t === null || (before.length === 0 && !earns(estimate) && !earns(actual))) return before
  const isLate = before.length > 0 && !hadIncome(before) && (estimate.partner_amt !== 0 || Boolean(actual?.partner_amt))
  const above = leaders ?? (isLate ? leadersAtPayment(row, terms()) : undefined)
  const sharers = { ...sharersOf(before, terms), ...(above ? { leaders: above } : {}) }
  const estimates = partsOf(sharers, estimate)
  const actuals = actual ? partsOf(sharers, actual) : []
  const actOf = (part: { role: number; level: number }): number | null =>
    actual ? (find(actuals, part)?.amt ?? 0) : null
  const rows = [
    ...estimates.map((part) => rowOf(part, part.amt, actOf(part), find(before, part))),
    ...actuals.filter((part) => !find(estimates, part)).map((part) => rowOf(part, 0, part.amt, find(before, part))),
  ].filter((one) => one.role !== PLATFORM || one.est_amt !== 0 || one.act_amt || find(before, one))
  // Rows are never deleted: a beneficiary who gets nothing any more keeps a row of zeros.
  if (actual && keptBase !== null) rows.push(...clawBackRows(sharers, actual, keptBase))
  for (const gone of before) if (!find(rows, gone)) rows.push(emptied(gone, actOf(gone), leaders !== undefined))
  return keepSame(before, rows)
}
