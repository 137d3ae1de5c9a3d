import { useCountryName } from '../../ui/country-name.ts'
import { Icon } from '../../ui/icon.tsx'
import { useListWorld } from '../list-world.ts'
import { chipsOf, wrongChipsOf } from './chips.ts'

/** Everything that is set, each to be taken away; nothing while nothing is set. */
export const ChipRow = () => {
  const world = useListWorld()
  const countryOf = useCountryName()
  const { state, text, filter } = world
  const chips = chipsOf(world, countryOf)
  const wrong = wrongChipsOf(world)
  if (chips.length === 0 && wrong.length === 0) return null
  const without = (params: readonly string[]): void => {
    const filters = Object.fromEntries(Object.entries(state.filters).filter(([name]) => !params.includes(name)))
    filter(filters, params.includes('keyword') ? '' : state.keyword)
  }
  return (
    <ul className="chips" aria-label={text('list.chips')}>
      {chips.map((chip) => (
        <li key={chip.name} className="chip" data-testid="chip">
          <span title={chip.text}>{chip.text}</span>
          <button
            type="button"
            aria-label={text('list.removeFilter', { name: chip.name })}
            onClick={() => without(chip.params)}
          >
            <Icon name="close" size={12} />
          </button>
        </li>
      ))}
      {wrong.map((chip) => (
        <li key={chip.name} className="chip chip-wrong" role="alert" data-testid="chip-wrong">
          <Icon name="alert" size={14} />
          <span title={chip.text}>{chip.text}</span>
          <button
            type="button"
            aria-label={text('list.removeFilter', { name: chip.name })}
            onClick={() => filter(state.filters, state.keyword)}
          >
            <Icon name="close" size={12} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="link-button" onClick={() => filter({}, '')} data-testid="clear-filters">
          {text('list.clear')}
        </button>
      </li>
    </ul>
  )
}
