import type { UserRecord } from '../../shared/record/record.ts'

export interface Credential {
  readonly token: string
  readonly record: UserRecord
}

/** The tokens of the walls that watch one source. A poll goes out with the first one until it is taken out. */
export const createTokenRing = () => {
  const held = new Map<string, { credential: Credential; walls: number }>()
  let last: Credential | undefined
  return {
    /** Whether the token is new here. */
    add(credential: Credential): boolean {
      last = undefined
      const known = held.get(credential.token)
      held.set(credential.token, { credential, walls: (known?.walls ?? 0) + 1 })
      return known === undefined
    },
    /** One wall less. The last one's token stays for the grace period, so that a page reload finds a living source. */
    remove(token: string): void {
      const known = held.get(token)
      if (!known) return
      if (known.walls > 1) known.walls -= 1
      else {
        held.delete(token)
        if (held.size === 0) last = known.credential
      }
    },
    /** Out, however many walls hold it. */
    drop(token: string): void {
      held.delete(token)
      if (last?.token === token) last = undefined
    },
    /** The next token takes its turn. */
    rotate(): void {
      const first = held.entries().next().value
      if (!first) return
      held.delete(first[0])
      held.set(first[0], first[1])
    },
    current: (): Credential | undefined => held.values().next().value?.credential ?? last,
    size: (): number => held.size,
  }
}
export type TokenRing = ReturnType<typeof createTokenRing>
