import type { Field, FormInput } from '../../shared/forms/form.ts'
import { type FieldValue, limitText, readField, type Typed, typedOf } from '../../shared/forms/read-field.ts'
import { useForm } from './use-form.ts'
import { useFormWords } from './use-form-words.ts'

export type DeclaredForm = ReturnType<typeof useForm<Readonly<Record<string, Typed>>>>
interface Options<Fields extends readonly Field[]> {
  readonly fields: Fields
  /** What stands in fields already; the others begin as they are declared. */
  readonly values?: Readonly<Record<string, FieldValue | undefined>>
  /** Of its amounts. */
  readonly currency: string
  /** @throws {CallError} shown beside its fields, or above them */
  readonly send: (values: FormInput<Fields>) => Promise<void>
}

/** A form of declared fields: judged and read by their kinds, as the call reads them. */
export const useDeclaredForm = <const Fields extends readonly Field[]>({
  fields,
  values = {},
  currency,
  send,
}: Options<Fields>): DeclaredForm => {
  const text = useFormWords()
  const wrong = (field: Field, typed: Typed): string | undefined => {
    const read = readField(field, typed, currency)
    if (!('fault' in read)) return undefined
    const limit = read.fault === 'most' ? field.most : field.least
    return text(`field.${read.fault}`, limit === undefined ? {} : { limit: limitText(field, limit, currency) })
  }
  const begin = (field: Field): Typed => {
    const value = values[field.name]
    return typedOf(field, value === undefined ? field.first : value, currency)
  }
  return useForm<Readonly<Record<string, Typed>>>({
    defaults: Object.fromEntries(fields.map((field) => [field.name, begin(field)])),
    rules: Object.fromEntries(fields.map((field) => [field.name, (typed: Typed) => wrong(field, typed)])),
    send: (typed) => {
      const read = fields.flatMap((field) => {
        const one = readField(field, typed[field.name] ?? '', currency)
        return 'value' in one ? [[field.name, one.value] as const] : []
      })
      return send(Object.fromEntries(read) as FormInput<Fields>)
    },
  })
}
