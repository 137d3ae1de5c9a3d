import * as z from 'zod/mini'
import { searchHit } from '../../../shared/areas/search/api.ts'

const recent = z.object({ id: z.string(), hit: z.optional(searchHit) })
const kept = z.object({ who: z.string(), list: z.array(recent) })
/** A choice of before: the id of an entry, and what the platform had found, when it was that. */
export type Recent = Readonly<z.infer<typeof recent>>

const key = 'tw.console.recent'
const most = 5

/** What `who` (id of a record) chose in this tab, newest first; nobody sees the choices of another account. */
export const readRecent = (who: string): readonly Recent[] => {
  try {
    const { data } = kept.safeParse(JSON.parse(window.sessionStorage.getItem(key) ?? 'null'))
    return data?.who === who ? data.list : []
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
