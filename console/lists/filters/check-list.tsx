import { useState } from 'react'
import { useFilterWorld } from '../list-world.ts'

interface Option {
  readonly value: string
  readonly label: string
}
interface Props {
  readonly title: string
  readonly options: readonly Option[]
  readonly chosen: readonly string[]
  /** In the order of the options. */
  readonly onChosen: (chosen: readonly string[]) => void
  /** Most of them that a call takes. */
  readonly most?: number
}

const manyOptions = 12

/** Options to tick; long lists can be searched, and what was ticked when they opened stands first. */
export const CheckList = ({ title, options, chosen, onChosen, most = options.length }: Props) => {
  const { text } = useFilterWorld()
  const [typed, setTyped] = useState('')
  const [first] = useState(() => new Set(chosen))
  const word = typed.trim().toLowerCase()
  const ordered = [
    ...options.filter(({ value }) => first.has(value)),
    ...options.filter(({ value }) => !first.has(value)),
  ]
  const shown = ordered.filter(({ value, label }) => `${label} ${value}`.toLowerCase().includes(word))
  const flip = (value: string): void =>
    onChosen(options.map((option) => option.value).filter((one) => (one === value) !== chosen.includes(one)))
  return (
    <fieldset className="check-list" aria-label={title}>
      {options.length > manyOptions ? (
        <input
          type="search"
          className="filter-input"
          placeholder={text('list.find')}
          aria-label={text('list.find')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : null}
      {shown.map(({ value, label }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            disabled={!chosen.includes(value) && chosen.length >= most}
            onChange={() => flip(value)}
          />
          {label}
        </label>
      ))}
      {shown.length === 0 ? <p>{text('list.noOption')}</p> : null}
    </fieldset>
  )
}
