import { type ClipLane, clipLanes } from '../../../shared/live/clip-lanes.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A lane on the board, stage units: its box, how many cards stand in it, and how far they are apart. */
export interface LanePlace extends Box {
  readonly slots: number
  readonly pitch: number
}

const gap = 16
const head = 64
const foot = 34
const card = 92
/** From this width on every lane has a column of its own. */
const wide = 1880

const place = (x: number, y: number, w: number, h: number): LanePlace => {
  const room = h - head - foot
  const slots = Math.max(1, Math.floor(room / card))
  return { x, y, w, h, slots, pitch: Math.min(room / slots, card + 16) }
}

/** Two lanes over each other, the upper one with three fifths of the height. */
const pair = (x: number, w: number, h: number): readonly [LanePlace, LanePlace] => {
  const upper = Math.round((h - gap) * 0.6)
  return [place(x, 0, w, upper), place(x, upper + gap, w, h - gap - upper)]
}

/** Where each lane stands on a board of this size: six columns, or four of which the outer ones hold two lanes. */
export const lanePlaces = (w: number, h: number): Readonly<Record<ClipLane, LanePlace>> => {
  const columns = w >= wide ? clipLanes.length : 4
  const width = Math.floor((w - gap * (columns - 1)) / columns)
  const x = (column: number): number => column * (width + gap)
  const whole = (column: number): LanePlace => place(x(column), 0, width, h)
  if (columns > 4)
    return {
      pool: whole(0),
      assigned: whole(1),
      editing: whole(2),
      review: whole(3),
      revision: whole(4),
      approved: whole(5),
    }
  const [pool, assigned] = pair(x(0), width, h)
  const [revision, approved] = pair(x(3), width, h)
  return { pool, assigned, editing: whole(1), review: whole(2), revision, approved }
}

/** The upper left corner of a card in a slot of its lane; the slot after the last is the lane's foot. */
export const cardAt = ({ x, y, pitch }: LanePlace, slot: number): { readonly x: number; readonly y: number } => ({
  x,
  y: y + head + slot * pitch,
})

/** Height of a card in its slot. */
export const cardHeight = ({ pitch }: LanePlace): number => Math.min(pitch - 8, card)
