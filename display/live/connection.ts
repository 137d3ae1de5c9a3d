/**
 * How the wall stands with its relay. `refused`: the token was not taken and is being checked. `signed-out` and
 * `forbidden` are final for this page.
 */
export type Phase = 'connecting' | 'up' | 'retrying' | 'polling' | 'refused' | 'signed-out' | 'forbidden'

export interface Connection {
  phase(): Phase
  set(phase: Phase): void
  onChange(listener: () => void): () => void
}

export const createConnection = (): Connection => {
  let phase: Phase = 'connecting'
  const listeners = new Set<() => void>()
  return {
    phase: () => phase,
    set(next) {
      if (phase === next || phase === 'signed-out' || phase === 'forbidden') return
      phase = next
      for (const listener of listeners) listener()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
