const waiting = new Set<() => void>()

const next = (): void => {
  const [task] = waiting
  if (!task) return
  waiting.delete(task)
  if (waiting.size > 0) requestAnimationFrame(next)
  task()
}

/** Runs `task` in a frame of its own, after those before it: a page of charts is drawn without a long pause. */
export const inTurn = (task: () => void): void => {
  if (waiting.has(task)) return
  waiting.add(task)
  if (waiting.size === 1) requestAnimationFrame(next)
}
export const outOfTurn = (task: () => void): void => void waiting.delete(task)
