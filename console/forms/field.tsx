import type { ComponentProps, ReactNode } from 'react'
import './forms.css'

export interface FieldProps {
  readonly id: string
  readonly label: string
  readonly error: string | undefined
  readonly note?: ReactNode
  readonly input: ComponentProps<'input'>
  readonly children?: ReactNode
}

/** A labelled input with its error or note under it; the line for them is always there, so nothing jumps. */
export const Field = ({ id, label, error, note, input, children }: FieldProps) => (
  <div className={error ? 'field wrong' : 'field'}>
    <label htmlFor={id}>{label}</label>
    <div className="field-box">
      <input
        spellCheck={false}
        autoCapitalize="off"
        required
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
      />
      {children}
    </div>
    <p id={`${id}-note`} className="field-note" aria-live="polite">
      {error ?? note}
    </p>
  </div>
)
