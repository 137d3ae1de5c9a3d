import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { BulkData } from '../../../shared/api/bulk.ts'
import { type SpyQuota, spyApi } from '../../../shared/areas/spy/api.ts'
import { call } from '../../http/client.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { showToast } from '../../state/toasts.ts'

export type MarkName = 'collect' | 'watch'

export interface Marks {
  readonly has: (name: MarkName, kind: number, id: string) => boolean
  /** Undefined before the first answer. */
  readonly quota: SpyQuota | undefined
  /** Undefined when the call failed, which has told why. */
  readonly set: (name: MarkName, kind: number, keys: readonly string[], on: boolean) => Promise<BulkData | undefined>
  /** One object the other way round; a refusal is told. */
  readonly toggle: (name: MarkName, kind: number, id: string) => Promise<void>
}

const kept = [spyApi.mine, spyApi.favorites, spyApi.watches]

/** What the account keeps of the market, and its look-ups of the day. */
export const useMarks = (): Marks => {
  const client = useQueryClient()
  const { data } = useEndpoint(spyApi.mine, {})
  return useMemo(() => {
    const known = { collect: new Set(data?.favorites), watch: new Set(data?.watches) }
    const has: Marks['has'] = (name, kind, id) => known[name].has(`${kind}:${id}`)
    const set: Marks['set'] = async (name, kind, keys, on) => {
      try {
        return await call(spyApi[name], { kind, keys: [...keys], on })
      } catch {
        return undefined
      } finally {
        await Promise.all(kept.map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
      }
    }
    const toggle: Marks['toggle'] = async (name, kind, id) => {
      const done = await set(name, kind, [id], !has(name, kind, id))
      for (const { ok, message } of done?.results ?? []) if (!ok) showToast('bad', message)
    }
    return { has, quota: data?.quota, set, toggle }
  }, [data, client])
}
