import type { Field } from '../../shared/forms/form.ts'
import type { FieldValue } from '../../shared/forms/read-field.ts'
import { fill, type Params } from '../../shared/i18n/texts.ts'
import { fieldText } from './field-text.ts'
import type { FormText } from './form-text.ts'

interface Change {
  readonly fields: readonly Field[]
  readonly from: Readonly<Record<string, FieldValue | undefined>>
  readonly to: Readonly<Record<string, FieldValue>>
  readonly text: FormText
  readonly currency: string
  /** What is filled in their names. */
  readonly params?: Params | undefined
  /** Before the names of its fields. */
  readonly prefixes: readonly string[]
}

/** Where the words of a form's fields stand. */
export const prefixesOf = ({ id, like }: { readonly id: string; readonly like?: string }): readonly string[] =>
  [id, like].flatMap((one) => (one ? [`form.${one}`] : []))

/** What a form changes, old → new; empty when it changes nothing. */
export const changesOf = ({ fields, from, to, text, currency, params, prefixes }: Change): string =>
  fields
    .filter(({ name }) => (from[name] ?? null) !== (to[name] ?? null))
    .map((field) => {
      const { name } = field
      return text('form.change', {
        name: fill(text.word(...prefixes.map((prefix) => `${prefix}.${name}`)), params),
        from: fieldText(field, from[name], text, currency),
        to: fieldText(field, to[name], text, currency),
      })
    })
    .join(text('form.between'))
