/** A wait that can be cut short; one at a time. */
export const createPause = () => {
  let wake: (() => void) | undefined
  return {
    /** Resolves after `ms` or at the next `wake`. */
    wait: (ms: number): Promise<void> =>
      new Promise((resolve) => {
        const timer = setTimeout(() => wake?.(), Math.min(ms, 2 ** 31 - 1))
        wake = () => {
          clearTimeout(timer)
          wake = undefined
          resolve()
        }
      }),
    wake: (): void => wake?.(),
  }
}
