/** One timer with its own end. */
export const later = (ms: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

let waiting: Set<() => void> | undefined

const runWaiting = (): void => {
  const runs = waiting ?? []
  waiting = undefined
  for (const run of runs)
    try {
      run()
    } catch (error) {
      // As the error of a timer of its own: the others are drawn all the same.
      reportError(error)
    }
}

/**
 * Runs `run` behind the next frame, in one task with all that waits for it, so that what is drawn then is one frame more.
 * @returns takes it back
 */
export const behindFrame = (run: () => void): (() => void) => {
  const runs = waiting ?? new Set()
  if (!waiting) {
    waiting = runs
    requestAnimationFrame(() => setTimeout(runWaiting, 0))
  }
  runs.add(run)
  return () => runs.delete(run)
}

export const mono = (): number => performance.now()
