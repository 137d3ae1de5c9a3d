import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { BulkData } from '../../shared/api/bulk.ts'
import type { Field } from '../../shared/forms/form.ts'
import type { FieldValue } from '../../shared/forms/read-field.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useDeclaredForm } from '../forms/use-declared-form.ts'
import { CallError } from '../http/errors.ts'
import { rowName } from '../lists/row-name.ts'
import { sendAgreed } from './agree.ts'
import type { Asked } from './asked.ts'
import { newRequestId } from './press.ts'
import { TransitionTable } from './transition-table.tsx'
import { useWorkflowText } from './use-workflow-text.ts'
import './workflow.css'

const currencyOf = ({ rows, currency }: Asked): string => String(rows[0]?.currency ?? currency)

/** What stands in the column that a field changes, where that is one value of one row; undefined: nothing to go on from. */
const standing = ({ was = [], becomes }: Field, { rows }: Asked): FieldValue | undefined => {
  const [row, ...others] = rows
  return becomes === undefined && was.length === 1 && others.length === 0 ? row?.[was[0] ?? ''] : undefined
}

/** Why nothing was done, where all rows are refused for one reason. */
const refusalOf = ({ results }: BulkData): string | undefined => {
  const [first, ...others] = new Set(results.map(({ ok, message }) => (ok ? '' : message)))
  return others.length === 0 ? first : undefined
}

const useTransitionForm = (asked: Asked, fields: readonly Field[]) => {
  const text = useWorkflowText()
  const client = useQueryClient()
  const request = useRef(newRequestId())
  return useDeclaredForm({
    fields,
    values: Object.fromEntries(fields.map((field) => [field.name, standing(field, asked)])),
    currency: currencyOf(asked),
    send: async (input) => {
      const { workflow, name, rows } = asked
      const data = await sendAgreed({ workflow, name, rows, request_id: request.current, input }, text, 'never')
      if (!data) return
      const refusal = refusalOf(data)
      if (!refusal) return asked.answer(data)
      void client.invalidateQueries()
      throw new CallError('refused', refusal)
    },
  })
}

/** What a transition changes and what it asks for, before anything is sent. */
export const TransitionDialog = ({ asked }: { asked: Asked }) => {
  const text = useWorkflowText()
  const { workflow, name, rows } = asked
  const { form: fields = [], danger, to } = workflow.transitions[name] ?? {}
  // Where no table says what it is about, the first line does.
  const about = to === undefined && !fields.some(({ was }) => was) ? rows.map((row) => rowName(workflow.list, row)) : []
  const form = useTransitionForm(asked, fields)
  const key = `transition.${workflow.of}.${name}`
  const labelOf = (field: Field): string => {
    const label = text.word(`form.${workflow.of}.${name}.${field.name}`)
    if (field.kind === 'money') return text('field.money', { label, currency: currencyOf(asked) })
    return field.kind === 'rate' ? text('field.percent', { label }) : label
  }
  return (
    <FormDialog
      title={text.word(key)}
      testId={`transition-${name}`}
      parts="transition"
      note={[...about, text.word(`${key}.note`, '')].filter(Boolean).join(' · ')}
      wide={rows.length > 1}
      danger={danger}
      {...(rows.length > 1 ? { sends: text('workflow.sendMany', { n: rows.length }) } : {})}
      fields={fields}
      form={form}
      labelOf={labelOf}
      wordOf={text.word}
      onClose={() => asked.answer(undefined)}
    >
      <TransitionTable {...asked} typedIn={(field) => form.watch(field) ?? ''} />
    </FormDialog>
  )
}
