import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Filter } from '../../../shared/lists/filter.ts'
import { filterName } from '../../../shared/lists/filter-keys.ts'
import { longestKeyword } from '../../../shared/lists/list.ts'
import { Icon } from '../../ui/icon.tsx'
import { useFilterWorld } from '../list-world.ts'
import { knownFilters, writeState } from '../url-state.ts'
import { ChoiceField } from './choice-field.tsx'
import { CountryField } from './country-field.tsx'
import './filters.css'
import { titleOf } from './labels.ts'
import { PeriodField } from './period-field.tsx'
import { PickField } from './pick-field.tsx'
import { FlagField, RangeField, TextField } from './small-fields.tsx'
import { asTyped, type Fault, readBar } from './typed.ts'

type Values = Readonly<Record<string, string>>
type Faults = Readonly<Record<string, Fault>>
interface OneProps {
  readonly filter: Filter
  readonly values: Values
  readonly faults: Faults
  readonly set: (values: Values) => void
}

const One = ({ filter, faults, ...props }: OneProps) => {
  const { text } = useFilterWorld()
  const title = titleOf(filter, text)
  switch (filter.kind) {
    case 'period':
      return <PeriodField filter={filter} title={title} {...props} />
    case 'choice':
      return <ChoiceField filter={filter} title={title} {...props} />
    case 'country':
      return <CountryField filter={filter} title={title} {...props} />
    case 'flag':
      return <FlagField filter={filter} title={title} {...props} />
    case 'range':
      return <RangeField filter={filter} title={title} faults={faults} {...props} />
    case 'text':
      return <TextField filter={filter} title={title} {...props} />
    case 'pick':
      return <PickField filter={filter} title={title} {...props} />
    default:
      return filter satisfies never
  }
}

const shownFirst = 3

/** The filters in one line; what is chosen holds with 查询 or Enter, which ask again where nothing has changed. Beyond three they fold away. */
export const FilterBar = ({ onAgain, keyword: hasKeyword = true }: { onAgain: () => void; keyword?: boolean }) => {
  const { list, state, text, filter, currency } = useFilterWorld()
  const [values, setValues] = useState<Values>(() => asTyped(list.filters, state.filters, currency))
  const [faults, setFaults] = useState<Faults>({})
  const form = useRef<HTMLFormElement>(null)
  const [keyword, setKeyword] = useState(state.keyword)
  const [unfolded, setUnfolded] = useState(false)
  // What is set came from elsewhere: an address, a chip, a tab, a view.
  const said = JSON.stringify([state.filters, state.keyword])
  const [known, setKnown] = useState(said)
  const take = (filters: Values, word: string): void => {
    setValues(asTyped(list.filters, filters, currency))
    setFaults({})
    setKeyword(word)
  }
  if (known !== said) {
    setKnown(said)
    take(state.filters, state.keyword)
  }
  // The tabs above the table are this filter.
  const fields = list.filters.filter((one) => filterName(one) !== list.tabs)
  const shown = unfolded ? fields : fields.slice(0, shownFirst)
  const apply = (event: FormEvent): void => {
    event.preventDefault()
    const { held, faults: found } = readBar(list.filters, values, currency)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    const wanted = { ...state, filters: knownFilters(list, held), wrong: {}, keyword: keyword.trim() }
    if (writeState(list, wanted) === writeState(list, state)) onAgain()
    else filter(wanted.filters, wanted.keyword)
  }
  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [faults])
  const reset = (): void => {
    take({}, '')
    filter({}, '')
  }
  return (
    <form ref={form} className="filters" onSubmit={apply} data-testid="filters">
      {hasKeyword ? (
        <label className="filter list-find">
          <Icon name="search" size={16} />
          <input
            type="search"
            className="filter-input list-find-field"
            aria-label={text('list.keyword')}
            placeholder={text.word(`search.${list.id}`, 'list.keyword')}
            maxLength={longestKeyword}
            value={keyword}
            onChange={(event) => setKeyword(event.target.value)}
          />
          <small aria-hidden="true">/</small>
        </label>
      ) : null}
      {shown.map((one) => (
        <One
          key={filterName(one)}
          filter={one}
          values={values}
          faults={faults}
          set={(next) => setValues((before) => ({ ...before, ...next }))}
        />
      ))}
      <span className="filter-actions">
        {fields.length > shownFirst ? (
          <button type="button" className="link-button" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
            {text(unfolded ? 'list.fold' : 'list.unfold')}
          </button>
        ) : null}
        <button type="submit" className="button primary" data-testid="apply-filters">
          {text('list.apply')}
        </button>
        <button type="button" className="button" onClick={reset} data-testid="reset-filters">
          {text('list.reset')}
        </button>
      </span>
    </form>
  )
}
