import type { Place } from '../screens/layout.ts'
import type { Size } from '../stage/fit.ts'

const margin = 24
const head = 88
const title = 64
const foot = 40
const gap = 16

/** Where the parts of the smart wall's own scenes stand on a stage of this size, in stage units. */
export const smartLayout = ({ w, h }: Size): Readonly<Record<'header' | 'title' | 'body' | 'footer', Place>> => {
  const inner = w - 2 * margin
  const top = head + title + gap
  const bottom = h - foot - 2 * gap
  return {
    header: { x: margin, y: 0, w: inner, h: head },
    title: { x: margin, y: head + 4, w: inner, h: title },
    body: { x: margin, y: top, w: inner, h: bottom - top },
    footer: { x: margin, y: h - foot - gap, w: inner, h: foot },
  }
}
