import { type LiveFilter, type LiveFilterName, liveFilterNames } from '../../board/live-filter.ts'
import { useDashboardText } from '../../board/use-dashboard-text.ts'
import { Chips } from '../../ui/chips.tsx'
import { useCountryName } from '../../ui/country-name.ts'
import { useChoices } from './use-choices.ts'

interface Props {
  readonly filter: LiveFilter
  readonly onFilter: (name: LiveFilterName, value: string) => void
  readonly onClear: () => void
}

/** Whose figures these are, when they are not all of the viewer's: country, shop and team in words. */
export const LiveChips = ({ filter, onFilter, onClear }: Props) => {
  const text = useDashboardText()
  const countryOf = useCountryName()
  const { shops, teams } = useChoices()
  const named = (options: typeof shops, value: string): string =>
    options.find((option) => option.value === value)?.label.trim() ?? value
  const words: Readonly<Record<LiveFilterName, (value: string) => string>> = {
    region: (value) => value.split(',').map(countryOf).join(', '),
    shop: (value) => named(shops, value),
    team: (value) => named(teams, value),
  }
  const chips = liveFilterNames.flatMap((name) => {
    const value = filter[name]
    if (!value) return []
    return [{ name: text(`dash.filter.${name}`), value: words[name](value), onRemove: () => onFilter(name, '') }]
  })
  return <Chips chips={chips} onClear={onClear} />
}
