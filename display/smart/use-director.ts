import { useEffect, useRef, useState } from 'react'
import { type SceneId, sceneIds } from '../../shared/live/scenes.ts'
import type { Wall } from '../../shared/live/wall.ts'
import { pulse, store } from '../live/live.ts'
import { hear, onSteer, useClipShut } from '../live/scene-link.ts'
import { useRights } from '../screens/rights.ts'
import { firstTurn, isBegun, type Playable, type Turn, ticked, turned } from './director.ts'

const param = 'scene'

const asked = (): SceneId | undefined => {
  const wanted = new URLSearchParams(location.search).get(param)
  return sceneIds.find((id) => id === wanted)
}

/** The address says which scene it is, so that a fresh start goes on with it. */
const note = (scene: SceneId): void => {
  const address = new URL(location.href)
  if (address.searchParams.get(param) === scene) return
  address.searchParams.set(param, scene)
  history.replaceState(null, '', address)
}

/** Whether a scene has something to show; what the clip wall's room does not tell is as it was told last. */
const has = ({ zones }: Wall, scene: SceneId): boolean => {
  if (scene === 'live') return (zones.live_rooms ?? []).length > 0
  if (scene === 'outlook') return (zones.hero?.gmv_amt ?? 0) > 0
  if (scene === 'day') return (zones.day_field ?? []).length > 0
  if (scene === 'winner') return (zones.product_rank ?? []).length > 0
  return true
}

const isClip = (wall: Wall | null): boolean => wall?.zones.lanes !== undefined

/** The scenes of the wall's own room that may be played now. */
const playableIn = (wall: Wall, seesClip: boolean): readonly Playable[] =>
  (wall.zones.playlist ?? []).filter(
    ({ scene, seconds }) => seconds > 0 && (scene !== 'clip' || seesClip) && has(wall, scene),
  )

const redOf = (wall: Wall): readonly string[] =>
  (wall.zones.ticker ?? []).flatMap(({ kind, level, id }) => (kind === 'alert' && level === 'red' ? [id] : []))

/**
 * Plays the scenes: which one is due, and which one is shown. A scene of the other room is shown with that room's first
 * picture, so that nothing is ever blank between them.
 */
export const useDirector = (): { readonly turn: Turn; readonly shown: SceneId; readonly list: readonly Playable[] } => {
  const rights = useRights()
  const isShut = useClipShut()
  const seesClip = rights?.seesClip === true && !isShut
  const [turn, setTurn] = useState(() => firstTurn(asked()))
  const [list, setList] = useState<readonly Playable[]>([])
  const [shown, setShown] = useState<SceneId>('data')
  const now = useRef({ turn, list })
  now.current = { turn, list }

  useEffect(() => {
    const look = (goesOn: boolean): void => {
      const { wall } = store.state()
      if (!wall || !rights) return
      const { turn: before } = now.current
      if (!isClip(wall)) {
        const found = playableIn(wall, seesClip)
        if (JSON.stringify(found) !== JSON.stringify(now.current.list)) {
          now.current.list = found
          setList(found)
        }
      }
      if (!goesOn && isBegun(before)) return
      const after = ticked(before, now.current.list, isClip(wall) ? before.seen : redOf(wall))
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

  useEffect(() => {
    note(turn.scene)
    hear(turn.scene === 'clip' && seesClip ? 'clip' : 'smart')
    const follow = (): void => {
      if (isClip(store.state().wall) === (turn.scene === 'clip')) setShown(turn.scene)
    }
    follow()
    return store.onDraw(follow)
  }, [turn.scene, seesClip])

  return { turn, shown, list }
}
