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
  const said = [note, written].filter(Boolean).join(' · ')
  return (
    <Labelled {...bound} note={said || undefined}>
      <textarea {...input} id={id} rows={field.lines} maxLength={field.most} {...saidOf(bound)} />
    </Labelled>
  )
}

export const ChoiceField = (bound: Bound) => {
  const { id, field, input, state } = bound
  return (
    <Labelled {...bound}>
      <select {...input} id={id} {...saidOf(bound)}>
        <option value="" />
        {field.options?.map((option) => (
          <option key={option} value={option}>
            {state.text.word(`${field.labels}.${option}`, String(option))}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

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
