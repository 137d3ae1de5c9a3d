import { useEffect, useState } from 'react'
import { type SearchHit, searchApi } from '../../../shared/areas/search/api.ts'
import { call } from '../../http/client.ts'
import { CallError } from '../../http/errors.ts'

const restMs = 250
const fewest = 2

type State =
  | { readonly kind: 'idle' | 'busy'; readonly hits: readonly SearchHit[] }
  | { readonly kind: 'done'; readonly hits: readonly SearchHit[] }
  | { readonly kind: 'failed'; readonly hits: readonly SearchHit[]; readonly reason: string }

const idle: State = { kind: 'idle', hits: [] }

/** What the platform finds for `typed`: from two letters on, once the typing has rested; the last question alone counts. */
export const useSearch = (typed: string): { readonly search: State; readonly again: () => void } => {
  const query = typed.trim()
  const [turn, setTurn] = useState(0)
  const [search, setSearch] = useState<State>(idle)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks the same again
  useEffect(() => {
    if ([...query].length < fewest) return setSearch(idle)
    const stop = new AbortController()
    setSearch({ kind: 'busy', hits: [] })
    const ask = async (): Promise<void> => {
      try {
        const { hits } = await call(searchApi.find, { q: query.slice(0, 64) }, { signal: stop.signal, tell: 'never' })
        setSearch({ kind: 'done', hits })
      } catch (error) {
        if (stop.signal.aborted) return
        if (!(error instanceof CallError)) throw error
        setSearch({ kind: 'failed', hits: [], reason: error.message })
      }
    }
    const timer = setTimeout(() => void ask(), restMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query, turn])
  return { search, again: () => setTurn(turn + 1) }
}
