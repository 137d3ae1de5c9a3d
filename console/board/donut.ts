export interface Arc {
  readonly id: string
  /** Of a circle of circumference 100: length of the stroke and where it begins. */
  readonly length: number
  readonly start: number
}

/** Shares in basis points as strokes of a ring whose circumference is 100; a gap of `gap` between two of them. */
export const donutArcs = (parts: readonly { id: string; share_bp: number }[], gap = 0.6): readonly Arc[] => {
  let start = 0
  const several = parts.filter((part) => part.share_bp > 0).length > 1
  return parts.map((part) => {
    const full = part.share_bp / 100
    const arc = { id: part.id, length: Math.max(0, several ? full - gap : full), start }
    start += full
    return arc
  })
}
