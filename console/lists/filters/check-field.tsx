import { Icon } from '../../ui/icon.tsx'
import { Popover } from '../../ui/popover.tsx'
import { useFilterWorld } from '../list-world.ts'
import { CheckList } from './check-list.tsx'

interface Option {
  readonly value: string
  readonly label: string
}

interface Props {
  readonly title: string
  readonly options: readonly Option[]
  readonly chosen: readonly string[]
  /** The chosen ones in words. */
  readonly names: readonly string[]
  /** At most so many. */
  readonly most?: number
  readonly onValue: (value: string) => void
}

/** Several values of a filter, from `1,3` as the address holds them. */
export const chosenOf = (value: string | undefined): readonly string[] => (value ?? '').split(',').filter(Boolean)

/** Any number of some options, under a button that names the chosen ones. */
export const CheckField = ({ title, options, chosen, names, most, onValue }: Props) => {
  const { text } = useFilterWorld()
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
          {...(most === undefined ? {} : { most })}
          onChosen={(next) => onValue(next.join(','))}
        />
      )}
    </Popover>
  )
}
