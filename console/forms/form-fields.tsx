import type { ReactNode } from 'react'
import type { Field as FormField } from '../../shared/forms/form.ts'
import { CreatorField } from './creator-field.tsx'
import { Field } from './field.tsx'
import './form-fields.css'
import type { DeclaredForm } from './use-declared-form.ts'

interface Props {
  readonly fields: readonly FormField[]
  readonly form: DeclaredForm
  readonly labelOf: (field: FormField) => string
  /** Of a choice's options. */
  readonly wordOf: (key: string) => string
  /** What a field of kind `one` offers. */
  readonly optionsOf?: (field: FormField) => readonly Option[]
  /** Stands under a field; of an input its text. */
  readonly noteOf?: (field: FormField) => ReactNode
}

interface Option {
  readonly value: string | number
  readonly name: string
}

const inputs: Partial<
  Record<FormField['kind'], { readonly type?: string; readonly inputMode?: 'decimal' | 'numeric' }>
> = {
  money: { inputMode: 'decimal' },
  rate: { inputMode: 'decimal' },
  count: { inputMode: 'numeric' },
  date: { type: 'date' },
}

/** The fields of a declared form, each with what is wrong with it. */
export const FormFields = ({ fields, form, labelOf, wordOf, optionsOf, noteOf }: Props) =>
  fields.map((field) => {
    const { id, error, input } = form.field(field.name)
    const label = labelOf(field)
    if (field.kind === 'creator')
      return (
        <div key={id} className="creator-part">
          <CreatorField
            label={label}
            error={error}
            chosen={String(form.watch(field.name))}
            onChoose={(creator_id) => form.put(field.name, creator_id)}
          />
          {noteOf?.(field)}
        </div>
      )
    if (field.kind === 'check')
      return (
        <label key={id} className="check">
          <input type="checkbox" {...input} id={id} />
          {label}
        </label>
      )
    if (field.kind === 'choice' || field.kind === 'one' || field.lines) {
      const common = { ...input, id, 'aria-invalid': error ? true : undefined, 'aria-describedby': `${id}-note` }
      const named = (value: number): Option => ({ value, name: wordOf(`${field.labels}.${value}`) })
      const options = field.kind === 'one' ? optionsOf?.(field) : field.options?.map(named)
      return (
        <div key={id} className={`field${error ? ' wrong' : ''}${field.lines ? ' long' : ''}`}>
          <label htmlFor={id}>{label}</label>
          {field.lines ? (
            <textarea rows={field.lines} maxLength={field.most} {...common} />
          ) : (
            <select {...common}>
              <option value="" />
              {options?.map(({ value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          )}
          <p id={`${id}-note`} className="field-note" aria-live="polite">
            {error}
          </p>
        </div>
      )
    }
    return (
      <Field
        key={id}
        id={id}
        label={label}
        error={error}
        note={noteOf?.(field)}
        long={field.kind === 'text'}
        input={{ ...input, ...inputs[field.kind], required: !field.optional, autoComplete: 'off' }}
      />
    )
  })
