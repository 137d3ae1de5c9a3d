import * as z from 'zod/mini'

/**
 * What a field holds on the wire: `money` integer minor units, `rate` basis points, `count` and `choice` integers, `date`
 * `YYYY-MM-DD`, `text` without blanks around it, `check` a boolean, `one` the name of one of what is offered when the form is drawn,
 * `creator` the id of a creator whom the viewer looks after.
 */
export type FieldKind = 'text' | 'money' | 'count' | 'rate' | 'choice' | 'date' | 'check' | 'one' | 'creator'

export interface Field<Name extends string = string, Kind extends FieldKind = FieldKind> {
  readonly name: Name
  readonly kind: Kind
  /** May stay empty: null on the wire. */
  readonly optional?: true
  /** In the unit of the wire; of a text its characters. */
  readonly least?: number
  readonly most?: number
  /** Of a text that may be long: the lines that its box shows. */
  readonly lines?: number
  /** Of a `choice`, with the dictionary's prefix of its words. */
  readonly options?: readonly number[]
  readonly labels?: string
  /** The columns of the row that it changes, least and greatest where they are two: shown as they are and will be. */
  readonly was?: readonly string[]
  /** What it begins with where nothing is to be changed yet. */
  readonly first?: number | string | boolean
  /** How they follow from it: its value (absent), `scaled` by a rate of change, or so often as another column says. */
  readonly becomes?: 'scaled' | { readonly times: string }
}

type Value<Kind extends FieldKind> = Kind extends 'text' | 'date' | 'one' | 'creator'
  ? string
  : Kind extends 'check'
    ? boolean
    : number
type Empty<F extends Field> = F extends { readonly optional: true } ? null : never

/** What a form sends. */
export type FormInput<Fields extends readonly Field[]> = {
  readonly [F in Fields[number] as F['name']]: Value<F['kind']> | Empty<F>
}

type Options = Omit<Field, 'name' | 'kind'>
const maker =
  <Kind extends FieldKind>(kind: Kind) =>
  <const Name extends string, const Own extends Options = Record<never, never>>(
    name: Name,
    options?: Own,
  ): Field<Name, Kind> & Own =>
    ({ name, kind, ...options }) as Field<Name, Kind> & Own

/** `f.money('budget_amt', { least: 100, was: ['budget'] })`: one maker for each kind. */
export const f = {
  text: maker('text'),
  money: maker('money'),
  count: maker('count'),
  rate: maker('rate'),
  choice: maker('choice'),
  date: maker('date'),
  check: maker('check'),
  one: maker('one'),
  creator: maker('creator'),
} as const

/** Minor units, pieces: what no form has ever a use for. */
const LARGEST = 1e13
const LONGEST = 300
const LONGEST_ID = 100

const numberSchema = ({ least, most }: Field) => z.int().check(z.minimum(least ?? -LARGEST), z.maximum(most ?? LARGEST))

const schemaOf = (field: Field): z.ZodMiniType => {
  switch (field.kind) {
    case 'money':
    case 'count':
    case 'rate':
      return numberSchema(field)
    case 'choice':
      return z.int().check(z.refine((value) => field.options?.includes(value) ?? false))
    case 'date':
      return z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
    case 'check':
      return z.boolean()
    case 'one':
    case 'creator':
      return z.string().check(z.minLength(1), z.maxLength(LONGEST_ID))
    case 'text':
      return z.string().check(z.trim(), z.minLength(field.least ?? 1), z.maxLength(field.most ?? LONGEST))
    default:
      return field.kind satisfies never
  }
}

type FormShape<Fields extends readonly Field[]> = {
  readonly [Name in keyof FormInput<Fields>]: z.ZodMiniType<FormInput<Fields>[Name]>
}

/** The shape of a form's input, for an endpoint. */
export const shapeOf = <const Fields extends readonly Field[]>(fields: Fields): FormShape<Fields> =>
  Object.fromEntries(
    fields.map((field) => [field.name, field.optional ? z.nullable(schemaOf(field)) : schemaOf(field)]),
  ) as FormShape<Fields>
