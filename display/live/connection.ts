/**
 * How the wall stands with its relay. `refused`: the token was not taken and is being checked.
 * `not-offered`: the platform has no call that says whose the token is. `signed-out`,
 * `unreadable` (the session's record cannot be read) and `forbidden` are final for this page.
 */
export type Phase = 'connecting' | 'up' | 'retrying' | 'polling' | 'refused' | 'not-offered' | FinalPhase
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
      // Who is refused may be signed out after; nothing else follows what is final.
      if (phase === next || (isFinal(phase) && next !== 'signed-out')) return
      phase = next
      for (const listener of listeners) listener()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
