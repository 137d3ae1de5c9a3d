import { useMemo } from 'react'
import { type SpyQuota, spyApi } from '../../../shared/areas/spy/api.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import type { Row } from '../../lists/any-list.ts'

export type MarkName = 'favorites' | 'watches'

export interface Marks {
  /** The row of an object in the workflow of a mark; `title` is what people call it. */
  readonly rowOf: (name: MarkName, kind: number, id: string, title?: string) => Row
  /** Undefined before the first answer. */
  readonly quota: SpyQuota | undefined
}

/** What the account keeps of the market, and its look-ups of the day. */
export const useMarks = (): Marks => {
  const { data } = useEndpoint(spyApi.mine, {})
  return useMemo(() => {
    const known = { favorites: new Set(data?.favorites), watches: new Set(data?.watches) }
    const rowOf: Marks['rowOf'] = (name, kind, id, title = id) => {
      const key = `${kind}:${id}`
      return { key, title, mark: Number(known[name].has(key)) }
    }
    return { rowOf, quota: data?.quota }
  }, [data])
}
