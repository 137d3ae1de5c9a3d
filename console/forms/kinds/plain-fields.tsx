import { useId } from 'react'
import { CodeField } from '../code-field.tsx'
import { Field } from '../field.tsx'
import { PasswordField } from '../password-field.tsx'
import { type Bound, saidOf } from './bound.ts'
import { Labelled } from './labelled.tsx'

type Hint = { readonly type?: string; readonly inputMode?: 'decimal' | 'numeric' | 'tel' }
const hints: Readonly<Record<string, Hint>> = {
  money: { inputMode: 'decimal' },
  rate: { inputMode: 'decimal' },
  count: { inputMode: 'numeric' },
  date: { type: 'date' },
}

/** One line of the browser's own input; a text may offer what can be typed. */
export const LineField = ({ id, field, label, error, note, input }: Bound) => {
  const offers = useId()
  const { kind, optional, most, autoComplete = 'off' } = field
  const shown = (
    <Field
      {...{ id, label, error, note }}
      input={{
        ...input,
        ...hints[kind],
        ...(autoComplete.startsWith('tel') ? { inputMode: 'tel' as const } : {}),
        ...(kind === 'text' && most ? { maxLength: most } : {}),
        ...(field.offers ? { list: offers } : {}),
        required: !optional,
        autoComplete,
      }}
    />
  )
  if (!field.offers) return shown
  return (
    <>
      {shown}
      <datalist id={offers}>
        {field.offers.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  )
}

/** Says how much of it is written, where it has a limit. */
export const LongField = (bound: Bound) => {
  const { id, field, note, input, value } = bound
  const written = field.most ? `${[...String(value)].length} / ${field.most}` : undefined
  const said = (
    <>
      {note}
      {note && written ? ' · ' : ''}
      {written}
    </>
  )
  return (
    <Labelled {...bound} note={said}>
      <textarea {...input} id={id} rows={field.lines} maxLength={field.most} {...saidOf(bound)} />
    </Labelled>
  )
}

interface Offer {
  readonly value: string | number
  readonly name: string
}

const Select = ({ bound, offers }: { bound: Bound; offers: readonly Offer[] }) => {
  const { id, input } = bound
  return (
    <Labelled {...bound}>
      <select {...input} id={id} {...saidOf(bound)}>
        <option value="" />
        {offers.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

export const ChoiceField = (bound: Bound) => {
  const { options = [], labels } = bound.field
  const { word } = bound.state.text
  return (
    <Select
      bound={bound}
      offers={options.map((value) => ({ value, name: word(`${labels}.${value}`, String(value)) }))}
    />
  )
}

/** One of what the form offers when it is drawn. */
export const OneField = (bound: Bound) => <Select bound={bound} offers={bound.state.offered[bound.field.name] ?? []} />

export const CheckField = (bound: Bound) => {
  const { id, label, input, note, error } = bound
  return (
    <div className={error ? 'field wrong' : 'field'}>
      <label className="check">
        <input type="checkbox" {...input} id={id} {...saidOf(bound)} />
        {label}
      </label>
      <p id={`${id}-note`} className="field-note" aria-live="polite">
        {error ?? note}
      </p>
    </div>
  )
}

/** A new password, with what this installation asks of it; the one that repeats it asks for nothing more. */
export const NewPasswordField = ({ id, field, label, error, note, input, state }: Bound) => (
  <PasswordField
    {...{ id, label, error }}
    note={note ?? (field.repeats ? undefined : state.passwordNote)}
    input={{ ...input, autoComplete: 'new-password' }}
  />
)

/** A code of a text message, with its button: the number that it goes to is judged first. */
export const SmsField = ({ id, field, label, error, note, input, state }: Bound) => {
  const { form } = state
  const { to, purpose = 'password' } = field
  const number = to && { mobile: String(form.watch(to)).trim() }
  return (
    <CodeField
      {...{ id, label, error, note, input }}
      to={{ type: purpose, ...number }}
      {...(to ? { ready: () => form.checkFirst(to) } : {})}
      onFailure={(message) => form.refuse(id, message)}
    />
  )
}
