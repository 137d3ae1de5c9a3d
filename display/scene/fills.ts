import type { CountryAmount } from './source.ts'

/** Number of steps a country's fill can take; step 0 is a country without turnover. */
export const fillSteps = 5

/**
 * Quantile step 1..5 of each country with turnover: the share of selling countries that sold at most as much.
 * The best one is always in step 5; equal amounts share a step. Countries at or below zero are left out.
 */
export function quantileSteps(amounts: readonly CountryAmount[]): Map<string, number> {
  const selling = amounts.filter((row) => row.amt > 0).sort((a, b) => a.amt - b.amt)
  const steps = new Map<string, number>()
  let end = selling.length
  for (let i = selling.length - 1; i >= 0; i--) {
    const row = selling[i]
    if (!row) continue
    if (row.amt !== selling[i + 1]?.amt) end = i + 1
    steps.set(row.id, Math.ceil((fillSteps * end) / selling.length))
  }
  return steps
}

/** Share of the whole turnover, 0..1 by country; countries at or below zero are left out. */
export function shares(amounts: readonly CountryAmount[]): Map<string, number> {
  let total = 0
  for (const row of amounts) if (row.amt > 0) total += row.amt
  const found = new Map<string, number>()
  for (const row of amounts) if (row.amt > 0) found.set(row.id, row.amt / total)
  return found
}

/** Those with turnover, best first, at most `count`; equal amounts by id, so that the order is stable. */
export function bestCountries(amounts: readonly CountryAmount[], count: number): CountryAmount[] {
  return amounts
    .filter((row) => row.amt > 0)
    .sort((a, b) => b.amt - a.amt || (a.id < b.id ? -1 : 1))
    .slice(0, count)
}

/** True when both maps say the same of every country. */
export function sameSteps(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean {
  if (a.size !== b.size) return false
  for (const [id, step] of a) if (b.get(id) !== step) return false
  return true
}
