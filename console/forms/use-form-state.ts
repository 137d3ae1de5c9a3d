import { QueryClientContext } from '@tanstack/react-query'
import { type ReactNode, useContext } from 'react'
import type * as z from 'zod/mini'
import type { Endpoint } from '../../shared/api/endpoint.ts'
import type { Form } from '../../shared/forms/define-form.ts'
import type { Field, FormInput } from '../../shared/forms/form.ts'
import type { FieldValue } from '../../shared/forms/read-field.ts'
import type { Params } from '../../shared/i18n/texts.ts'
import { fieldsIn } from '../../shared/record/fields.ts'
import { call } from '../http/client.ts'
import { confirm } from '../state/confirm.ts'
import { useSession } from '../state/session.ts'
import { showToast } from '../state/toasts.ts'
import { changesOf, prefixesOf } from './changes.ts'
import { useFormText } from './form-text.ts'
import { type Offered, useFields } from './use-fields.ts'
import type { AskLeft } from './use-left-field.ts'

type Name<F extends readonly Field[]> = F[number]['name']

/** What either frame of a form takes. */
export type FormProps<E extends Endpoint, F extends readonly Field[], About> = {
  readonly form: Form<E, F, About>
  /** What its fields begin with, as on the wire. */
  readonly start?: Partial<FormInput<F>>
  /** Of its money; absent: that of the company. */
  readonly currency?: string
  /** What is filled in its words. */
  readonly params?: Params
  /** By field, and `field.option` of a choice that stands open. */
  readonly notes?: Readonly<Partial<Record<Name<F> | `${Name<F>}.${string}`, ReactNode>>>
  /** What its fields of kind `one` offer. */
  readonly offered?: Offered
  /** Fields that are not asked for this time: they are sent as they begin. */
  readonly without?: readonly Name<F>[]
  /** By field, what the server is asked once it is left. */
  readonly left?: Readonly<Partial<Record<Name<F>, AskLeft>>>
  /** What is asked of the server between its steps. @throws {CallError} */
  readonly onStep?: Parameters<typeof useFields>[0]['onStep']
  /** How it is sent, where there is more to it than the call; undefined: not sent after all. @throws {CallError} */
  readonly send?: (input: z.input<E['input']>) => Promise<z.output<E['data']> | undefined>
  /** Called with the answer and what was sent, once it is. */
  readonly onDone: (data: z.output<E['data']>, input: z.input<E['input']>) => void
  readonly mild?: boolean
  readonly children?: ReactNode
} & (undefined extends About ? { readonly about?: About } : { readonly about: About })

type Input = Readonly<Record<string, FieldValue>>

const isRow = (about: unknown): about is Input => typeof about === 'object' && about !== null

/** @param input of the call @param parts files that go beside it */
const bodyOf = (input: unknown, parts: ReadonlyMap<string, Blob>): unknown => {
  if (parts.size === 0) return input
  const body = new FormData()
  for (const [name, value] of Object.entries(fieldsIn(input))) if (value !== null) body.set(name, String(value))
  for (const [name, part] of parts) body.set(name, part, part instanceof File ? part.name : `${name}.jpg`)
  return body
}

/** A declared form at work: asked about and sent, with what follows; what it changed is asked anew. */
export const useFormState = <E extends Endpoint, F extends readonly Field[], About>(
  props: FormProps<E, F, About>,
  onSent?: () => void,
) => {
  const { form, about, start, params, without = [], onDone } = props
  const queries = useContext(QueryClientContext)
  const own = useSession((state) => state.record?.currency ?? '')
  const text = useFormText(form.words)
  const { currency = own, offered } = props
  const prefixes = prefixesOf(form)
  const hidden = new Set<string>(without)
  const begin: Partial<Input> | undefined = start
  const fields = form.fields.filter(({ name }) => !hidden.has(name))
  const isSure = async (values: Input): Promise<boolean> => {
    const changes = changesOf({ fields, from: begin ?? {}, to: values, text, currency, params, prefixes })
    const [first] = fields
    if (changes === '' && first) state.form.refuse(first.name, text('form.same'))
    if (changes === '') return false
    return confirm({
      title: state.word('ask') || state.word('title'),
      text: state.word('askText') ? state.word('askText').replace('{changes}', () => changes) : changes,
      yes: state.word('yes') || text('form.yes'),
      no: text('word.cancel'),
      ...(form.danger ? { danger: true } : {}),
    })
  }
  const state = useFields({
    fields,
    steps: form.steps,
    onStep: props.onStep,
    left: props.left,
    text,
    prefixes,
    params,
    start: begin,
    offered,
    currency,
    guarded: !form.unguarded,
    send: async (typed, parts) => {
      const values = { ...Object.fromEntries(without.map((name) => [name, begin?.[name] ?? null])), ...typed }
      const input = form.input ? form.input(values as FormInput<F>, about as About) : values
      if (form.asks && !(await isSure({ ...values, ...(input as Input) }))) return
      const body = bodyOf(input, parts) as z.input<E['input']>
      const data = await (props.send ? props.send(body) : call(form.endpoint, body, { tell: 'never' }))
      // Another platform's answer may be without data: only who sends in its own way can leave it.
      if (props.send && data === undefined) return
      const done = state.word('done')
      if (done) showToast('good', done)
      onSent?.()
      if (form.refreshes) void queries?.invalidateQueries()
      onDone(data as z.output<E['data']>, body)
    },
  })
  return {
    state,
    note: state.word('note'),
    label: state.word('send') || text('form.send'),
    row: isRow(about) && fields.some(({ was }) => was) ? about : undefined,
    // Names of fields, whichever they are.
    notes: props.notes,
  }
}
