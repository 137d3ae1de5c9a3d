import type { ReactNode } from 'react'
import type { Field } from '../../../shared/forms/form.ts'
import type { Typed } from '../../../shared/forms/read-field.ts'
import type { FormState } from '../use-fields.ts'

/** A field in its form. */
export interface Bound {
  readonly id: string
  readonly field: Field
  readonly label: string
  readonly error: string | undefined
  readonly note: ReactNode
  /** What is said beside one of its options. */
  readonly noteOf: (option: string | number) => ReactNode
  /** For an input of the browser's own. */
  readonly input: ReturnType<FormState['form']['field']>['input']
  readonly state: FormState
  readonly value: Typed
  readonly put: (value: Typed) => void
  /** Where whoever has to put it right stands, of a field without an input of the browser's own. */
  readonly refer: (element: HTMLElement | null) => void
}

/** What ties a box to the line under it. */
export const saidOf = ({ id, error }: Pick<Bound, 'id' | 'error'>) => ({
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby': `${id}-note`,
})
