import { useListWorld } from '../../lists/list-world.ts'
import { Segmented } from '../../ui/segmented.tsx'
import type { Market, Rank } from './markets.ts'
import { useSpyText } from './use-spy-text.ts'

/** The rankings of a tab: each is an order of its list. */
export const Ranks = ({ ranks }: Pick<Market, 'ranks'>) => {
  const { state, go } = useListWorld()
  const text = useSpyText()
  const { period = '', start_time: _from, end_time: _to, date_type: _type, ...others } = state.filters
  const holds = ({ field, filters = {} }: Rank): boolean =>
    state.sort_order === 'desc' && state.sort_field === field && period === (filters.period ?? '')
  return (
    <Segmented
      label={text('spy.ranks')}
      value={ranks.find(holds)?.name ?? ''}
      options={ranks.map(({ name }) => ({ value: name, label: text.word(`spy.rank.${name}`) }))}
      onValue={(name) => {
        const rank = ranks.find((one) => one.name === name)
        if (rank) go({ sort_field: rank.field, sort_order: 'desc', filters: { ...others, ...rank.filters } })
      }}
    />
  )
}
