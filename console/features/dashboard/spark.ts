export interface SparkPaths {
  readonly line: string
  readonly area: string
}

const two = (value: number): number => Math.round(value * 100) / 100

/**
 * `values` as an SVG line and the area below it, in a box of `width` by `height` with `pad` above and below. The scale
 * begins at zero. Undefined for fewer than two values: one point is no course.
 */
export const sparkPaths = (
  values: readonly number[],
  width: number,
  height: number,
  pad = 2,
): SparkPaths | undefined => {
  if (values.length < 2) return undefined
  const top = Math.max(...values, 0)
  const bottom = Math.min(...values, 0)
  const span = top - bottom || 1
  const step = width / (values.length - 1)
  const points = values.map((value, index) => {
    const y = height - pad - ((value - bottom) / span) * (height - 2 * pad)
    return `${two(index * step)} ${two(y)}`
  })
  const line = `M${points.join('L')}`
  return { line, area: `${line}L${two(width)} ${height}L0 ${height}Z` }
}
