import type { SceneState } from '../scene/rescue.ts'

let scene: SceneState | undefined

/** How the picture of the world is drawn now, for who asks how this wall is. */
export const noteScene = (state: SceneState): void => {
  scene = state
}
export const sceneState = (): SceneState | undefined => scene
