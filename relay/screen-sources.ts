import { decideAccess } from '../shared/access/decide.ts'
import type { ScreenId } from '../shared/access/screens.ts'
import { screenApi } from '../shared/areas/wall/api.ts'
import type { LiveScreen } from '../shared/live/screens.ts'
import type { UserRecord } from '../shared/record/record.ts'

export interface ScreenSource {
  /** Where the platform answers the screen's content. */
  readonly path: string
  /** The rights of which a wall needs one. */
  readonly access: readonly ScreenId[]
}

/** The screens that the relay serves. What is none of them is refused as `unknown-screen`. */
export const screenSources: Readonly<Record<LiveScreen, ScreenSource>> = {
  data: { path: screenApi.data.path, access: ['dataScreen'] },
  clip: { path: screenApi.clip.path, access: ['clipScreen'] },
  smart: { path: screenApi.smart.path, access: ['smartScreen'] },
  ads: { path: screenApi.ads.path, access: ['dataScreen', 'smartScreen'] },
  shops: { path: screenApi.shops.path, access: ['dataScreen', 'smartScreen'] },
}

const isLive = (screen: string): screen is LiveScreen => Object.hasOwn(screenSources, screen)

/** Whether a record may be shown a screen. */
export const mayHear = (record: UserRecord, screen: LiveScreen): boolean =>
  screenSources[screen].access.some(decideAccess(record).allows)

/** What a wall calls its screen, if it is one; the name comes from outside. */
export const liveScreenOf = (screen: unknown): LiveScreen | undefined =>
  typeof screen === 'string' && isLive(screen) ? screen : undefined
