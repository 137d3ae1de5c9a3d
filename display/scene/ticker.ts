/** Asks for frames at a fixed pace. Nothing runs while it is stopped: no timer, no animation frame. */
export interface Ticker {
  /** Frames a second from now on; 0 stops. */
  pace(fps: number): void
  /** To be called at each drawn frame: sets the timer for the next one. */
  drawn(): void
}

/** A frame waits up to this long for the display after it was asked for, so the timer ends that much earlier. */
const vsyncMs = 9

/** `ask` requests one frame (an animation frame); a timer between frames costs less than an empty animation loop. */
export function createTicker(ask: () => void): Ticker {
  let interval = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const clear = (): void => {
    if (timer !== undefined) clearTimeout(timer)
    timer = undefined
  }
  return {
    pace(fps) {
      clear()
      interval = fps > 0 ? 1000 / fps : 0
      if (interval > 0) ask()
    },
    drawn() {
      clear()
      if (interval > 0) timer = setTimeout(ask, Math.max(0, interval - vsyncMs))
    },
  }
}
