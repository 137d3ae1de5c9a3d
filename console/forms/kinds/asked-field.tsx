import type { ComponentType } from 'react'
import { type AskLeft, useLeftField } from '../use-left-field.ts'
import type { Bound } from './bound.ts'

interface Props {
  readonly kind: ComponentType<Bound>
  readonly bound: Bound
  readonly ask: AskLeft
}

/** A field that the server judges once it is left; what it begins with counts as left. */
export const AskedField = ({ kind: Kind, bound, ask }: Props) => {
  const { input, error, value } = bound
  const { refusal, onLeft, onTyped } = useLeftField(String(value), ask)
  const onChange: typeof input.onChange = (event) => {
    onTyped()
    return input.onChange(event)
  }
  const onBlur: typeof input.onBlur = (event) => {
    onLeft(event.target.value)
    return input.onBlur(event)
  }
  return <Kind {...bound} error={error ?? refusal} input={{ ...input, onChange, onBlur }} />
}
