/** Half-up division of whole numbers, on the magnitude; exact beyond the safe integers too. @param by above 0 */
export const dividedHalfUp = (value: bigint, by: bigint): number => {
  const size = value < 0n ? -value : value
  const rounded = (2n * size + by) / (2n * by)
  return Number(value < 0n ? -rounded : rounded)
}
