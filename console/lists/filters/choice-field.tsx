import { Icon } from '../../ui/icon.tsx'
import { Popover } from '../../ui/popover.tsx'
import { useListWorld } from '../list-world.ts'
import { CheckList } from './check-list.tsx'
import type { FieldProps } from './field.ts'

/** Any number of an enumeration's words. */
export const ChoiceField = ({ filter, title, values, set }: FieldProps<'choice'>) => {
  const { text } = useListWorld()
  const chosen = (values[filter.name] ?? '').split(',').filter(Boolean)
  const options = filter.options.map((option) => ({
    value: String(option),
    label: text.word(`${filter.labels}.${option}`, String(option)),
  }))
  const names = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label)
  return (
    <Popover
      className="filter filter-button"
      name={title}
      label={
        <>
          <span>{title}</span>
          <b>{names.length > 0 ? names.join(', ') : text('list.any')}</b>
          <Icon name="down" size={14} />
        </>
      }
    >
      {() => (
        <CheckList
          title={title}
          options={options}
          chosen={chosen}
          onChosen={(next) => set({ [filter.name]: next.join(',') })}
        />
      )}
    </Popover>
  )
}
