import { amountText, countText, rateText } from '../format/number.ts'
import { fromWire, type NumberFault, readTyped } from '../format/typed-number.ts'
import { type Field, isPart } from './form.ts'
import { boxesOf, periodOf } from './period.ts'
import { avatarRule, codeRule, passwordRule } from './rules.ts'

export type FieldValue = string | number | boolean | null
/** A file as the browser describes it. */
export interface Part {
  readonly type: string
  readonly size: number
}
/** What stands in a field's box. */
export type Typed = string | boolean | Part

/** Why what was typed cannot be sent; words under `field.<fault>`. */
export type FieldFault = 'missing' | NumberFault | 'least' | 'most' | 'short' | 'wrong' | 'period' | 'size'

/** `rule`: a key of the error catalogue, or of the form's own words. */
export type Read = { readonly value: FieldValue | Part } | { readonly fault: FieldFault } | { readonly rule: string }

const isNumber = (kind: Field['kind']): kind is 'money' | 'count' | 'rate' =>
  kind === 'money' || kind === 'count' || kind === 'rate'

const isChosen = (kind: Field['kind']): boolean =>
  kind === 'choice' ||
  kind === 'one' ||
  kind === 'member' ||
  kind === 'creator' ||
  kind === 'material' ||
  kind === 'media'

const readNumber = (field: Field & { kind: 'money' | 'count' | 'rate' }, typed: string, currency: string) => {
  const read = readTyped(typed.replace(/%$/, ''), field.kind, currency)
  if ('fault' in read) return read
  const value = Number(read.wire)
  if (value < (field.least ?? value)) return { fault: 'least' } as const
  if (value > (field.most ?? value)) return { fault: 'most' } as const
  return { value }
}

const readPart = (field: Field, part: Part): Read => {
  const rule = field.kind === 'image' ? avatarRule(part) : undefined
  if (rule) return { rule }
  return part.size > (field.most ?? part.size) ? { fault: 'size' } : { value: part }
}

const readText = (field: Field, text: string): Read => {
  const { kind, least = 1, options = [] } = field
  const rule = kind === 'code' ? codeRule(text) : field.rule?.(text)
  if (rule) return { rule }
  if (kind === 'choice') {
    const value = options.find((option) => String(option) === text)
    return value === undefined ? { fault: 'wrong' } : { value }
  }
  if (kind === 'period') {
    if (boxesOf(text).includes('')) return { fault: 'missing' }
    return periodOf(text) ? { value: text } : { fault: 'period' }
  }
  if (kind === 'text' && [...text].length < least) return { fault: 'short' }
  return { value: text }
}

/** What was typed as the wire has it, or what is wrong with it. @param currency of the row that the form is about */
export const readField = (field: Field, typed: Typed, currency: string): Read => {
  const { kind, optional } = field
  if (typeof typed === 'object') return readPart(field, typed)
  if (kind === 'check') {
    const rule = field.rule?.(typed === true ? 'true' : '')
    return rule ? { rule } : { value: typed === true }
  }
  if (kind === 'password') {
    const rule = passwordRule(String(typed))
    return rule ? { rule } : { value: String(typed) }
  }
  const text = String(typed).trim()
  if (text === '' || text === '/') {
    if (optional) return { value: null }
    const rule = field.rule?.(text) ?? (kind === 'code' ? codeRule(text) : undefined)
    return rule ? { rule } : { fault: isPart(field) || isChosen(kind) ? 'wrong' : 'missing' }
  }
  return isNumber(kind) ? readNumber({ ...field, kind }, text, currency) : readText(field, text)
}

/** A value of the wire as it stands in the field's box. */
export const typedOf = ({ kind }: Field, value: FieldValue | undefined, currency: string): string | boolean => {
  if (kind === 'check') return value === true
  if (value === null || value === undefined) return ''
  return isNumber(kind) ? fromWire(String(value), kind, currency) : String(value)
}

/** A limit as it would be typed. */
export const limitText = ({ kind }: Field, value: number, currency: string): string => {
  if (kind === 'money') return amountText(value, currency)
  if (kind === 'file') return `${countText(Math.floor(value / 1024))} KB`
  return kind === 'rate' ? rateText(value) : countText(value)
}
