import { type FormEvent, useState } from 'react'
import { type FieldValues, type Resolver, useForm as useFormState } from 'react-hook-form'
import type { Typed } from '../../shared/forms/read-field.ts'
import { CallError } from '../http/errors.ts'
import type { TextKey } from '../i18n/use-text.ts'
import { usePreferences } from '../state/preferences.ts'
import { useUnsaved } from '../state/unsaved.ts'
import { useChange } from '../state/use-change.ts'
import { useMessageText } from './message-text.ts'

export type FormValues = Readonly<Record<string, Typed>>
/**
 * What is wrong with each field as the form stands, a key of the shell's words or a feature's own sentence; a field without
 * a rule is always right.
 */
export type FormRules<V extends FormValues> = {
  readonly [Name in keyof V]?: (value: V[Name], all: V) => TextKey | (string & {}) | undefined
}

export interface FormOptions<V extends FormValues> {
  readonly defaults: V
  readonly rules: FormRules<V>
  /** Sends the values; a CallError becomes messages beside its fields, or one line above them. */
  readonly send: (values: V) => Promise<void>
  /** A field whose rule reads another one, by that other: judged again with it, once it has been left. */
  readonly again?: { readonly [Name in keyof V]?: keyof V & string }
  /** Whether leaving with changes asks first; a sign-in does not. */
  readonly guarded?: boolean
}

const resolverOf =
  <V extends FormValues>(rules: FormRules<V>): Resolver =>
  (values) => {
    const wrong = Object.keys(rules).flatMap((name) => {
      const message = rules[name]?.(values[name], values as V)
      return message ? [[name, { type: 'rule', message }] as const] : []
    })
    return wrong.length > 0 ? { values: {}, errors: Object.fromEntries(wrong) } : { values, errors: {} }
  }

const messageOf = (message: unknown): string | undefined => (typeof message === 'string' ? message : undefined)

/**
 * A form of the specification: fields are judged on leaving them, the first wrong one takes the focus on sending, what the
 * server says about a field stands beside it, and nothing that was typed is ever lost.
 */
export const useForm = <V extends FormValues>({
  defaults,
  rules,
  send,
  again = {},
  guarded = true,
}: FormOptions<V>) => {
  const say = useMessageText()
  const [alert, setAlert] = useState('')
  const form = useFormState<FieldValues>({
    defaultValues: defaults,
    resolver: resolverOf(rules),
    mode: 'onTouched',
    reValidateMode: 'onChange',
  })
  const { errors, isSubmitting, isDirty } = form.formState
  useUnsaved(guarded && isDirty)
  const language = usePreferences((state) => state.language)
  // What the server said stands in the language in which it was asked: it goes with it.
  useChange(language, () => {
    setAlert('')
    for (const [name, error] of Object.entries(errors)) if (error?.type === 'server') form.clearErrors(name)
  })

  const fail = (error: CallError): void => {
    const wrong = Object.entries(error.fields).filter(([name]) => name in defaults)
    for (const [index, [name, message]] of wrong.entries()) {
      form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
    }
    setAlert(wrong.length > 0 ? '' : error.message)
  }
  /** Asks the server: what it refuses stands beside its fields, or above them. */
  const attempt = async (ask: () => Promise<void>): Promise<void> => {
    setAlert('')
    try {
      await ask()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      fail(error)
    }
  }
  const submit = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault()
    if (!isSubmitting) await attempt(form.handleSubmit((values) => send(values as V)))
  }
  const inputOf = (name: keyof V & string) => {
    const input = form.register(name)
    const reader = again[name]
    if (!reader) return input
    const onChange: typeof input.onChange = async (event) => {
      await input.onChange(event)
      if (form.getFieldState(reader).isTouched) await form.trigger(reader)
    }
    return { ...input, onChange }
  }
  return {
    /** Props of the field `name`: its place in the form and what is wrong with it. */
    field: (name: keyof V & string) => ({
      id: name,
      error: say(messageOf(errors[name]?.message)),
      input: inputOf(name),
    }),
    values: () => form.getValues(),
    /** The value of one field, and a new picture whenever it changes. */
    watch: <Name extends keyof V & string>(name: Name): V[Name] => form.watch(name),
    put: (name: keyof V & string, value: Typed) => form.setValue<string>(name, value, { shouldDirty: true }),
    /** The fields that something is wrong with, by what was found last. */
    wrong: () => Object.keys(defaults).filter((name) => form.getFieldState(name).invalid),
    /** Judges one field now; true when it is right. */
    check: (name: keyof V & string) => form.trigger(name),
    /** The same, and whoever has to put it right stands in it. */
    checkFirst: async (name: keyof V & string): Promise<boolean> => {
      if (await form.trigger(name)) return true
      form.setFocus(name, { shouldSelect: true })
      return false
    },
    refuse: (name: keyof V & string, message: string) => form.setError(name, { type: 'server', message }),
    select: (name: keyof V & string) => form.setFocus(name, { shouldSelect: true }),
    /** Begins with what it is given by now. @param keepDirtyValues what was typed stays */
    reset: (keepDirtyValues = false) => form.reset(defaults, { keepDirtyValues }),
    alert,
    busy: isSubmitting,
    attempt,
    submit,
  }
}
