import type { LiveScreen } from '../../shared/live/screens.ts'
import type { SourceHealth } from '../../shared/live/wall.ts'
import { wallCalls } from './calls.ts'
import type { Phase } from './connection.ts'

/** The call that the wall of a screen needs and the platform does not offer; undefined while none is known to be missing. */
export const missingCall = (screen: LiveScreen, phase: Phase, { source, cause }: SourceHealth): string | undefined => {
  if (phase === 'not-offered') return 'GET /api/v1/member/info'
  return source !== 'ok' && cause === 'missing' ? `GET ${wallCalls[screen]}` : undefined
}
