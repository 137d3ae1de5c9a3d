import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { filterIn } from './filter-in.ts'

export const liveFilterNames = ['region', 'shop', 'team'] as const
export type LiveFilterName = (typeof liveFilterNames)[number]
export type LiveFilter = Readonly<Partial<Record<LiveFilterName, string>>>

/** What of the scope the affiliate dashboard is about, in the address of its page. */
export const useLiveFilter = (): readonly [
  filter: LiveFilter,
  set: (name: LiveFilterName, value: string) => void,
  clear: () => void,
] => {
  const [params, setParams] = useSearchParams()
  const search = params.toString()
  const filter = useMemo((): LiveFilter => {
    const found = filterIn(new URLSearchParams(search))
    return Object.fromEntries(liveFilterNames.flatMap((name) => (found[name] ? [[name, found[name]] as const] : [])))
  }, [search])
  const set = (name: LiveFilterName, value: string): void => {
    const next = { ...filter, [name]: value }
    setParams(Object.fromEntries(liveFilterNames.flatMap((one) => (next[one] ? [[one, next[one]]] : []))))
  }
  return [filter, set, () => setParams({})]
}
