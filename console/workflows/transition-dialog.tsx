import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { BulkData } from '../../shared/api/bulk.ts'
import { countText, sumKnown } from '../../shared/format/number.ts'
import type { Field } from '../../shared/forms/form.ts'
import { FormBody, FormButtons } from '../forms/form-body.tsx'
import { useFields } from '../forms/use-fields.ts'
import { CallError } from '../http/errors.ts'
import { rowName } from '../lists/row-name.ts'
import { Dialog } from '../ui/dialog.tsx'
import { exactUnit } from '../ui/figure-text.ts'
import { sendAgreed } from './agree.ts'
import type { Asked } from './asked.ts'
import { newRequestId } from './press.ts'
import { TransitionTable } from './transition-table.tsx'
import { useWorkflowText } from './use-workflow-text.ts'

const none: readonly Field[] = []

/** Where a field begins: at what it changes, where that is one value of one row. */
const startOf = ({ name, kind, was = [], becomes }: Field, { rows, first }: Asked) => {
  if (first?.[name] !== undefined) return first[name]
  const [row, ...others] = rows
  if (kind === 'member') return undefined
  return becomes === undefined && was.length === 1 && others.length === 0 ? row?.[was[0] ?? ''] : undefined
}

/** What nothing was done for, where all rows are refused for one reason. */
const refusalOf = ({ results }: BulkData): BulkData['results'][number] | undefined => {
  const reasons = new Set(results.map(({ ok, message }) => (ok ? '' : message)))
  return reasons.size === 1 ? results.find(({ ok }) => !ok) : undefined
}

/** What a transition changes and what it asks for, before anything is sent. */
export const TransitionDialog = ({ asked }: { asked: Asked }) => {
  const text = useWorkflowText()
  const client = useQueryClient()
  const request = useRef(newRequestId())
  const { workflow, name, rows } = asked
  const { form: fields = none, danger, sum, to } = workflow.transitions[name] ?? {}
  // Where no table says what it is about, the first line does.
  const about = to === undefined && !fields.some(({ was }) => was) ? rows.map((row) => rowName(workflow.list, row)) : []
  const currency = String(rows[0]?.currency ?? asked.currency)
  const key = `transition.${workflow.of}.${name}`
  const state = useFields({
    fields,
    text,
    prefixes: [`form.${workflow.of}.${name}`],
    start: Object.fromEntries(fields.map((field) => [field.name, startOf(field, asked)])),
    currency,
    send: async (input) => {
      const data = await sendAgreed({ workflow, name, rows, request_id: request.current, input }, text, 'never')
      if (!data) return
      const refusal = refusalOf(data)
      if (!refusal) return asked.answer(data)
      void client.invalidateQueries()
      throw new CallError('refused', refusal.message, refusal.fields ? { fields: refusal.fields } : {})
    },
  })
  const aboutOf = (column: string): string => {
    const amounts = rows.map((row) => row[column]).map((amt) => (typeof amt === 'number' ? amt : null))
    return text('workflow.about', {
      n: countText(rows.length),
      amount: exactUnit('money', sumKnown(amounts), currency),
    })
  }
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
      <FormBody state={state} note={[...about, text.word(`${key}.note`, '')].filter(Boolean).join(' · ')}>
        {sum ? <b>{aboutOf(sum)}</b> : null}
        <TransitionTable {...asked} typedIn={(field) => state.form.watch(field) ?? ''} />
      </FormBody>
    </Dialog>
  )
}
