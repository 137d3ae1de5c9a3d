import type { Field as FormField } from '../../shared/forms/form.ts'
import { Field } from './field.tsx'
import './forms.css'
import { MemberField } from './member-field.tsx'
import type { useForm } from './use-form.ts'

type Form = ReturnType<typeof useForm<Readonly<Record<string, string | boolean>>>>

interface Props {
  readonly fields: readonly FormField[]
  readonly form: Form
  readonly labelOf: (field: FormField) => string
  /** Of a choice's options. */
  readonly wordOf: (key: string) => string
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
export const FormFields = ({ fields, form, labelOf, wordOf }: Props) =>
  fields.map((field) => {
    const { id, error, input } = form.field(field.name)
    const label = labelOf(field)
    if (field.kind === 'check')
      return (
        <label key={id} className="check">
          <input type="checkbox" {...input} id={id} />
          {label}
        </label>
      )
    if (field.kind === 'member') return <MemberField key={id} id={id} label={label} error={error} input={input} />
    if (field.kind === 'choice' || field.lines) {
      const common = { ...input, id, 'aria-invalid': error ? true : undefined, 'aria-describedby': `${id}-note` }
      return (
        <div key={id} className={error ? 'field wrong' : 'field'}>
          <label htmlFor={id}>{label}</label>
          {field.lines ? (
            <textarea rows={field.lines} maxLength={field.most} {...common} />
          ) : (
            <select {...common}>
              <option value="" />
              {field.options?.map((option) => (
                <option key={option} value={option}>
                  {wordOf(`${field.labels}.${option}`)}
                </option>
              ))}
            </select>
          )}
          <p id={`${id}-note`} className="field-note" aria-live="polite">
            {error ??
              (field.lines && field.most ? `${[...String(form.watch(field.name))].length} / ${field.most}` : null)}
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
        input={{ ...input, ...inputs[field.kind], required: !field.optional, autoComplete: 'off' }}
      />
    )
  })
