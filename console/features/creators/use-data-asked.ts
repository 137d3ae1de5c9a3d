import { useMemo } from 'react'
import { platformNowMs } from '../../http/platform-clock.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { inputOf, type ListInput } from '../../lists/url-state.ts'

/** What of the list's question says which creators on which days, whatever its page and order are. */
export const useDataAsked = (): ListInput => {
  const { state, clock } = useListWorld()
  const {
    page: _page,
    limit: _limit,
    sort_field: _field,
    sort_order: _order,
    ...asked
  } = inputOf(state, clock, platformNowMs() / 1000)
  const text = JSON.stringify(asked)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is its text
  return useMemo(() => asked, [text])
}
