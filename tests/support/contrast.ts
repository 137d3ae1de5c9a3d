/** Red, green and blue, 0 to 1. */
export type Rgb = readonly [number, number, number]

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const luminance = ([r, g, b]: Rgb): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)

/** Of two colours, 1 to 21, as WCAG 2 counts it. */
export const contrast = (a: Rgb, b: Rgb): number => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

/** `a` at this opacity over `b`. */
export const over = (a: Rgb, b: Rgb, opacity: number): Rgb => [
  a[0] * opacity + b[0] * (1 - opacity),
  a[1] * opacity + b[1] * (1 - opacity),
  a[2] * opacity + b[2] * (1 - opacity),
]

/** As `filter: grayscale(1)` makes it. */
export const grey = ([r, g, b]: Rgb): Rgb => {
  const light = 0.2126 * r + 0.7152 * g + 0.0722 * b
  return [light, light, light]
}

/** Of `#rrggbb`. */
export const rgbOf = (hex: string): Rgb => {
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return [part(1), part(3), part(5)]
}
