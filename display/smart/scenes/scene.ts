import type { Place } from '../../screens/layout.ts'

/** What a scene is given: its place on the stage, and how many scenes came before it. */
export interface SceneProps {
  readonly at: Place
  readonly turn: number
}
