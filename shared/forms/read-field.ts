import { amountText, countText, rateText } from '../format/number.ts'
import { fromWire, type NumberFault, readTyped } from '../format/typed-number.ts'
import type { Field } from './form.ts'

export type FieldValue = string | number | boolean | null
/** What stands in a field's box. */
export type Typed = string | boolean

/** Why what was typed cannot be sent; words under `field.<fault>`. */
export type FieldFault = 'missing' | NumberFault | 'least' | 'most' | 'short' | 'wrong'

const isNumber = (kind: Field['kind']): kind is 'money' | 'count' | 'rate' =>
  kind === 'money' || kind === 'count' || kind === 'rate'

const readNumber = (field: Field & { kind: 'money' | 'count' | 'rate' }, typed: string, currency: string) => {
  const read = readTyped(typed.replace(/%$/, ''), field.kind, currency)
  if ('fault' in read) return read
  const value = Number(read.wire)
  if (value < (field.least ?? value)) return { fault: 'least' } as const
  if (value > (field.most ?? value)) return { fault: 'most' } as const
  return { value }
}

/** What was typed as the wire has it, or what is wrong with it. @param currency of the row that the form is about */
export const readField = (
  field: Field,
  typed: Typed,
  currency: string,
): { readonly value: FieldValue } | { readonly fault: FieldFault } => {
  if (typeof typed === 'boolean') return { value: typed }
  const text = typed.trim()
  const { kind } = field
  if (text === '') return field.optional ? { value: null } : { fault: kind === 'member' ? 'wrong' : 'missing' }
  if (isNumber(kind)) return readNumber({ ...field, kind }, text, currency)
  if (kind === 'choice') return field.options?.includes(Number(text)) ? { value: Number(text) } : { fault: 'wrong' }
  if (kind === 'text' && [...text].length < (field.least ?? 1)) return { fault: 'short' }
  return { value: text }
}

/** A value of the wire as it stands in the field's box. */
export const typedOf = ({ kind }: Field, value: FieldValue | undefined, currency: string): Typed => {
  if (kind === 'check') return value === true
  if (value === null || value === undefined) return ''
  return isNumber(kind) ? fromWire(String(value), kind, currency) : String(value)
}

/** A limit as it would be typed. */
export const limitText = ({ kind }: Field, value: number, currency: string): string => {
  if (kind === 'money') return amountText(value, currency)
  return kind === 'rate' ? rateText(value) : countText(value)
}
