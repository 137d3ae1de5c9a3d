/** Runs `draw` for the newest request only: at once, then at most once per `everyMs`, and never while `hidden`. */
export interface Pace {
  request(): void
  stop(): void
}

export const createPace = (options: {
  readonly everyMs: number
  readonly mono: () => number
  readonly later: (ms: number, run: () => void) => () => void
  readonly hidden: () => boolean
  readonly draw: () => void
}): Pace => {
  const { everyMs, mono, later, hidden, draw } = options
  let last = Number.NEGATIVE_INFINITY
  let cancel: (() => void) | undefined
  let wanted = false
  const run = (): void => {
    cancel = undefined
    if (!wanted || hidden()) return
    wanted = false
    last = mono()
    draw()
  }
  return {
    request() {
      wanted = true
      if (cancel) return
      const wait = everyMs - (mono() - last)
      if (wait <= 0) run()
      else cancel = later(wait, run)
    },
    stop() {
      wanted = false
      cancel?.()
    },
  }
}
