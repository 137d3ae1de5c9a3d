/** Running sums of weights; the last element is their total. */
export const cumulative = (weights: readonly number[]): Float64Array => {
  const sums = new Float64Array(weights.length)
  let total = 0
  weights.forEach((weight, i) => {
    total += weight
    sums[i] = total
  })
  return sums
}

export const totalOf = (sums: Float64Array): number => sums[sums.length - 1] ?? 0

/** The index that the uniform number `u` in [0, 1) falls on. */
export const pickIndex = (sums: Float64Array, u: number): number => {
  const wanted = u * totalOf(sums)
  let low = 0
  let high = sums.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 0) > wanted) high = middle
    else low = middle + 1
  }
  return low
}

/** Zipf weights of ranks 1..n: rank^-exponent. */
export const zipf = (n: number, exponent: number): number[] => Array.from({ length: n }, (_, i) => (i + 1) ** -exponent)

/** Poisson number with mean `mean` (at most some hundred) for the uniform number `u`, by inversion. */
export const poisson = (mean: number, u: number): number => {
  let chance = Math.exp(-mean)
  let sum = chance
  let count = 0
  const limit = mean * 4 + 40
  while (u >= sum && count < limit) {
    count++
    chance *= mean / count
    sum += chance
  }
  return count
}

/** `list[i]`, for an index that is known to lie inside. */
export const at = <T>(list: readonly T[], i: number): T => {
  const found = list[i]
  if (found === undefined) throw new RangeError(`no element ${i} of ${list.length}`)
  return found
}
