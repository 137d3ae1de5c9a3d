import { Fragment, useId } from 'react'
import { countText } from '../../../shared/format/number.ts'
import { limitsOf } from '../../../shared/format/typed-number.ts'
import { useFilterWorld } from '../list-world.ts'
import type { FieldProps } from './field.ts'
import type { Fault } from './typed.ts'

export const TextField = ({ filter, title, values, set }: FieldProps<'text'>) => {
  const value = values[filter.name] ?? ''
  return (
    <label className="filter">
      <span>{title}</span>
      <input
        className="filter-input"
        maxLength={100}
        value={value}
        onChange={(event) => set({ [filter.name]: event.target.value })}
      />
    </label>
  )
}

export const FlagField = ({ filter, title, values, set }: FieldProps<'flag'>) => {
  const { text } = useFilterWorld()
  return (
    <label className="filter">
      <span>{title}</span>
      <select
        className="filter-input"
        value={values[filter.name] ?? ''}
        onChange={(event) => set({ [filter.name]: event.target.value })}
      >
        <option value="">{text('list.any')}</option>
        <option value="1">{text('flag.1')}</option>
        <option value="0">{text('flag.0')}</option>
      </select>
    </label>
  )
}

interface EndProps {
  readonly label: string
  readonly typed: string
  readonly fault: boolean
  readonly note: string
  readonly onTyped: (typed: string) => void
}

const End = ({ label, typed, fault, note, onTyped }: EndProps) => (
  <input
    className="filter-input"
    inputMode="decimal"
    aria-label={label}
    placeholder={label}
    aria-invalid={fault}
    {...(fault ? { 'aria-describedby': note } : {})}
    value={typed}
    onChange={(event) => onTyped(event.target.value)}
  />
)

/** Typed in whole money, per cent or pieces; both ends are included. What cannot be read is said below it. */
export const RangeField = ({
  filter,
  title,
  values,
  faults,
  set,
}: FieldProps<'range'> & { readonly faults: Readonly<Record<string, Fault>> }) => {
  const { text, currency } = useFilterWorld()
  const note = useId()
  const [least, most] = [`${filter.name}_min`, `${filter.name}_max`]
  const unit = filter.unit === 'money' ? ` (${currency})` : filter.unit === 'rate' ? ' (%)' : ''
  const fault = faults[least] ?? faults[most]
  const limits = limitsOf(filter.unit, currency)
  return (
    <div className="filter-range">
      <fieldset className="filter" aria-label={title}>
        <span>
          {title}
          {unit}
        </span>
        {[least, most].map((end) => (
          <Fragment key={end}>
            {end === most ? <i aria-hidden="true">–</i> : null}
            <End
              label={text(end === least ? 'list.min' : 'list.max')}
              typed={values[end] ?? ''}
              fault={end in faults}
              note={note}
              onTyped={(typed) => set({ [end]: typed })}
            />
          </Fragment>
        ))}
      </fieldset>
      {fault ? (
        <p id={note} role="alert" data-testid="range-fault">
          {fault === 'digits' && limits.digits === 0
            ? text('range.whole')
            : text(`range.${fault}`, { digits: limits.digits, most: countText(limits.most) })}
        </p>
      ) : null}
    </div>
  )
}
