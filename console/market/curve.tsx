/** Points of a curve within 100 × 24, highest value at the top; null where nothing was sold. */
const curvePath = (values: readonly number[]): string | null => {
  const most = Math.max(0, ...values)
  if (most === 0 || values.length < 2) return null
  const step = 100 / (values.length - 1)
  return values
    .map((value, at) => `${at === 0 ? 'M' : 'L'}${(at * step).toFixed(1)} ${(23 - (value / most) * 22).toFixed(1)}`)
    .join('')
}

interface Props {
  /** Absent: not known, which is not the same as none. */
  readonly values: readonly number[] | undefined
  readonly label: string
}

/** Items sold on each of the last days; its numbers stand in the list, so it is a picture only. */
export const Curve = ({ values, label }: Props) => {
  if (!values) return <span className="pcard-curve" />
  const path = curvePath(values)
  return (
    <svg className="pcard-curve" viewBox="0 0 100 24" preserveAspectRatio="none" role="img" aria-label={label}>
      {path ? <path d={path} vectorEffect="non-scaling-stroke" /> : <path className="flat" d="M0 23H100" />}
    </svg>
  )
}
