import { Chips } from '../../ui/chips.tsx'
import { useCountryName } from '../../ui/country-name.ts'
import { useFilterWorld } from '../list-world.ts'
import { chipsOf, wrongChipsOf } from './chips.ts'

/** Every filter that is set, and what the address says that cannot be read. */
export const ChipRow = () => {
  const world = useFilterWorld()
  const countryOf = useCountryName()
  const { state, filter } = world
  const without = (params: readonly string[]): void => {
    const filters = Object.fromEntries(Object.entries(state.filters).filter(([name]) => !params.includes(name)))
    filter(filters, params.includes('keyword') ? '' : state.keyword)
  }
  const set = chipsOf(world, countryOf).map(({ name, value, params }) => ({
    name,
    value,
    onRemove: () => without(params),
  }))
  const wrong = wrongChipsOf(world).map(({ name, value }) => ({
    name,
    value,
    wrong: true,
    onRemove: () => filter(state.filters, state.keyword),
  }))
  return <Chips chips={[...set, ...wrong]} onClear={() => filter({}, '')} />
}
