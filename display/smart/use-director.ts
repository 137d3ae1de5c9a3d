import { useEffect, useRef, useState } from 'react'
import { screenOfModule } from '../../shared/access/mode.ts'
import { type SceneId, sceneIds } from '../../shared/live/scenes.ts'
import type { LiveScreen, ModeScreen } from '../../shared/live/screens.ts'
import type { Wall } from '../../shared/live/wall.ts'
import { pulse, store } from '../live/live.ts'
import { roomIn } from '../live/room-in.ts'
import { hear, onSteer, useShut } from '../live/scene-link.ts'
import { useRights } from '../screens/rights.ts'
import { storedModule } from '../settings/mode.ts'
import { sceneParam } from '../settings/paths.ts'
import { firstTurn, isBegun, type Playable, type Turn, ticked, turned } from './director.ts'
import { askOwnRoom } from './own-room.ts'

const asked = (): SceneId | undefined => {
  const wanted = new URLSearchParams(location.search).get(sceneParam)
  return sceneIds.find((id) => id === wanted)
}

/** The address says which scene it is, so that a fresh start goes on with it. */
const note = (scene: SceneId): void => {
  const address = new URL(location.href)
  if (address.searchParams.get(sceneParam) === scene) return
  address.searchParams.set(sceneParam, scene)
  history.replaceState(null, '', address)
}

/** Whether a scene has something to show; what another wall's room does not tell is as it was told last. */
const has = ({ zones }: Wall, scene: SceneId): boolean => {
  if (scene === 'live') return (zones.live_rooms ?? []).length > 0
  if (scene === 'outlook') return (zones.hero?.gmv_amt ?? 0) > 0
  if (scene === 'day') return (zones.day_field ?? []).length > 0
  if (scene === 'winner') return (zones.product_rank ?? []).length > 0
  return true
}

/** The wall that a data scene is: that of the account's mode, but where a red alert cut in that of the room which told it. */
const dataWallOf = ({ cut }: Turn, module: number, shut: ReadonlySet<LiveScreen>): ModeScreen | undefined => {
  const own = screenOfModule(module)
  return cut || own === 'data' || shut.has(own) ? undefined : own
}

/** The scenes of the wall's own room that may be played now. */
const playableIn = (wall: Wall, seesClip: boolean): readonly Playable[] =>
  (wall.zones.playlist ?? []).filter(
    ({ scene, seconds }) => seconds > 0 && (scene !== 'clip' || seesClip) && has(wall, scene),
  )

const redOf = (wall: Wall): readonly string[] =>
  (wall.zones.ticker ?? []).flatMap(({ kind, level, id }) => (kind === 'alert' && level === 'red' ? [id] : []))

interface Directed {
  readonly turn: Turn
  readonly shown: SceneId
  readonly list: readonly Playable[]
  /** The wall that the data scene is, where it is not the one of orders. */
  readonly data: ModeScreen | undefined
}

/**
 * Plays the scenes: which one is due, and which one is shown. A scene of another room is shown with that room's first
 * picture, so that nothing is ever blank between them.
 */
export const useDirector = (): Directed => {
  const rights = useRights()
  const shut = useShut()
  const seesClip = rights?.seesClip === true && !shut.has('clip')
  const [module, setModule] = useState(storedModule)
  const [turn, setTurn] = useState(() => firstTurn(asked()))
  const [list, setList] = useState<readonly Playable[]>([])
  const [shown, setShown] = useState<SceneId>('data')
  const now = useRef({ turn, list })
  now.current = { turn, list }
  /** What the wall's own room told last. */
  const told = useRef<Wall>(undefined)
  const data = dataWallOf(turn, module, shut)

  useEffect(() => {
    const look = (goesOn: boolean): void => {
      const { wall } = store.state()
      if (!wall || !rights) return
      const { turn: before } = now.current
      const from = roomIn(wall)
      // The clip wall is the same in all modes, and tells none.
      if (from !== 'clip') setModule(wall.head.module)
      if (from === 'smart') told.current = wall
      const own = told.current
      if (own) {
        const found = playableIn(own, seesClip)
        if (JSON.stringify(found) !== JSON.stringify(now.current.list)) {
          now.current.list = found
          setList(found)
        }
      }
      if (!goesOn && isBegun(before)) return
      const after = ticked(before, now.current.list, own ? redOf(own) : before.seen)
      now.current.turn = after
      setTurn(after)
    }
    look(false)
    const ends = [store.onDraw(() => look(false)), pulse.onBeat(() => look(true))]
    return () => {
      for (const end of ends) end()
    }
  }, [rights, seesClip])

  useEffect(
    () =>
      onSteer((what) => {
        const { turn: before, list: known } = now.current
        const step = what === 'next' ? 1 : -1
        now.current.turn = what === 'hold' ? { ...before, held: !before.held } : turned(before, known, step)
        setTurn(now.current.turn)
      }),
    [],
  )

  const knowsScenes = list.length > 0
  useEffect(() => {
    note(turn.scene)
    const room = turn.scene === 'clip' ? 'clip' : turn.scene === 'data' ? (data ?? 'smart') : 'smart'
    // What is played is told by the wall's own room, which is heard first.
    const heard = knowsScenes && (room !== 'clip' || seesClip) ? room : 'smart'
    hear(heard)
    const endAsking =
      heard === 'smart'
        ? undefined
        : askOwnRoom((wall) => {
            told.current = wall
          })
    const follow = (): void => {
      const { wall } = store.state()
      if (wall && roomIn(wall) === room) setShown(turn.scene)
    }
    follow()
    const endFollowing = store.onDraw(follow)
    return () => {
      endFollowing()
      endAsking?.()
    }
  }, [turn.scene, seesClip, data, knowsScenes])

  return { turn, shown, list, data }
}
