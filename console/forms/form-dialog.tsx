import type { Endpoint } from '../../shared/api/endpoint.ts'
import type { Field } from '../../shared/forms/form.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormBody, FormButtons } from './form-body.tsx'
import { type FormProps, useFormState } from './use-form-state.ts'

type Props<E extends Endpoint, F extends readonly Field[], About> = FormProps<E, F, About> & {
  readonly onClose: () => void
  readonly wide?: boolean
}

/** A declared form as a dialog: closed once it is sent. */
export const FormDialog = <E extends Endpoint, const F extends readonly Field[], About>(props: Props<E, F, About>) => {
  const { form, mild, children, onClose, wide = false } = props
  const { state, label, ...body } = useFormState(props, onClose)
  return (
    <Dialog
      title={state.word('title')}
      testId={`${form.id}-dialog`}
      wide={wide}
      onClose={onClose}
      actions={<FormButtons state={state} label={label} danger={form.danger} onCancel={onClose} />}
    >
      <FormBody state={state} mild={mild} wide={wide} {...body}>
        {children}
      </FormBody>
    </Dialog>
  )
}
