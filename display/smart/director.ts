import { type SceneId, sceneIds } from '../../shared/live/scenes.ts'

/** A scene, the seconds for which it still stands, and whether it is held until somebody goes on. */
interface Standing {
  readonly scene: SceneId
  readonly left: number
  readonly held: boolean
}

/** What the smart wall plays now. */
export interface Turn extends Standing {
  /** How many scenes came before. */
  readonly n: number
  /** What an alert has cut short: it is gone on with. */
  readonly cut?: Standing
  /** Red alerts that were looked at. */
  readonly seen: readonly string[]
}

/** A scene that may be played now, with its seconds. */
export interface Playable {
  readonly scene: SceneId
  readonly seconds: number
}

/** An alert is looked at for so long. */
export const ALERT_S = 30

/** Before anything is known of the playlist; it begins with its first second. */
export const firstTurn = (scene: SceneId | undefined): Turn => ({
  scene: scene ?? sceneIds[0],
  left: 0,
  n: 0,
  held: false,
  seen: [],
})

export const isBegun = ({ n, left }: Turn): boolean => n > 0 || left > 0

/** The scene `step` places on from `scene` among those that may be played; itself where there is no other. */
export const neighbour = (list: readonly Playable[], scene: SceneId, step: 1 | -1): Playable | undefined => {
  const order = [...sceneIds, ...sceneIds]
  const from = sceneIds.indexOf(scene) + (step === 1 ? 0 : sceneIds.length)
  for (let away = 1; away <= sceneIds.length; away++) {
    const found = list.find((one) => one.scene === order[from + away * step])
    if (found) return found
  }
  return undefined
}

/** The next scene, or with -1 the one before, at once. */
export const turned = (turn: Turn, list: readonly Playable[], step: 1 | -1): Turn => {
  const next = neighbour(list, turn.scene, step)
  const { cut: _, ...rest } = turn
  return next ? { ...rest, scene: next.scene, left: next.seconds, n: turn.n + 1 } : turn
}

/** One second later. `red`: the red alerts there are; a new one brings the data wall for a while, wherever we are. */
export const ticked = (turn: Turn, list: readonly Playable[], red: readonly string[]): Turn => {
  if (list.length === 0) return turn
  const first = isBegun(turn) ? undefined : list.find(({ scene }) => scene === turn.scene)
  if (first) return { ...turn, left: first.seconds, seen: red }
  const isNew = red.some((id) => !turn.seen.includes(id))
  const seen = isNew || red.length < turn.seen.length ? red : turn.seen
  if (isNew && turn.scene !== 'data') {
    const cut = { scene: turn.scene, left: turn.left, held: turn.held }
    return { ...turn, seen, scene: 'data', left: ALERT_S, held: false, n: turn.n + 1, cut }
  }
  // What may be played no more (a live that ended, a right taken back) gives way even where it is held.
  const stays = turn.cut !== undefined || list.some(({ scene }) => scene === turn.scene)
  const left = stays ? turn.left - (turn.held ? 0 : 1) : 0
  if (left > 0) return { ...turn, seen, left }
  const { cut, ...rest } = turn
  if (cut && list.some(({ scene }) => scene === cut.scene)) return { ...rest, ...cut, seen, n: turn.n + 1 }
  const next = neighbour(list, turn.scene, 1)
  return next ? { ...rest, seen, scene: next.scene, left: next.seconds, n: turn.n + 1 } : { ...rest, seen, left: 0 }
}
