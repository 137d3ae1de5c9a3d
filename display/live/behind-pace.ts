import { createPace, type Pace } from './pace.ts'
import { behindFrame, later, mono } from './timers.ts'

/** A pace whose draws come behind the frame of the numbers that asked for them; `stop` takes back one that still waits. */
export const createBehindPace = (everyMs: number, draw: () => void, hidden: () => boolean = () => false): Pace => {
  let cancel = (): void => {}
  const pace = createPace({
    everyMs,
    mono,
    later,
    hidden,
    draw: () => {
      cancel = behindFrame(draw)
    },
  })
  return {
    request: pace.request,
    stop() {
      pace.stop()
      cancel()
    },
  }
}
