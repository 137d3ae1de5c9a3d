import { css, type SceneColors } from './colors.ts'

/** Mulberry32: the same faint stars on every wall and after every resize. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Stars for every 10,000 square units of a picture 452 units high. */
const density = 5

/**
 * Paints the still sky behind the globe once: faint stars on a dark wall, nothing on a bright one. It is not part of the
 * moving picture, so it costs nothing a frame. Sizes in CSS pixels.
 */
export function paintSky(
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
  dpr: number,
  colors: SceneColors,
): void {
  canvas.width = Math.round(width * dpr)
  canvas.height = Math.round(height * dpr)
  const context = canvas.getContext('2d')
  if (!context || !colors.additive) return
  context.scale(dpr, dpr)
  const random = numbers(7)
  const unit = Math.min(width, height) / 452
  const count = Math.round((width * height * density) / 10_000 / unit ** 2)
  for (let i = 0; i < count; i++) {
    const x = random() * width
    const y = random() * height
    const bright = random() ** 3
    // Stars fade towards the panel's edge, so that the picture has no frame
    const edge = Math.min(1, (4 * Math.min(x, width - x)) / width + 0.1, (4 * Math.min(y, height - y)) / height + 0.1)
    context.fillStyle = css(colors.star, Math.round((0.08 + 0.5 * bright) * edge * 100) / 100)
    context.beginPath()
    context.arc(x, y, (0.5 + 0.8 * bright) * unit, 0, 2 * Math.PI)
    context.fill()
  }
}
