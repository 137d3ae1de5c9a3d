import type { ReactNode } from 'react'
import type { Endpoint } from '../../shared/api/endpoint.ts'
import type { Field } from '../../shared/forms/form.ts'
import { FormBody, FormButtons } from './form-body.tsx'
import { type FormProps, useFormState } from './use-form-state.ts'

type Props<E extends Endpoint, F extends readonly Field[], About> = FormProps<E, F, About> & {
  readonly className?: string
  /** Around it stands its title already. */
  readonly untitled?: boolean
  readonly onCancel?: () => void
  readonly autoFocus?: boolean
  /** Under the buttons. */
  readonly foot?: ReactNode
}

/** A declared form as a page, or as a part of one. */
export const FormPage = <E extends Endpoint, const F extends readonly Field[], About>(props: Props<E, F, About>) => {
  const { form, mild, children, className = 'form-page', untitled, autoFocus = false, onCancel, foot } = props
  const { state, label, ...body } = useFormState(props)
  const title = untitled ? '' : state.word('title')
  return (
    <section className={className} data-testid={`${form.id}-page`}>
      {title ? <h1>{title}</h1> : null}
      <FormBody state={state} mild={mild} autoFocus={autoFocus} {...body}>
        {children}
      </FormBody>
      <div className="form-buttons">
        <FormButtons state={state} label={label} danger={form.danger} onCancel={onCancel} />
      </div>
      {foot}
    </section>
  )
}
