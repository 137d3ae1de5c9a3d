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
 * Runs `run` in the frame after the next one, together with all that waits for it: what is drawn then is one frame more, and
 * the machine is free to paint the one before it.
 * @returns takes it back
 */
export const behindFrame = (run: () => void): (() => void) => {
  const runs = waiting ?? new Set()
  if (!waiting) {
    waiting = runs
    requestAnimationFrame(() => requestAnimationFrame(runWaiting))
  }
  runs.add(run)
  return () => runs.delete(run)
}

export const mono = (): number => performance.now()
