/** Of one session: no page of ours has nearly as many calls under way. */
export const callsAtOnce = 64

/**
 * Counts what is under way by key, at most `most` at once for each. What `enter` gives is called once when it is over;
 * null, and nothing counts, past the limit.
 */
export const createAtOnce = (most: number) => {
  const running = new Map<string, number>()
  return {
    enter(key: string): (() => void) | null {
      const count = running.get(key) ?? 0
      if (count >= most) return null
      running.set(key, count + 1)
      return () => {
        const left = (running.get(key) ?? 1) - 1
        if (left > 0) running.set(key, left)
        else running.delete(key)
      }
    },
  }
}
export type AtOnce = ReturnType<typeof createAtOnce>
