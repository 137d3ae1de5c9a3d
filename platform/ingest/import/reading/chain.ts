import type { Readable, Transform } from 'node:stream'

/** Streams, each read by the next. The last one fails when one before it does; `close` ends all of them. */
export const chain = (first: Readable, ...rest: readonly Transform[]): { out: Readable; close: () => void } => {
  const parts = [first, ...rest]
  const out = rest.at(-1) ?? first
  // Not stream.pipeline: a reader may stop early without a failure.
  for (const [i, next] of rest.entries()) {
    const part = parts[i]
    part?.on('error', (error) => void out.destroy(error))
    part?.pipe(next)
  }
  return {
    out,
    close: () => {
      for (const part of parts) part.destroy()
    },
  }
}
