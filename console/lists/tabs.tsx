import { countText } from '../../shared/format/number.ts'
import { Tabs as TabBar } from '../ui/tabs.tsx'
import type { ListAnswer } from './any-list.ts'
import { useListWorld } from './list-world.ts'

/** One filter as tabs, with the number of rows behind each. */
export const Tabs = ({ answer }: { answer: ListAnswer | undefined }) => {
  const { list, state, text, filter } = useListWorld()
  const tabs = list.filters.find((one) => one.kind === 'choice' && one.name === list.tabs)
  if (tabs?.kind !== 'choice') return null
  const counts = answer?.summary.tabs
  const all = counts && Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0)
  const chosen = state.filters[tabs.name] ?? ''
  const entries = [
    { value: '', label: text('word.all'), count: all },
    ...tabs.options.map((option) => ({
      value: String(option),
      label: text.word(`${tabs.labels}.${option}`, String(option)),
      count: counts?.[option],
    })),
  ]
  const choose = (value: string): void => {
    const { [tabs.name]: _before, ...others } = state.filters
    filter(value ? { ...others, [tabs.name]: value } : others, state.keyword)
  }
  return (
    <TabBar aria-label={text.word(`column.${tabs.name}`)}>
      {entries.map(({ value, label, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen === value}
          data-tab={value || 'all'}
          onClick={() => choose(value)}
        >
          {label}
          <small>{typeof count === 'number' ? countText(count) : ''}</small>
        </button>
      ))}
    </TabBar>
  )
}
