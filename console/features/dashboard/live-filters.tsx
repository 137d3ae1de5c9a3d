import type { LiveFilter, LiveFilterName } from '../../board/live-filter.ts'
import { useDashboardText } from '../../board/use-dashboard-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Popover } from '../../ui/popover.tsx'
import { ChoiceSelect } from './choice-select.tsx'
import { useChoices } from './use-choices.ts'

interface Props {
  readonly filter: LiveFilter
  readonly onFilter: (name: LiveFilterName, value: string) => void
}

const Fields = ({ filter, onFilter }: Props) => {
  const text = useDashboardText()
  const { regions, shops, teams } = useChoices()
  const fields = [
    ['region', regions],
    ['shop', shops],
    ['team', teams],
  ] as const
  return (
    <Stack className="dash-filters">
      {fields.map(([name, options]) => (
        <ChoiceSelect
          key={name}
          name={name}
          title={text(`dash.filter.${name}`)}
          any={text('word.all')}
          options={options}
          value={filter[name] ?? ''}
          onValue={(value) => onFilter(name, value)}
        />
      ))}
    </Stack>
  )
}

/** Country, shop and team under one button that says how many are set. */
export const LiveFilters = (props: Props) => {
  const text = useDashboardText()
  const set = Object.keys(props.filter).length
  return (
    <Popover
      isSet={set > 0}
      name={text('dash.filter')}
      testId="live-filter"
      label={
        <>
          {set > 0 ? text('dash.filterSet', { n: set }) : text('dash.filter')}
          <Icon name="down" size={14} />
        </>
      }
    >
      {() => <Fields {...props} />}
    </Popover>
  )
}
