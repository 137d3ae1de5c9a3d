/**
 * How the wall stands with its relay. `refused`: the token was not taken and is being checked. `signed-out`,
 * `unreadable` (the session's record cannot be read) and `forbidden` are final for this page.
 */
export type Phase = 'connecting' | 'up' | 'retrying' | 'polling' | 'refused' | FinalPhase
export type FinalPhase = 'signed-out' | 'unreadable' | 'forbidden'

const finals: readonly Phase[] = ['signed-out', 'unreadable', 'forbidden'] satisfies readonly FinalPhase[]
export const isFinal = (phase: Phase): boolean => finals.includes(phase)

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
      if (phase === next || isFinal(phase)) return
      phase = next
      for (const listener of listeners) listener()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
