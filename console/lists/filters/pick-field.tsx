import { useRef, useState } from 'react'
import type { Choice } from '../../../shared/api/list-parts.ts'
import { MOST_PICKED } from '../../../shared/lists/filter.ts'
import { Icon } from '../../ui/icon.tsx'
import { Popover } from '../../ui/popover.tsx'
import { useFilterWorld } from '../list-world.ts'
import { chosenOf } from './check-field.tsx'
import type { FieldProps } from './field.ts'
import { manyNames } from './many-names.ts'
import { PickList } from './pick-list.tsx'

/** Some things by name, looked for on the platform or pasted as a list. */
export const PickField = ({ filter, title, values, set }: FieldProps<'pick'>) => {
  const { text, nameOf } = useFilterWorld()
  // What was found here; the address tells the names of what came with it.
  const found = useRef(new Map<string, Choice>())
  const [, redraw] = useState(0)
  const chosen = chosenOf(values[filter.name])
  const named = (id: string): Choice =>
    found.current.get(id) ?? { id, name: nameOf(filter.name, id) ?? text('pick.begins', { text: id }), note: '' }
  const choose = (next: readonly string[]): void => set({ [filter.name]: next.slice(0, MOST_PICKED).join(',') })
  return (
    <Popover
      className="filter filter-button"
      name={title}
      testId={`pick-${filter.name}`}
      label={
        <>
          <span>{title}</span>
          <b>
            {chosen.length > 0
              ? manyNames(
                  chosen.map((id) => named(id).name),
                  (n) => text('pick.and', { n }),
                )
              : text('list.any')}
          </b>
          <Icon name="down" size={14} />
        </>
      }
    >
      {() => (
        <PickList
          filter={filter.name}
          title={title}
          chosen={chosen.map(named)}
          onFound={(choices) => {
            for (const choice of choices) found.current.set(choice.id, choice)
            redraw((n) => n + 1)
          }}
          onChosen={choose}
        />
      )}
    </Popover>
  )
}
