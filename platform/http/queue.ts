/**
 * Runs work of one kind, at most `atOnce` pieces at a time; a further `most` wait for their turn.
 * @returns null, at once, when too many wait already
 */
export const makeQueue = (atOnce: number, most: number) => {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (running >= atOnce) {
      if (waiting.length >= most) return null
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
