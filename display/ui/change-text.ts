/** Percent of a change as the wall shows it: one decimal, none from 100 %, capped at 999 %. */
export const changeText = (bp: number): string => {
  const size = Math.abs(bp)
  if (size > 99_900) return '>999%'
  return size >= 10_000 ? `${Math.round(size / 100)}%` : `${(size / 100).toFixed(1)}%`
}
