import { useQueryClient } from '@tanstack/react-query'
import type { CallData } from '../../shared/api/endpoint.ts'
import { type ListSetting, type SavedView, viewsApi } from '../../shared/api/views.ts'
import { call } from '../http/client.ts'
import { useEndpoint } from '../http/use-endpoint.ts'

const own: ListSetting = { columns: null, density: 'normal' }
const none: readonly SavedView[] = []

type Kept = CallData<typeof viewsApi.read>

/** What the account has set for a list: columns, density and views, kept by the platform. */
export const useListSetting = (list: string) => {
  const client = useQueryClient()
  const { data, isPending } = useEndpoint(viewsApi.read, { list })
  const keep = (change: Partial<Kept>): void => {
    client.setQueryData<Kept>([viewsApi.read.path, { list }], (kept) => ({
      setting: own,
      views: [],
      ...kept,
      ...change,
    }))
  }
  return {
    /** Not yet known, whether good or bad. */
    isPending,
    setting: data?.setting ?? own,
    views: data?.views ?? none,
    /** Shows at once and tells the platform; a failure is told, and the setting stays for this page. */
    set: (setting: ListSetting): void => {
      keep({ setting })
      call(viewsApi.columns, { list, setting }).catch(() => {})
    },
    /** All views, as the platform has them now. */
    take: (views: readonly SavedView[]): void => keep({ views: [...views] }),
    remove: async (id: string): Promise<void> => {
      try {
        keep({ views: await call(viewsApi.remove, { list, id }) })
      } catch {
        // The call has told why.
      }
    },
  }
}

export type ListSettings = ReturnType<typeof useListSetting>
