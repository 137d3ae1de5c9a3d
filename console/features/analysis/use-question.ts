import { useEffect } from 'react'
import { analysisList, lineFilters } from '../../../shared/areas/analysis/list.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { inputOf, type Look, narrowing, readLook, said, writeLook } from '../../analysis/look.ts'
import { useFilterText } from '../../analysis/use-analysis-text.ts'
import { platformNowMs } from '../../http/platform-clock.ts'
import type { AnyList } from '../../lists/any-list.ts'
import type { ListWorld } from '../../lists/list-world.ts'
import type { Filters } from '../../lists/url-state.ts'
import { useFilterNames } from '../../lists/use-filter-names.ts'
import { useListAddress } from '../../lists/use-list-address.ts'
import { useListSetting } from '../../lists/use-list-setting.ts'

const list = analysisList
/** What the filter bar knows of it. */
const bar: AnyList = { ...list, filters: [...lineFilters] }

/** The question in the address of the page, and the worlds of the list machine's parts that stand on it. */
export const useQuestion = (record: UserRecord) => {
  const text = useFilterText()
  const settings = useListSetting(list.id)
  const address = useListAddress(list)
  const { state, silent, show } = address
  const clock = { zone: record.zone, cut_hour: record.cut_hour }
  const favourite = settings.views.find(({ is_default, own }) => is_default && own)?.query
  const waits = silent && (settings.isPending || Boolean(favourite))
  useEffect(() => {
    if (silent && favourite) show(favourite, true)
  }, [silent, favourite, show])

  const look = readLook(state.filters)
  const nameOf = useFilterNames(bar, state.filters)
  const kept = { settings, clock, currency: record.currency, nameOf, again: () => {}, may: {}, old: false }
  const views: ListWorld = { ...address, list, text, ...kept }
  const filter = (filters: Filters): void => address.filter(writeLook(filters, look), '')
  const narrow = { ...views, list: bar, filter }
  return {
    look,
    /** Not yet known what the account wants to see first. */
    waits,
    input: inputOf(state.filters, clock, platformNowMs() / 1000),
    /** Another question, from which the back button comes back. */
    ask: (change: Partial<Look>) => address.filter(writeLook(state.filters, { ...look, ...change }), ''),
    /** Another look at the same answer. */
    see: (change: Partial<Look>) => address.replace({ filters: writeLook(state.filters, { ...look, ...change }) }),
    /** A ready question, about the days that are chosen. */
    take: (query: string) => {
      const period = Object.entries(state.filters).filter(([name]) =>
        /^(period|start_time|end_time|date_type)$/.test(name),
      )
      const params = new URLSearchParams(query)
      for (const [name, value] of period) params.set(name, value)
      address.show(String(params))
    },
    views,
    /** For the bar, with the days that hold; for the chips, with what is said alone. */
    bar: { ...narrow, state: { ...state, filters: narrowing(state.filters) } } satisfies ListWorld,
    chips: { ...narrow, state: { ...state, filters: said(state.filters) } } satisfies ListWorld,
    filters: state.filters,
  }
}

export type AskedQuestion = ReturnType<typeof useQuestion>
