import { type ComponentProps, type ReactNode, useId } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { FormFields } from './form-fields.tsx'
import './form-fields.css'
import { useFormWords } from './use-form-words.ts'

interface Props extends ComponentProps<typeof FormFields> {
  readonly title: string
  readonly testId: string
  /** Names its buttons for tests: `<parts>-send`, `<parts>-cancel`. */
  readonly parts: string
  /** What is said before anything is filled in. */
  readonly note?: ReactNode
  readonly wide?: boolean
  /** What the button says that sends it. */
  readonly sends?: string
  readonly danger?: boolean | undefined
  /** It cannot be sent yet, whatever stands in its fields. */
  readonly notYet?: boolean
  readonly onClose: () => void
  /** Stands below the fields. */
  readonly children?: ReactNode
}

/** A declared form in a dialog: fields, what is wrong with them, and its two buttons, the safe one first. */
export const FormDialog = (props: Props) => {
  const {
    title,
    testId,
    parts,
    note,
    wide = false,
    sends,
    danger,
    notYet = false,
    onClose,
    children,
    ...fields
  } = props
  const { form } = fields
  const text = useFormWords()
  const id = useId()
  return (
    <Dialog
      title={title}
      testId={testId}
      wide={wide}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button" onClick={onClose} data-testid={`${parts}-cancel`}>
            {text('workflow.cancel')}
          </button>
          <button
            type="submit"
            form={id}
            className={danger ? 'button danger' : 'button primary'}
            aria-busy={form.busy}
            aria-disabled={form.busy}
            disabled={notYet}
            data-testid={`${parts}-send`}
          >
            {sends ?? text('workflow.send')}
          </button>
        </>
      }
    >
      <form id={id} className={wide ? 'dialog-form wide' : 'dialog-form'} onSubmit={form.submit} noValidate>
        {note ? <p>{note}</p> : null}
        <p className="form-alert" role="alert">
          {form.alert}
        </p>
        <FormFields {...fields} />
      </form>
      {children}
    </Dialog>
  )
}
