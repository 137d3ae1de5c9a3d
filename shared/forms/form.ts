import * as z from 'zod/mini'

/**
 * What a field holds on the wire: `money` integer minor units, `rate` basis points, `count` and `choice` integers, `date`
 * `YYYY-MM-DD`, `text` without blanks around it, `check` a boolean, `member` the id of a person of the viewer's scope.
 */
export type FieldKind = 'text' | 'money' | 'count' | 'rate' | 'choice' | 'date' | 'check' | 'member'

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
  /** How they follow from it: its value (absent), `scaled` by a rate of change, or so often as another column says. */
  readonly becomes?: 'scaled' | { readonly times: string }
}

type Value<Kind extends FieldKind> = Kind extends 'text' | 'date' | 'member'
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
  member: maker('member'),
} as const

/** Minor units, pieces: what no form has ever a use for. */
const LARGEST = 1e13
const LONGEST = 300

const numberSchema = ({ least, most }: Field) => z.int().check(z.minimum(least ?? -LARGEST), z.maximum(most ?? LARGEST))

/** The id of an account. */
export const memberId = z.string().check(z.regex(/^[1-9]\d{0,17}$/))

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
    case 'member':
      return memberId
    case 'text':
      return z.string().check(z.trim(), z.minLength(field.least ?? 1), z.maxLength(field.most ?? LONGEST))
    default:
      return field.kind satisfies never
  }
}

/** The shape of a form's input, for an endpoint. */
export const shapeOf = (fields: readonly Field[]): Readonly<Record<string, z.ZodMiniType>> =>
  Object.fromEntries(
    fields.map((field) => [field.name, field.optional ? z.nullable(schemaOf(field)) : schemaOf(field)]),
  )
