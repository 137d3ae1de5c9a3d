import { useFilterWorld } from '../list-world.ts'
import { CheckField, chosenOf } from './check-field.tsx'
import type { FieldProps } from './field.ts'

/** Any number of an enumeration's words. */
export const ChoiceField = ({ filter, title, values, set }: FieldProps<'choice'>) => {
  const { text } = useFilterWorld()
  const chosen = chosenOf(values[filter.name])
  const options = filter.options.map((option) => ({
    value: String(option),
    label: text.word(`${filter.labels}.${option}`, String(option)),
  }))
  return (
    <CheckField
      title={title}
      options={options}
      chosen={chosen}
      names={options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label)}
      onValue={(value) => set({ [filter.name]: value })}
    />
  )
}
