/** What draws and measures letters: a canvas, of the page or of a file. */
export type Pen = CanvasRenderingContext2D

export const letters = (family: string, size = 12): string => `${size}px ${family}`

/** `text` in at most `width` pixels of the pen's letters, its end cut off. */
export const cut = (pen: Pen, text: string, width: number): string => {
  if (pen.measureText(text).width <= width) return text
  let [fits, least, most] = ['…', 0, text.length]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    const tried = `${text.slice(0, middle)}…`
    if (pen.measureText(tried).width <= width) [fits, least] = [tried, middle]
    else most = middle - 1
  }
  return fits
}

export interface Words {
  readonly color: string
  readonly align?: CanvasTextAlign
  readonly font?: string
}

/** `y` is the middle of the line. */
export const write = (pen: Pen, text: string, x: number, y: number, { color, align = 'left', font }: Words): void => {
  if (font) pen.font = font
  pen.fillStyle = color
  pen.textAlign = align
  pen.textBaseline = 'middle'
  pen.fillText(text, x, y)
}

/** A line one pixel wide, sharp. */
export const rule = (pen: Pen, from: readonly [number, number], to: readonly [number, number], color: string): void => {
  pen.strokeStyle = color
  pen.lineWidth = 1
  pen.setLineDash([])
  pen.beginPath()
  pen.moveTo(Math.round(from[0]) + 0.5, Math.round(from[1]) + 0.5)
  pen.lineTo(Math.round(to[0]) + 0.5, Math.round(to[1]) + 0.5)
  pen.stroke()
}
