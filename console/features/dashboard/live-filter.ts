import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { filterIn } from './board/board-state.ts'

const names = ['region', 'shop', 'team'] as const
export type LiveFilterName = (typeof names)[number]
export type LiveFilter = Readonly<Partial<Record<LiveFilterName, string>>>

/** What of the scope the affiliate dashboard is about, in the address of its page. */
export const useLiveFilter = (): readonly [LiveFilter, (name: LiveFilterName, value: string) => void] => {
  const [params, setParams] = useSearchParams()
  const search = params.toString()
  const filter = useMemo(() => {
    const found = filterIn(new URLSearchParams(search))
    return Object.fromEntries(names.flatMap((name) => (found[name] ? [[name, found[name]]] : []))) as LiveFilter
  }, [search])
  const set = (name: LiveFilterName, value: string): void => {
    const next = { ...filter, [name]: value }
    setParams(Object.fromEntries(names.flatMap((one) => (next[one] ? [[one, next[one]]] : []))))
  }
  return [filter, set]
}
