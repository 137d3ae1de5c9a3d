import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Field } from '../../shared/forms/form.ts'
import { type FieldValue, limitText, readField, type Typed, typedOf } from '../../shared/forms/read-field.ts'
import { repasswordRule } from '../../shared/forms/rules.ts'
import { fill, type Params } from '../../shared/i18n/texts.ts'
import type { FormText } from './form-text.ts'
import { useForm } from './use-form.ts'
import type { AskLeft } from './use-left-field.ts'
import { useNewPassword } from './use-new-password.ts'

type Input = Readonly<Record<string, FieldValue>>
type Start = Readonly<Record<string, FieldValue | undefined>>

/** By field, what there is to choose from. */
export type Offered = Readonly<Record<string, readonly { readonly value: string; readonly name: string }[]>>

interface Options {
  readonly fields: readonly Field[]
  /** Names of the fields of each step; absent: all at once. */
  readonly steps?: Readonly<Record<string, readonly string[]>> | undefined
  /** By field, what the server is asked once it is left. */
  readonly left?: Readonly<Record<string, AskLeft | undefined>> | undefined
  /** Asked before the next step is drawn, with what was typed; answers what its fields begin with. @throws {CallError} it is not drawn */
  readonly onStep?:
    | ((step: string, typed: Readonly<Record<string, Typed>>) => Promise<Readonly<Record<string, Typed>>>)
    | undefined
  readonly text: FormText
  /** Before the words of its fields, `form.<id>`; of several the first that has one. */
  readonly prefixes: readonly string[]
  /** What is filled in the words. */
  readonly params?: Params | undefined
  /** What the fields begin with, as on the wire. */
  readonly start?: Start | undefined
  /** What fields of kind `one` offer. */
  readonly offered?: Offered | undefined
  /** What fields are called that are made at run time. */
  readonly labels?: Readonly<Record<string, string>>
  /** Of its money. */
  readonly currency: string
  readonly guarded?: boolean
  /** @throws {CallError} whose fields stand beside theirs */
  readonly send: (input: Input, parts: ReadonlyMap<string, Blob>) => Promise<void>
}

/** Whatever the fields of a declared form do: what is wrong with each, the steps, and what is sent. */
export const useFields = (options: Options) => {
  const {
    fields,
    steps,
    left = {},
    onStep,
    text,
    prefixes,
    params,
    start = {},
    offered = {},
    labels = {},
    currency,
    guarded,
    send,
  } = options
  const id = useId()
  // A step of which no field is asked for this time is none.
  const names = Object.keys(steps ?? {}).filter((one) => fields.some(({ name }) => steps?.[one]?.includes(name)))
  const [step, setStep] = useState(0)
  const password = useNewPassword(fields.some(({ kind }) => kind === 'password'))
  /** What an image will be, as it is cut. */
  const cut = useRef(new Map<string, () => Promise<Blob | undefined>>())

  const wrong = (field: Field, typed: Typed, all: Readonly<Record<string, Typed>>): string | undefined => {
    if (field.repeats) return repasswordRule(String(all[field.repeats]))(String(typed))
    if (field.kind === 'password') return password.rule(String(typed))
    const read = readField(field, typed, currency)
    if ('value' in read) return undefined
    if ('rule' in read) return text.word(read.rule)
    const limit = read.fault === 'most' || read.fault === 'size' ? field.most : field.least
    return text(`field.${read.fault}`, limit === undefined ? {} : { limit: limitText(field, limit, currency) })
  }
  const form = useForm<Readonly<Record<string, Typed>>>({
    defaults: Object.fromEntries(
      fields.map((field) => {
        const value = start[field.name]
        return [field.name, typedOf(field, value === undefined ? field.first : value, currency)]
      }),
    ),
    rules: Object.fromEntries(
      fields.map((field) => [
        field.name,
        // Of a choice that stands open, the library says null while none is taken.
        (typed: Typed | null, all: Readonly<Record<string, Typed>>) => wrong(field, typed ?? '', all),
      ]),
    ),
    again: Object.fromEntries(fields.flatMap(({ name, repeats }) => (repeats ? [[repeats, name]] : []))),
    ...(guarded === undefined ? {} : { guarded }),
    send: async (typed): Promise<void> => {
      const input: Record<string, FieldValue> = {}
      const parts = new Map<string, Blob>()
      for (const field of fields) {
        const read = readField(field, typed[field.name] ?? '', currency)
        if (!('value' in read)) continue
        if (typeof read.value !== 'object' || read.value === null) {
          input[field.name] = read.value
          continue
        }
        const part = field.kind === 'image' ? await cut.current.get(field.name)?.() : read.value
        if (!(part instanceof Blob)) return form.refuse(field.name, text.word('form.avatar.size'))
        parts.set(field.name, part)
      }
      await send(input, parts)
    },
  })

  const stepOf = (name: string): number =>
    Math.max(
      0,
      names.findIndex((one) => steps?.[one]?.includes(name)),
    )
  const shown = steps ? fields.filter(({ name }) => steps[names[step] ?? '']?.includes(name)) : fields
  const isLast = step >= names.length - 1
  /** The field to stand in once its step is drawn. */
  const goal = useRef<string>(undefined)
  useEffect(() => {
    const name = goal.current
    goal.current = undefined
    if (name && stepOf(name) === step) form.select(name)
  })
  const go = (to: number, name = steps?.[names[to] ?? '']?.[0]): void => {
    goal.current = name
    setStep(to)
  }
  const [isAsking, setAsking] = useState(false)
  const submit = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault()
    if (!isLast) {
      const right = await Promise.all(shown.map(async ({ name }) => ((await form.check(name)) ? undefined : name)))
      const first = right.find((name) => name !== undefined)
      if (first !== undefined) return form.select(first)
      if (isAsking) return
      setAsking(true)
      await form.attempt(async () => {
        const found = (await onStep?.(names[step] ?? '', form.values())) ?? {}
        for (const [name, value] of Object.entries(found)) form.put(name, value)
        go(step + 1)
      })
      return setAsking(false)
    }
    await form.submit(event)
    const first = form.wrong().sort((a, b) => stepOf(a) - stepOf(b))[0]
    if (first !== undefined && stepOf(first) !== step) go(stepOf(first), first)
  }
  const word = (...ends: readonly string[]): string =>
    fill(text.word(...prefixes.flatMap((prefix) => ends.map((end) => `${prefix}.${end}`)), ''), params)
  return {
    id,
    form: { ...form, busy: form.busy || isAsking },
    fields,
    shown,
    steps: names,
    step,
    isLast,
    back: () => go(step - 1),
    submit,
    text,
    /** The first of the form's own words that there is, filled; empty without one. */
    word,
    currency,
    offered,
    left,
    passwordNote: password.note,
    cut: cut.current,
    labelOf: (field: Field): string => {
      const label = labels[field.name] ?? (word(field.name) || field.name)
      if (field.kind === 'money') return text('field.money', { label, currency })
      return field.kind === 'rate' ? text('field.percent', { label }) : label
    },
  }
}

export type FormState = ReturnType<typeof useFields>
