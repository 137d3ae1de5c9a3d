import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { f, shapeOf } from '../../forms/form.ts'
import { MOST_SCENE_S, type SceneId } from '../../live/scenes.ts'
import { playlistZone } from '../../live/smart-zones.ts'

const secondsOf = <Scene extends SceneId>(scene: Scene) => f.count(scene, { least: 0, most: MOST_SCENE_S })

/** Seconds of each scene of the smart wall, by its name; 0: it is left out. */
export const playlistFields = [
  secondsOf('data'),
  secondsOf('clip'),
  secondsOf('live'),
  secondsOf('outlook'),
  secondsOf('day'),
  secondsOf('winner'),
] as const

export const playlistApi = {
  /** What the smart walls of the viewer's scope play. */
  read: endpoint({
    method: 'GET',
    path: '/api/v1/screen/playlist',
    access: 'smartScreen',
    amounts: 'none',
    input: z.object({}),
    data: z.object({ list: playlistZone }),
  }),
  /** Chooses that; for people, not for the wall itself. Refused beside the field for too few seconds, and without any scene. */
  save: endpoint({
    method: 'POST',
    path: '/api/v1/screen/playlist',
    access: 'smartScreen',
    amounts: 'none',
    input: z.strictObject(shapeOf(playlistFields)),
    data: z.object({ list: playlistZone }),
  }),
}
