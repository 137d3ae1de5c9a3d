/** One measured figure beside its floor of the same run; ratios travel between machines, absolute figures do not. */
export interface BenchResult {
  readonly name: string
  readonly unit: string
  readonly value: number
  readonly floor: number
  /** What the floor is, in words. */
  readonly floorIs: string
  /** value / floor; for a rate (`per second`) floor / value, so that smaller is always better. */
  readonly ratio: number
  readonly goal?: string
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** The `q` quantile (0 to 1) by rank; NaN of nothing. */
export const quantile = (values: readonly number[], q: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN
}

const figure = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3))

export const table = (results: readonly BenchResult[]): string =>
  [
    '| what | measured | floor | ratio | goal |',
    '| --- | ---: | ---: | ---: | --- |',
    ...results.map(
      (r) =>
        `| ${r.name} | ${figure(r.value)} ${r.unit} | ${figure(r.floor)} ${r.unit} (${r.floorIs}) | ${r.ratio.toFixed(2)} | ${r.goal ?? ''} |`,
    ),
  ].join('\n')
