/** Progress is written, and what was cancelled noticed, so often. */
const TICK_MS = 500

/** Calls `work` again and again, never twice at a time, until it is stopped; what it throws is as if it had not come. */
export const repeatedly = (work: () => Promise<void>): (() => void) => {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const plan = (): void => {
    if (stopped) return
    timer = setTimeout(() => void work().then(plan, plan), TICK_MS)
    timer.unref()
  }
  plan()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
