import type { SearchHit } from '../../../shared/areas/search/api.ts'

/** A choice of before: the id of an entry, and what the platform had found, when it was that. */
export interface Recent {
  readonly id: string
  readonly hit?: SearchHit
}

const key = 'tw.console.recent'
const most = 5

/** What `who` (id of a record) chose in this tab, newest first; nobody sees the choices of another account. */
export const readRecent = (who: string): readonly Recent[] => {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as { who?: unknown; list?: unknown } | null
    return kept?.who === who && Array.isArray(kept.list) ? (kept.list as Recent[]) : []
  } catch {
    return []
  }
}

export const remember = (who: string, chosen: Recent): void => {
  const list = [chosen, ...readRecent(who).filter(({ id }) => id !== chosen.id)].slice(0, most)
  try {
    window.sessionStorage.setItem(key, JSON.stringify({ who, list }))
  } catch {
    // Storage is blocked or full: the palette works without a memory.
  }
}
