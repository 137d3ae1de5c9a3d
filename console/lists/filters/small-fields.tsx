import { useState } from 'react'
import { useListWorld } from '../list-world.ts'
import type { FieldProps } from './field.ts'
import { fromWire, toWire } from './units.ts'

export const TextField = ({ filter, title, values, set }: FieldProps<'text'>) => (
  <label className="filter">
    <span>{title}</span>
    <input
      className="filter-input"
      maxLength={100}
      value={values[filter.name] ?? ''}
      onChange={(event) => set({ [filter.name]: event.target.value })}
    />
  </label>
)

export const FlagField = ({ filter, title, values, set }: FieldProps<'flag'>) => {
  const { text } = useListWorld()
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

const End = ({ wire, label, unit, onWire }: EndProps) => {
  const { currency } = useListWorld()
  const [typed, setTyped] = useState(() => fromWire(wire, unit, currency))
  // The value came from elsewhere: a chip was taken away, or another address opened.
  const shown = toWire(typed, unit, currency) === (wire ?? '') ? typed : fromWire(wire, unit, currency)
  return (
    <input
      className="filter-input"
      inputMode="decimal"
      aria-label={label}
      placeholder={label}
      maxLength={16}
      value={shown}
      onChange={(event) => {
        const next = event.target.value.replace(/[^\d.-]/g, '')
        setTyped(next)
        onWire(toWire(next, unit, currency))
      }}
    />
  )
}
interface EndProps {
  readonly wire: string | undefined
  readonly label: string
  readonly unit: 'money' | 'count' | 'rate'
  readonly onWire: (wire: string) => void
}

/** Typed in whole money, per cent or pieces; both ends are included. */
export const RangeField = ({ filter, title, values, set }: FieldProps<'range'>) => {
  const { text, currency } = useListWorld()
  const [least, most] = [`${filter.name}_min`, `${filter.name}_max`]
  const unit = filter.unit === 'money' ? ` (${currency})` : filter.unit === 'rate' ? ' (%)' : ''
  return (
    <fieldset className="filter" aria-label={title}>
      <span>
        {title}
        {unit}
      </span>
      <End wire={values[least]} label={text('list.min')} unit={filter.unit} onWire={(wire) => set({ [least]: wire })} />
      <i aria-hidden="true">–</i>
      <End wire={values[most]} label={text('list.max')} unit={filter.unit} onWire={(wire) => set({ [most]: wire })} />
    </fieldset>
  )
}
