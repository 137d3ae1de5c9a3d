import type { ClipLane } from '../../../shared/live/clip-lanes.ts'
import type { WallZones } from '../../../shared/live/screens.ts'

type Board = WallZones['lanes']
type Card = Board['lanes'][number]['cards'][number]

/** A card as it is drawn: in a slot of its lane; `leaving`: on its way to a lane in which it has no slot. */
export interface Drawn {
  readonly card: Card
  readonly lane: ClipLane
  readonly slot: number
  /** It stays, glides from another lane, stands at once where it is now, is new, or goes. */
  readonly way: 'stays' | 'travels' | 'jumps' | 'comes' | 'leaves'
}

export interface Shown {
  readonly cards: readonly Drawn[]
  /** Tasks that came into a lane without being seen to travel. */
  readonly arrived: Readonly<Partial<Record<ClipLane, number>>>
}

/** So many cards travel at once; more only count. */
const MOST = 3

/**
 * What is drawn of a board after what was drawn before it. `slotsOf`: cards that a lane has room for. `isNews`: false where
 * the board is not the next of the one before, so that nothing moves.
 */
export const journeysOf = (
  before: Shown | undefined,
  board: Board,
  slotsOf: (lane: ClipLane) => number,
  isNews: boolean,
): Shown => {
  const known = new Map((before?.cards ?? []).filter(({ way }) => way !== 'leaves').map((one) => [one.card.id, one]))
  const cards: Drawn[] = []
  const arrived: Partial<Record<ClipLane, number>> = {}
  const place: Readonly<Record<string, number>> = Object.fromEntries(board.lanes.map(({ id }) => [id, slotsOf(id)]))
  let travelling = 0
  const travels = (lane: ClipLane): boolean => {
    travelling += 1
    if (travelling <= MOST) return true
    arrived[lane] = (arrived[lane] ?? 0) + 1
    return false
  }
  const now = new Set<string>()
  for (const { id: lane, cards: all } of board.lanes)
    all.slice(0, place[lane]).forEach((card, slot) => {
      now.add(card.id)
      const old = known.get(card.id)
      if (!isNews) cards.push({ card, lane, slot, way: 'jumps' })
      else if (!old) cards.push({ card, lane, slot, way: 'comes' })
      else if (old.lane === lane) cards.push({ card, lane, slot, way: 'stays' })
      else cards.push({ card, lane, slot, way: travels(lane) ? 'travels' : 'jumps' })
    })
  if (!isNews) return { cards, arrived }
  for (const { task, to } of board.moves) {
    const old = known.get(task)
    if (!old || now.has(task) || to === 'published' || old.lane === to) continue
    now.add(task)
    if (travels(to)) cards.push({ card: old.card, lane: to, slot: place[to] ?? 0, way: 'leaves' })
  }
  return { cards, arrived }
}
