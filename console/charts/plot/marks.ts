/** `span` / `parts` as a round number: 1, 2, 3 or 5 of a power of ten. */
const roundStep = (span: number, parts: number): number => {
  const rough = span / parts
  const power = 10 ** Math.floor(Math.log10(rough))
  const lead = rough / power
  return (lead < 1.5 ? 1 : lead < 2.5 ? 2 : lead < 4 ? 3 : lead < 7 ? 5 : 10) * power
}

export interface Extent {
  readonly low: number
  readonly high: number
}

export interface Marks extends Extent {
  readonly at: readonly number[]
}

/**
 * Round marks around what is drawn and zero, in about `parts` steps of at least `least`. `tight` ends the scale with the
 * highest value instead of the mark after it.
 */
export const marksOf = (
  { low, high }: Extent,
  { parts = 4, least = 0, tight = false }: { parts?: number; least?: number; tight?: boolean } = {},
): Marks => {
  const [from, to] = [Math.min(0, low), Math.max(0, high)]
  if (from === to) return { low: 0, high: 1, at: [0] }
  const step = Math.max(least, roundStep(to - from, parts))
  const [first, last] = [Math.floor(from / step), Math.ceil(to / step)]
  // Multiplied anew each time: sums of 0.1 drift away from what a label says.
  const at = Array.from({ length: last - first + 1 }, (_, n) => Number(((first + n) * step).toPrecision(12)))
  return tight ? { low: from, high: to, at } : { low: at[0] ?? 0, high: at.at(-1) ?? 1, at }
}
