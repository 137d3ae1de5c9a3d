/** The server's time on a monotonic base, so that a jump of this machine's clock changes nothing. */
export interface ServerClock {
  /** Takes the server's time of a message that just arrived, Unix milliseconds. */
  hear(serverMs: number): void
  /** Unix milliseconds; this machine's own clock until the server was heard. */
  now(): number
  /** This machine's clock minus the server's, milliseconds; undefined until the server was heard. */
  skew(): number | undefined
}

const jumpMs = 1500

/** `mono` never jumps; `own` is this machine's clock. A message can only be late, so the largest offset is the truest. */
export const createServerClock = (mono: () => number, own: () => number): ServerClock => {
  let offset: number | undefined
  return {
    hear(serverMs) {
      const heard = serverMs - mono()
      if (offset === undefined || heard > offset || heard < offset - jumpMs) offset = heard
    },
    now: () => (offset === undefined ? own() : mono() + offset),
    skew: () => (offset === undefined ? undefined : own() - (mono() + offset)),
  }
}
