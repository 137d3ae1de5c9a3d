import './segmented.css'

/** A small choice of which one holds, as buttons side by side. */
export const Segmented = <Value extends string>({
  label,
  options,
  value,
  onValue,
}: {
  label: string
  options: readonly { readonly value: Value; readonly label: string }[]
  value: Value
  onValue: (value: Value) => void
}) => (
  <fieldset className="segmented" aria-label={label}>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        data-choice={option.value}
        onClick={() => onValue(option.value)}
      >
        {option.label}
      </button>
    ))}
  </fieldset>
)
