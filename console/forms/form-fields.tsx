import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import type { Field } from '../../shared/forms/form.ts'
import { type LazyPart, lazyPart } from '../ui/lazy-part.tsx'
import './forms.css'
import { AskedField } from './kinds/asked-field.tsx'
import type { Bound } from './kinds/bound.ts'
import { OpenChoice } from './kinds/open-choice.tsx'
import { PeriodField } from './kinds/period-field.tsx'
import {
  CheckField,
  ChoiceField,
  LineField,
  LongField,
  NewPasswordField,
  OneField,
  SmsField,
} from './kinds/plain-fields.tsx'
import type { FormState } from './use-fields.ts'
import { useReady } from './use-ready.ts'

/** What few forms have comes with those that have it. */
const lateKinds: Partial<Record<Field['kind'], LazyPart<Bound>>> = {
  member: lazyPart(async () => (await import('./kinds/member-field.tsx')).MemberField),
  creator: lazyPart(async () => (await import('./kinds/creator-field.tsx')).CreatorField),
  tree: lazyPart(async () => (await import('./kinds/tree-field.tsx')).TreeField),
  product: lazyPart(async () => (await import('./kinds/product-field.tsx')).ProductField),
  material: lazyPart(async () => (await import('./kinds/material-field.tsx')).MaterialField),
  media: lazyPart(async () => (await import('./kinds/media-field.tsx')).MediaField),
  image: lazyPart(async () => (await import('./kinds/image-field.tsx')).ImageField),
  file: lazyPart(async () => (await import('./kinds/file-field.tsx')).FileField),
}
const kinds: Partial<Record<Field['kind'], ComponentType<Bound>>> = {
  password: NewPasswordField,
  code: SmsField,
  choice: ChoiceField,
  one: OneField,
  check: CheckField,
  period: PeriodField,
  ...lateKinds,
}

interface Props {
  readonly state: FormState
  /** What is said under a field, where it is not the form's own word, and beside its options (`field.option`). */
  readonly notes?: Readonly<Record<string, ReactNode>> | undefined
}

const boundOf = (field: Field, state: FormState, notes: Readonly<Record<string, ReactNode>>): Bound => {
  const { form, labelOf, word } = state
  const { name } = field
  const { id, error, input } = form.field(name)
  return {
    id,
    field,
    label: labelOf(field),
    error,
    note: notes[name] ?? (word(`${name}.note`) || undefined),
    noteOf: (option) => notes[`${name}.${option}`],
    input,
    state,
    value: form.watch(name) ?? '',
    put: (value) => form.put(name, value),
    refer: (element) => input.ref(element && { name, focus: () => element.focus() }),
  }
}

/** A dialog whose fields came later than itself begins at its first field too. */
const Arrived = () => {
  const here = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const form = here.current?.closest('dialog form')
    if (form && !form.contains(document.activeElement))
      form.querySelector<HTMLElement>(':is(input, select, textarea, button):enabled:not([hidden])')?.focus()
  }, [])
  return <span ref={here} hidden />
}

/** The fields of a declared form that stand now, each with what is wrong with it; they appear together. */
export const FormFields = ({ state, notes = {} }: Props) => {
  const late = state.shown.flatMap(({ kind }) => lateKinds[kind] ?? [])
  if (!useReady(late)) return null
  return (
    <>
      {state.shown.map((field) => {
        const bound = boundOf(field, state, notes)
        const Kind = field.lines ? LongField : field.open ? OpenChoice : (kinds[field.kind] ?? LineField)
        const ask = state.left[field.name]
        return ask ? (
          <AskedField key={field.name} kind={Kind} bound={bound} ask={ask} />
        ) : (
          <Kind key={field.name} {...bound} />
        )
      })}
      {late.length > 0 ? <Arrived /> : null}
    </>
  )
}
