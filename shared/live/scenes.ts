/** Scenes of the smart wall, in the order in which it plays them. */
export const sceneIds = ['data', 'clip', 'live', 'outlook', 'day', 'winner'] as const
export type SceneId = (typeof sceneIds)[number]

/** Seconds of each where nobody has chosen others. */
export const usualSeconds: Readonly<Record<SceneId, number>> = {
  data: 60,
  clip: 30,
  live: 30,
  outlook: 20,
  day: 20,
  winner: 15,
}

/** A scene that is shown stands for so many seconds at least, and for so many at most. */
export const LEAST_SCENE_S = 5
export const MOST_SCENE_S = 3600
