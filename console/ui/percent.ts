/** `45.2%` of a part in hundredths of a per cent. */
export const percentText = (bp: number): string => `${(Math.min(10_000, bp) / 100).toFixed(1)}%`
