import * as z from 'zod/mini'
import type { ScreenId } from '../access/screens.ts'
import { rowId, rowIds } from '../api/row-id.ts'
import type { SmsType } from '../areas/account/api.ts'
import type { MediaFile } from '../areas/media/api.ts'
import { periodOf } from './period.ts'
import { codeRule, leastPassword, longestPassword } from './rules.ts'

/**
 * What a field holds on the wire: `money` integer minor units, `rate` basis points, `count` integers, `choice` one of its
 * options, `date` `YYYY-MM-DD`, `period` two of them with `/` between (both included), `text` and `code` (of a text message)
 * without blanks around them, `password` a new one as it was typed, `check` a boolean, `member` the id of a person of the viewer's scope, `tree` the id of a category, `product`
 * the id of a product, `material` the ids of usable materials with commas between, `media` the id of a file that came through an upload, `creator` the id of a creator whom the viewer looks after, `one` the name of one of what is offered when the
 * form is drawn. `image` (a square JPEG) and `file` are sent as parts beside all others.
 */
export type FieldKind =
  | 'text'
  | 'password'
  | 'code'
  | 'money'
  | 'count'
  | 'rate'
  | 'choice'
  | 'one'
  | 'date'
  | 'period'
  | 'check'
  | 'member'
  | 'creator'
  | 'tree'
  | 'product'
  | 'material'
  | 'media'
  | 'image'
  | 'file'

export interface Field<Name extends string = string, Kind extends FieldKind = FieldKind> {
  readonly name: Name
  readonly kind: Kind
  /** May stay empty: null on the wire. */
  readonly optional?: true
  /** In the unit of the wire; of a text its characters, of a file its bytes, of materials how many. */
  readonly least?: number
  readonly most?: number
  /** Of a text that may be long: the lines that its box shows. */
  readonly lines?: number
  /** Of a `choice`, with the dictionary's prefix of its words. */
  readonly options?: readonly (number | string)[]
  readonly labels?: string
  /** All of them stand open; else behind a box. */
  readonly open?: true
  /** Of a `text`, a `choice` or a `check` (`true`): what is wrong with it as it stands, as a key of the form's words or of the error catalogue. */
  readonly rule?: (value: string) => string | undefined
  /** Of a `text`: what is offered while it is typed. */
  readonly offers?: readonly string[]
  /** What a browser may fill in. */
  readonly autoComplete?: string
  /** Names the account whose password is asked for in another step. */
  readonly who?: true
  /** Of a `password`: the field that it repeats. */
  readonly repeats?: string
  /** Of a `code`: what it is for, and the field with the number that it goes to; absent: the account's own. */
  readonly purpose?: SmsType
  readonly to?: string
  /** Of a `member`: film cutters alone. */
  readonly cutters?: true
  /** Of a `member`: those alone who may open this screen. */
  readonly opens?: MemberScreen
  /** Of a `media`: which kinds it takes (1 video, 2 picture, 3 sound, 4 text); absent: all. */
  readonly kinds?: readonly MediaFile['kind'][]
  /** Of a `file`: what may be chosen, `.csv,.xlsx`. */
  readonly accept?: string
  /** The columns of the row that it changes, least and greatest where they are two: shown as they are and will be. */
  readonly was?: readonly string[]
  /** What it begins with where nothing is to be changed yet. */
  readonly first?: number | string | boolean
  /** How they follow from it: its value (absent), `scaled` by a rate of change, or so often as another column says. */
  readonly becomes?: 'scaled' | { readonly times: string }
}

type NumberKind = 'money' | 'count' | 'rate'
type PartKind = 'image' | 'file'
type Choice<F extends Field> = F extends { readonly options: readonly (infer Option)[] } ? Option : number
type Value<F extends Field> = F['kind'] extends NumberKind
  ? number
  : F['kind'] extends 'check'
    ? boolean
    : F['kind'] extends 'choice'
      ? Choice<F>
      : string
type Empty<F extends Field> = F extends { readonly optional: true } ? null : never

/** What a form sends; its files go beside it. */
export type FormInput<Fields extends readonly Field[]> = {
  readonly [F in Fields[number] as F['kind'] extends PartKind ? never : F['name']]: Value<F> | Empty<F>
}

/** Whether it is sent as a part beside all others. */
export const isPart = ({ kind }: Field): boolean => kind === 'image' || kind === 'file'

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
  password: maker('password'),
  code: maker('code'),
  money: maker('money'),
  count: maker('count'),
  rate: maker('rate'),
  choice: maker('choice'),
  date: maker('date'),
  period: maker('period'),
  check: maker('check'),
  one: maker('one'),
  member: maker('member'),
  creator: maker('creator'),
  tree: maker('tree'),
  product: maker('product'),
  material: maker('material'),
  media: maker('media'),
  image: maker('image'),
  file: maker('file'),
} as const

/** Minor units, pieces: what no form has ever a use for. */
const LARGEST = 1e13
const LONGEST = 300
const LONGEST_ID = 100

const numberSchema = ({ least, most }: Field) => z.int().check(z.minimum(least ?? -LARGEST), z.maximum(most ?? LARGEST))

/** Screens by which members are chosen: who cannot open one has no use there. */
export const memberScreens = ['clipTasks'] as const satisfies readonly ScreenId[]
type MemberScreen = (typeof memberScreens)[number]

/** Ids that a field of several things holds, unless it says otherwise. */
export const MOST_IDS = 20

/** The ids of a field of several things: each once, in their order; none of null and of an empty text. */
export const idsOf = (value: string | null): readonly string[] => [...new Set((value ?? '').split(',').filter(Boolean))]

const schemaOf = (field: Field): z.ZodMiniType => {
  switch (field.kind) {
    case 'money':
    case 'count':
    case 'rate':
      return numberSchema(field)
    case 'choice':
      return z.union([z.int(), z.string()]).check(z.refine((value) => field.options?.includes(value) ?? false))
    case 'date':
      return z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
    case 'period':
      return z.string().check(z.refine((value) => periodOf(value) !== undefined))
    case 'check':
      return z.boolean()
    case 'member':
    case 'media':
      return rowId
    case 'material':
      return rowIds.check(z.refine((value) => idsOf(value).length <= (field.most ?? MOST_IDS)))
    case 'text':
      return z.string().check(
        z.trim(),
        z.minLength(field.least ?? 1),
        z.maxLength(field.most ?? LONGEST),
        z.refine((value) => field.rule?.(value) === undefined),
      )
    case 'password':
      return z.string().check(z.minLength(leastPassword), z.maxLength(longestPassword))
    case 'code':
      return z.string().check(
        z.trim(),
        z.refine((value) => codeRule(value) === undefined),
      )
    case 'one':
    case 'creator':
    case 'tree':
    case 'product':
      return z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_ID))
    case 'image':
    case 'file':
      throw new TypeError(`${field.name} is sent as a part, not in the call's input`)
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
    fields
      .filter((field) => !isPart(field))
      .map((field) => [field.name, field.optional ? z.nullable(schemaOf(field)) : schemaOf(field)]),
  ) as FormShape<Fields>
