interface Option {
  readonly value: string
  readonly label: string
}

interface Props {
  readonly name: string
  readonly title: string
  /** What stands for no choice. */
  readonly any: string
  readonly options: readonly Option[]
  readonly value: string
  readonly onValue: (value: string) => void
}

/** One of some things, or none of them; a value that is not offered still shows. */
export const ChoiceSelect = ({ name, title, any, options, value, onValue }: Props) => (
  <label className="dash-choice" data-set={value ? '' : undefined}>
    <span>{title}</span>
    <select
      className="select"
      value={value}
      data-testid={`filter-${name}`}
      onChange={(event) => onValue(event.target.value)}
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
      {value && !options.some((option) => option.value === value) ? <option value={value}>{value}</option> : null}
    </select>
  </label>
)
