import type { Watcher } from './watcher.ts'

/** Every connected wall, also by its token. */
export const createRoster = () => {
  const byToken = new Map<string, Set<Watcher>>()
  let size = 0
  return {
    add(watcher: Watcher): void {
      const { token } = watcher.admission
      const walls = byToken.get(token) ?? new Set()
      byToken.set(token, walls.add(watcher))
      size += 1
    },
    remove(watcher: Watcher): void {
      const { token } = watcher.admission
      const walls = byToken.get(token)
      if (!walls?.delete(watcher)) return
      size -= 1
      if (walls.size === 0) byToken.delete(token)
    },
    of: (token: string): readonly Watcher[] => [...(byToken.get(token) ?? [])],
    has: (token: string): boolean => byToken.has(token),
    tokens: (): Iterable<string> => byToken.keys(),
    all: (): Watcher[] => [...byToken.values()].flatMap((walls) => [...walls]),
    size: (): number => size,
  }
}
export type Roster = ReturnType<typeof createRoster>
