export interface SparkPaths {
  readonly line: string
  /** The piece that leads to the last value, which still runs; empty where a gap is before it. */
  readonly running: string
  readonly area: string
}

const two = (value: number): number => Math.round(value * 100) / 100

/** Points that follow each other without a gap. */
const unbroken = (points: readonly (readonly [number, number] | null)[]): (readonly [number, number])[][] => {
  const runs: (readonly [number, number])[][] = [[]]
  for (const point of points) {
    if (point) runs.at(-1)?.push(point)
    else runs.push([])
  }
  return runs.filter((run) => run.length > 0)
}

const lineOf = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${two(x)} ${two(y)}`).join('L')}`

/**
 * `values` as an SVG line and the area below it, in a box of `width` by `height` with `pad` above and below. The scale
 * begins at zero; what is not reported is a gap. The last value is
 * that of the hour that is not over. Undefined for fewer than two values: one point is no course.
 */
export const sparkPaths = (
  values: readonly (number | null)[],
  width: number,
  height: number,
  pad = 2,
): SparkPaths | undefined => {
  const known = values.filter((value) => value !== null)
  if (known.length < 2) return undefined
  const top = Math.max(...known, 0)
  const bottom = Math.min(...known, 0)
  const span = top - bottom || 1
  const step = width / (values.length - 1)
  const yOf = (value: number): number => height - pad - ((value - bottom) / span) * (height - 2 * pad)
  const points = values.map((value, index) => (value === null ? null : ([index * step, yOf(value)] as const)))
  const runs = unbroken(points)
  const last = points.slice(-2).filter((point) => point !== null)
  const areaOf = (run: readonly (readonly [number, number])[]): string =>
    `${lineOf(run)}L${two(run.at(-1)?.[0] ?? 0)} ${height}L${two(run[0]?.[0] ?? 0)} ${height}Z`
  return {
    line: unbroken(points.slice(0, -1)).map(lineOf).join(''),
    running: last.length === 2 ? lineOf(last) : '',
    area: runs.map(areaOf).join(''),
  }
}
