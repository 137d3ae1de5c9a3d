import { useId, useRef } from 'react'
import { countText, sumKnown } from '../../shared/format/number.ts'
import type { Field } from '../../shared/forms/form.ts'
import { type FieldValue, limitText, readField, typedOf } from '../../shared/forms/read-field.ts'
import { FormFields } from '../forms/form-fields.tsx'
import { useForm } from '../forms/use-form.ts'
import { Dialog } from '../ui/dialog.tsx'
import { exactUnit } from '../ui/figure-text.ts'
import type { Asked } from './asked.ts'
import { newRequestId, sendTransition } from './press.ts'
import { TransitionTable } from './transition-table.tsx'
import { useWorkflowText } from './use-workflow-text.ts'
import './workflow.css'

const currencyOf = ({ rows, currency }: Asked): string => String(rows[0]?.currency ?? currency)

/** Where a field begins: at what it changes, where that is one value of one row. */
const defaultOf = (field: Field, asked: Asked) => {
  const { was = [], becomes } = field
  const [row, ...others] = asked.rows
  if (field.kind === 'member') return ''
  const value = becomes === undefined && was.length === 1 && others.length === 0 ? row?.[was[0] ?? ''] : undefined
  return typedOf(field, value, currencyOf(asked))
}

const useTransitionForm = (asked: Asked, fields: readonly Field[]) => {
  const text = useWorkflowText()
  const request = useRef(newRequestId())
  const currency = currencyOf(asked)
  const wrong = (field: Field, typed: string | boolean): string | undefined => {
    const read = readField(field, typed, currency)
    if (!('fault' in read)) return undefined
    const limit = read.fault === 'most' ? field.most : field.least
    return text(`field.${read.fault}`, limit === undefined ? {} : { limit: limitText(field, limit, currency) })
  }
  return useForm<Readonly<Record<string, string | boolean>>>({
    defaults: Object.fromEntries(fields.map((field) => [field.name, defaultOf(field, asked)])),
    rules: Object.fromEntries(fields.map((field) => [field.name, (typed: string | boolean) => wrong(field, typed)])),
    send: async (typed) => {
      const input: Record<string, FieldValue> = {}
      for (const field of fields) {
        const read = readField(field, typed[field.name] ?? '', currency)
        if ('value' in read) input[field.name] = read.value
      }
      const { workflow, name, rows } = asked
      asked.answer(await sendTransition({ workflow, name, rows, request_id: request.current, input }, 'never'))
    },
  })
}

/** What a transition changes and what it asks for, before anything is sent. */
export const TransitionDialog = ({ asked }: { asked: Asked }) => {
  const text = useWorkflowText()
  const id = useId()
  const { workflow, name, rows } = asked
  const { form: fields = [], danger, sum } = workflow.transitions[name] ?? {}
  const form = useTransitionForm(asked, fields)
  const key = `transition.${workflow.of}.${name}`
  const note = text.word(`${key}.note`, '')
  const labelOf = (field: Field): string => {
    const label = text.word(`form.${workflow.of}.${name}.${field.name}`)
    if (field.kind === 'money') return text('field.money', { label, currency: currencyOf(asked) })
    return field.kind === 'rate' ? text('field.percent', { label }) : label
  }
  const aboutOf = (column: string): string => {
    const amounts = rows.map((row) => row[column]).map((amt) => (typeof amt === 'number' ? amt : null))
    const amount = exactUnit('money', sumKnown(amounts), currencyOf(asked))
    return text('workflow.about', { n: countText(rows.length), amount })
  }
  const cancel = (): void => asked.answer(undefined)
  return (
    <Dialog
      title={text.word(key)}
      testId={`transition-${name}`}
      wide={rows.length > 1}
      onClose={cancel}
      actions={
        <>
          <button type="button" className="button" onClick={cancel} data-testid="transition-cancel">
            {text('workflow.cancel')}
          </button>
          <button
            type="submit"
            form={id}
            className={danger ? 'button danger' : 'button primary'}
            aria-busy={form.busy}
            aria-disabled={form.busy}
            data-testid="transition-send"
          >
            {rows.length > 1 ? text('workflow.sendMany', { n: rows.length }) : text('workflow.send')}
          </button>
        </>
      }
    >
      <form id={id} className="transition" onSubmit={form.submit} noValidate>
        {note ? <p className="transition-note">{note}</p> : null}
        {sum ? <b>{aboutOf(sum)}</b> : null}
        <p className="form-alert" role="alert">
          {form.alert}
        </p>
        <FormFields fields={fields} form={form} labelOf={labelOf} wordOf={text.word} />
        <TransitionTable {...asked} typedIn={(field) => form.watch(field) ?? ''} />
      </form>
    </Dialog>
  )
}
