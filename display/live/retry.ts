/** A relay counts as just lost for this long: until then a wall waits at most ten seconds between tries. */
const justLostMs = 5 * 60_000

/**
 * Wait before connection try `attempt` (0 the first), milliseconds: anywhere from 0 to 1, 2, 4 ... 30 s, so that a
 * thousand walls do not come at once. `lostMs`: since when the relay is gone.
 */
export const retryDelay = (attempt: number, lostMs: number, random: () => number): number => {
  const most = lostMs < justLostMs ? 10_000 : 30_000
  return Math.round(random() * Math.min(most, 1000 * 2 ** Math.min(attempt, 10)))
}
