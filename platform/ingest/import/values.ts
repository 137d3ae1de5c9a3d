import { createHash } from 'node:crypto'
import { dividedHalfUp } from '../half-up.ts'
import { type Decimal, type NumberForm, readAmount, readRatio } from './forms/numbers.ts'

/** Longer texts are no names: memories need not keep them. */
const MOST_LENGTH = 100

const powers = Array.from({ length: 16 }, (_, n) => 10 ** n)
const tenTo = (n: number): number => powers[n] ?? 10 ** n

/** `times` x the decimal in minor units of the currency, rounded half-up on the magnitude. */
export const minorUnits = (decimal: Decimal, decimals: number, times = 1): number => {
  const product = decimal.digits * times
  const scale = decimal.scale - decimals
  if (scale <= 0) return product * tenTo(-scale)
  const unit = tenTo(scale)
  if (Math.abs(product) > Number.MAX_SAFE_INTEGER / 4 || scale > 15)
    return dividedHalfUp(BigInt(decimal.digits) * BigInt(times), 10n ** BigInt(scale))
  const size = Math.abs(product)
  const rest = size % unit
  const rounded = (size - rest) / unit + (2 * rest >= unit ? 1 : 0)
  return product < 0 ? -rounded : rounded
}

/** A whole number; NaN when the text is none (`12.0` is one). */
export const readCount = (text: string, form: NumberForm): number => {
  // Goods come whole: where the form does not fit, zeros behind either mark and thousands are still clear.
  const decimal = readAmount(text, form, 2) ?? readAmount(text, form, 0)
  if (!decimal) return Number.NaN
  const value = decimal.digits / tenTo(decimal.scale)
  return Number.isSafeInteger(value) ? value : Number.NaN
}

/**
 * Basis points of `15%`, `15.00 %`, `15` (percent from 1 on) or `0.15` (a fraction below 1); NaN when it is none.
 * @param inPercent the heading says that bare numbers are in percent, those below 1 too
 */
export const readRate = (text: string, inPercent: boolean): number => {
  const isPercent = inPercent || /[%％]\s*$/.test(text)
  const decimal = readRatio(text.replace(/[%％]\s*$/, ''))
  if (!decimal || decimal.digits < 0) return Number.NaN
  const isFraction = !isPercent && decimal.digits < tenTo(decimal.scale)
  return minorUnits(decimal, isFraction ? 4 : 2)
}

/** A buyer's key: the same for the same buyer of a company, and no way back to the name. */
export const buyerHasher = (salt: string): ((id: string) => string) => {
  const kept = new Map<string, string>()
  return (id) => {
    const known = kept.get(id)
    if (known) return known
    if (kept.size > 20_000) kept.clear()
    const key = createHash('sha256').update(`${salt}\n${id}`).digest('base64url').slice(0, 16)
    if (id.length <= MOST_LENGTH) kept.set(id, key)
    return key
  }
}

/** What our own exports put `'` before: a formula, also behind spaces that nobody sees, and in full-width forms. */
const guarded = /^'[\s\u00ad\u200b-\u200f\u2060]*[=+\-@\uff1d\uff0b\uff0d\uff20]/

/** Text as a person typed it, on one line: our own export puts `'` before what a spreadsheet would take for a formula. */
export const readText = (text: string): string => {
  const trimmed = /\s\s|[\r\n\t]/.test(text) ? text.replace(/\s+/g, ' ').trim() : text.trim()
  return trimmed.startsWith("'") && guarded.test(trimmed) ? trimmed.slice(1).trim() : trimmed
}
