export type Link = 'live' | 'late' | 'down'

/**
 * How the dashboard stands to the platform: `down` after a failed call or without a network; `late` when the data behind the
 * newest answer, or that answer itself, is older than two refresh periods (at least a minute); else `live`.
 */
export const linkOf = (at: {
  online: boolean
  failed: boolean
  /** Age of the data when it was answered, by the server's own clock. */
  lagSeconds: number
  /** Since the newest answer, by the page's own clock. */
  sinceSeconds: number
  /** Refresh period; 0 when the user turned it off. */
  every: number
}): Link => {
  if (!at.online || at.failed) return 'down'
  const bound = at.every > 0 ? Math.max(60, at.every * 2) : 300
  return at.lagSeconds + at.sinceSeconds > bound ? 'late' : 'live'
}
