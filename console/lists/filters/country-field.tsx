import { useMemo } from 'react'
import { allPlaces } from '../../../shared/geo/countries.ts'
import { useCountryName } from '../../ui/country-name.ts'
import { CheckField, chosenOf } from './check-field.tsx'
import type { FieldProps } from './field.ts'

const most = 50

/** Countries by their names in the language at hand, in its order. */
export const CountryField = ({ filter, title, values, set }: FieldProps<'country'>) => {
  const countryOf = useCountryName()
  const chosen = chosenOf(values[filter.name])
  const options = useMemo(
    () =>
      allPlaces()
        .map(({ iso2 }) => ({ value: iso2, label: countryOf(iso2) }))
        .sort((a, b) => a.label.localeCompare(b.label)),
    [countryOf],
  )
  return (
    <CheckField
      title={title}
      options={options}
      chosen={chosen}
      names={chosen.map(countryOf)}
      most={most}
      onValue={(value) => set({ [filter.name]: value })}
    />
  )
}
