import type { SourceHealth } from '../../shared/live/wall.ts'
import type { Phase } from './connection.ts'

/** The call that a wall needs and the platform does not offer; undefined while none is known to be missing. */
export const missingCall = (phase: Phase, { source, cause }: SourceHealth): string | undefined => {
  if (phase === 'not-offered') return 'GET /api/v1/member/info'
  return source !== 'ok' && cause === 'missing' ? 'GET /api/v1/screen/data' : undefined
}
