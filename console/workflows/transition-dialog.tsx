import { useRef } from 'react'
import type { Field } from '../../shared/forms/form.ts'
import { FormBody, FormButtons } from '../forms/form-body.tsx'
import { useFields } from '../forms/use-fields.ts'
import { Dialog } from '../ui/dialog.tsx'
import type { Asked } from './asked.ts'
import { newRequestId, sendTransition } from './press.ts'
import { TransitionTable } from './transition-table.tsx'
import { useWorkflowText } from './use-workflow-text.ts'

const none: readonly Field[] = []

/** Where a field begins: at what it changes, where that is one value of one row. */
const startOf = ({ was = [], becomes }: Field, { rows }: Asked) => {
  const [row, ...others] = rows
  return becomes === undefined && was.length === 1 && others.length === 0 ? row?.[was[0] ?? ''] : undefined
}

/** What a transition changes and what it asks for, before anything is sent. */
export const TransitionDialog = ({ asked }: { asked: Asked }) => {
  const text = useWorkflowText()
  const request = useRef(newRequestId())
  const { workflow, name, rows } = asked
  const { form: fields = none, danger } = workflow.transitions[name] ?? {}
  const key = `transition.${workflow.of}.${name}`
  const state = useFields({
    fields,
    text,
    prefixes: [`form.${workflow.of}.${name}`],
    start: Object.fromEntries(fields.map((field) => [field.name, startOf(field, asked)])),
    currency: String(rows[0]?.currency ?? asked.currency),
    send: async (input) =>
      asked.answer(await sendTransition({ workflow, name, rows, request_id: request.current, input }, 'never')),
  })
  const cancel = (): void => asked.answer(undefined)
  const label = rows.length > 1 ? text('workflow.sendMany', { n: rows.length }) : text('workflow.send')
  return (
    <Dialog
      title={text.word(key)}
      testId={`transition-${name}`}
      wide={rows.length > 1}
      onClose={cancel}
      actions={<FormButtons {...{ state, label, danger }} onCancel={cancel} testId="transition" />}
    >
      <FormBody state={state} note={text.word(`${key}.note`, '')}>
        <TransitionTable {...asked} typedIn={(field) => state.form.watch(field) ?? ''} />
      </FormBody>
    </Dialog>
  )
}
