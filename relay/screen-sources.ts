import type { ScreenId } from '../shared/access/screens.ts'
import { screenApi } from '../shared/areas/wall/api.ts'
import type { ScreenKind } from '../shared/live/wall.ts'

export interface ScreenSource {
  /** Where the platform answers the screen's content. */
  readonly path: string
  /** The right that a wall needs. */
  readonly access: ScreenId
}

/** The screens that the relay serves. A kind without a row is refused as `unknown-screen`. */
export const screenSources: Readonly<Partial<Record<ScreenKind, ScreenSource>>> = {
  data: { path: screenApi.data.path, access: 'dataScreen' },
}

/** The source of what a wall calls its screen; the name comes from outside. */
export const sourceOf = (screen: unknown): { kind: ScreenKind; source: ScreenSource } | undefined => {
  if (screen !== 'data' && screen !== 'clip' && screen !== 'smart') return undefined
  const source = screenSources[screen]
  return source && { kind: screen, source }
}
