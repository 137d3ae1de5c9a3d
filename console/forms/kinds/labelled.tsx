import type { ReactNode } from 'react'
import type { Bound } from './bound.ts'

interface Props extends Pick<Bound, 'id' | 'label' | 'error' | 'note'> {
  readonly children: ReactNode
  /** Several boxes under one name. */
  readonly group?: boolean
}

/** A field with its name and the line under it. */
export const Labelled = ({ id, label, error, note, group, children }: Props) => {
  const className = error ? 'field wrong' : 'field'
  const line = (
    <p id={`${id}-note`} className="field-note" aria-live="polite">
      {error ?? note}
    </p>
  )
  return group ? (
    <fieldset className={className} aria-describedby={`${id}-note`}>
      <legend>{label}</legend>
      {children}
      {line}
    </fieldset>
  ) : (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      {children}
      {line}
    </div>
  )
}
