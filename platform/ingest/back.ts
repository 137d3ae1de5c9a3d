import { recordOf } from '../../shared/keys.ts'
import { fromJson } from '../db/json-text.ts'
import { isSameLine, type LineRow, type RefundRow } from './state.ts'

/** What of a line was given back: items refunded, goods returned, and money in minor units. */
export type Back = Pick<LineRow, 'refunded_qty' | 'returned_qty' | 'refund_amt'>

const names = ['refunded_qty', 'returned_qty', 'refund_amt'] as const
const each = (of: (name: keyof Back) => number): Back => ({
  refunded_qty: of('refunded_qty'),
  returned_qty: of('returned_qty'),
  refund_amt: of('refund_amt'),
})

export const nothingBack = each(() => 0)

export const pickBack = (back: Back): Back => each((name) => back[name])

/** Single refunds of a line added up: kinds 1 and 3 count as refunded, kind 2 as returned goods. */
export interface Singles extends Back {
  /** Refunds paid without goods, minor units. */
  readonly withoutGoods: number
}

export const noSingles: Singles = { ...nothingBack, withoutGoods: 0 }

export const singlesOf = (line: LineRow, refunds: readonly RefundRow[]): Singles => {
  if (refunds.length === 0) return noSingles
  const sum = { ...noSingles }
  for (const one of refunds) {
    if (!isSameLine(line, one)) continue
    if (one.kind === 2) sum.returned_qty += one.qty
    else sum.refunded_qty += one.qty
    sum.refund_amt += one.amt
    if (one.qty === 0) sum.withoutGoods += one.amt
  }
  return sum
}

const none: Partial<Back> = {}
const hiddenIn = ({ told_back }: Pick<LineRow, 'told_back'>): Partial<Back> =>
  told_back ? fromJson<Partial<Back>>(told_back) : none

/**
 * What reports have told of a line: its totals, where they exceed those of the single refunds that it stands with, else what
 * is remembered of them.
 */
export const toldBack = (row: LineRow, singles: Back): Back => {
  const hidden = hiddenIn(row)
  return each((name) => hidden[name] ?? (row[name] > singles[name] ? row[name] : 0))
}

/** What a line shows: what is told as a total, or the sum of its single refunds where that is more. */
export const shownBack = (told: Back, singles: Back): Back => each((name) => Math.max(told[name], singles[name]))

/** What of the totals that were told does not show beside single refunds, to be remembered until one of these goes. */
export const hiddenBack = (told: Back, singles: Singles): string | null => {
  if (singles === noSingles) return null
  const hidden = names.filter((name) => told[name] > 0 && told[name] <= singles[name])
  return hidden.length === 0 ? null : JSON.stringify(recordOf(hidden, (name) => told[name]))
}

/** The same with its money in another currency. */
export const hiddenBackIn = (row: LineRow, of: (amt: number) => number): string | null => {
  const { refund_amt, ...rest } = hiddenIn(row)
  return refund_amt === undefined ? row.told_back : JSON.stringify({ ...rest, refund_amt: of(refund_amt) })
}
