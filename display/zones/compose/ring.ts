export interface Arc {
  readonly id: string
  readonly path: string
}

const full = Math.PI * 2
/** Space between two arcs, radians. */
const gap = 0.025

const point = (radius: number, angle: number): string =>
  `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`

/** One piece of a ring around 0,0 from `from` to `to` (radians, clockwise from the top). */
const piece = (inner: number, outer: number, from: number, to: number): string => {
  const large = to - from > Math.PI ? 1 : 0
  return `M${point(outer, from)}A${outer} ${outer} 0 ${large} 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 ${large} 0 ${point(inner, from)}Z`
}

/** The ring of `parts` (amounts below zero count as none): arcs in their order, each with its share of the whole turn. */
export const ringArcs = (
  parts: readonly { readonly id: string; readonly amt: number }[],
  inner: number,
  outer: number,
): readonly Arc[] => {
  const positive = parts.filter((part) => part.amt > 0)
  const sum = positive.reduce((total, part) => total + part.amt, 0)
  let angle = 0
  return positive.map(({ id, amt }) => {
    const from = angle
    angle += (amt / sum) * full
    const room = positive.length > 1 ? Math.min(gap, (angle - from) / 3) : 0
    return { id, path: piece(inner, outer, from + room / 2, Math.min(angle - room / 2, from + full - 0.0001)) }
  })
}
