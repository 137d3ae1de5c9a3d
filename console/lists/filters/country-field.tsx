import { useMemo } from 'react'
import { allPlaces } from '../../../shared/geo/countries.ts'
import { useCountryName } from '../../ui/country-name.ts'
import { Icon } from '../../ui/icon.tsx'
import { Popover } from '../../ui/popover.tsx'
import { useListWorld } from '../list-world.ts'
import { CheckList } from './check-list.tsx'
import type { FieldProps } from './field.ts'

const most = 50

/** Countries by their names in the language at hand, in its order. */
export const CountryField = ({ filter, title, values, set }: FieldProps<'country'>) => {
  const { text } = useListWorld()
  const countryOf = useCountryName()
  const chosen = (values[filter.name] ?? '').split(',').filter(Boolean)
  const options = useMemo(
    () =>
      allPlaces()
        .map(({ iso2 }) => ({ value: iso2, label: countryOf(iso2) }))
        .sort((a, b) => a.label.localeCompare(b.label)),
    [countryOf],
  )
  return (
    <Popover
      className="filter filter-button"
      name={title}
      label={
        <>
          <span>{title}</span>
          <b>{chosen.length > 0 ? chosen.map(countryOf).join(', ') : text('list.any')}</b>
          <Icon name="down" size={14} />
        </>
      }
    >
      {() => (
        <CheckList
          title={title}
          options={options}
          chosen={chosen}
          most={most}
          onChosen={(next) => set({ [filter.name]: next.join(',') })}
        />
      )}
    </Popover>
  )
}
