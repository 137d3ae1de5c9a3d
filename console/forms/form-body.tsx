import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { Steps } from '../ui/steps.tsx'
import { ChangeTable, changeOf } from './change-table.tsx'
import { FormFields } from './form-fields.tsx'
import './form-body.css'
import { Submit } from './submit.tsx'
import type { FormState } from './use-fields.ts'

interface Props extends ComponentProps<typeof FormFields> {
  /** What it is for. */
  readonly note?: string | undefined
  /** What it is about, where its fields change what stands there. */
  readonly row?: ComponentProps<typeof Changes>['row'] | undefined
  readonly children?: ReactNode
  /** What went wrong is no mistake: it can be put right. */
  readonly mild?: boolean | undefined
  readonly autoFocus?: boolean | undefined
  /** Its fields stand beside each other where there is room. */
  readonly wide?: boolean
}

/** What the fields change, as it is and as it will be. */
const Changes = ({ state, row }: { state: FormState; row: Parameters<typeof changeOf>[2] }) => {
  const { fields, form, text, currency, labelOf } = state
  const lines = fields.flatMap((field) => {
    const { name, kind, was } = field
    if (!was || (kind !== 'money' && kind !== 'rate' && kind !== 'count')) return []
    return [{ key: name, name: labelOf(field), change: changeOf(field, kind, row, form.watch(name) ?? '', currency) }]
  })
  return lines.length > 0 ? <ChangeTable text={text} of={text('form.value')} lines={lines} /> : null
}

/** What stands in either frame of a form: what it is for, its steps, what the server says of it, and its fields. */
export const FormBody = ({ state, note, row, children, mild, autoFocus, wide, ...fields }: Props) => {
  const { id, form, steps, shown } = state
  const element = useRef<HTMLFormElement>(null)
  const optional = useRef(state.fields.flatMap((field) => (field.optional ? [field.name] : [])))
  useEffect(() => {
    if (!autoFocus) return
    const boxes = element.current?.querySelectorAll<HTMLInputElement>(
      ':is(input, select, textarea):enabled:not([hidden])',
    )
    const all = [...(boxes ?? [])]
    // Begins where something is missing.
    const first = all.find(({ name, value }) => value === '' && !optional.current.includes(name)) ?? all[0]
    first?.focus()
  }, [autoFocus])
  const who = state.fields.find((field) => field.who && !shown.includes(field))
  return (
    <form ref={element} id={id} className={wide ? 'form wide' : 'form'} onSubmit={state.submit} noValidate>
      {note ? <p>{note}</p> : null}
      {steps.length > 1 ? <Steps now={state.step} steps={steps.map((name) => state.word(`step.${name}`))} /> : null}
      <p className={mild ? 'form-alert warning' : 'form-alert'} role="alert" data-testid="form-alert">
        {form.alert}
      </p>
      {/* For password managers: whose password this is. */}
      {who ? (
        <input type="text" autoComplete="username" value={String(form.values()[who.name])} readOnly hidden />
      ) : null}
      <FormFields state={state} {...fields} />
      {row ? <Changes state={state} row={row} /> : null}
      {children}
    </form>
  )
}

interface ButtonProps {
  readonly state: FormState
  readonly label: string
  readonly danger?: boolean | undefined
  /** It cannot be sent yet, whatever stands in its fields. */
  readonly notYet?: boolean
  /** Absent: there is nowhere to go back to. */
  readonly onCancel?: (() => void) | undefined
  readonly testId?: string
}

/** Cancel or back, then on or send: the harmless one first. */
export const FormButtons = ({ state, label, danger, notYet, onCancel, testId = 'form' }: ButtonProps) => {
  const { id, form, text, step, isLast } = state
  const other = step > 0 ? state.back : onCancel
  return (
    <>
      {other ? (
        <button type="button" className="button" onClick={other} data-testid={`${testId}-cancel`}>
          {text(step > 0 ? 'form.back' : 'word.cancel')}
        </button>
      ) : null}
      <Submit
        form={id}
        label={isLast ? label : text('form.next')}
        busyLabel={text('word.busy')}
        busy={form.busy}
        danger={danger}
        disabled={notYet}
        testId={`${testId}-send`}
      />
    </>
  )
}
