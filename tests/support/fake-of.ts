import type * as z from 'zod/mini'
import type { $ZodType, $ZodTypes } from 'zod/v4/core'
import type { CallData, Endpoint } from '../../shared/api/endpoint.ts'
import { dayText } from '../../shared/time/zone.ts'

/** 2026-03-17 14:37:20 in Shanghai: what every invented time is near to. */
export const fakeNow = 1_773_729_440
export const fakeZone = 'Asia/Shanghai'

/** What a test says of an answer; the rest is invented. An array stands for that many elements. */
export type Said<T> = T extends readonly (infer One)[]
  ? readonly Said<One>[]
  : T extends object
    ? { readonly [Name in keyof T]?: Said<T[Name]> }
    : T

/** Where a value stands: its field, and the row within the nearest array. */
interface Place {
  readonly name: string
  readonly n: number
}

const ROWS = 3
const countries = ['US', 'GB', 'VN', 'TH']
const scatter = ({ name, n }: Place): number => [...name].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), n) % 7919

const numberAt = (place: Place): number => {
  const { name, n } = place
  if (/(^|_)(t|time|ts|now|since|deadline)$/.test(name)) return fakeNow - n * 3600
  if (/(^|_)(page|rank|level|kind)$/.test(name)) return n + 1
  if (/rate|share|bp$/.test(name)) return 100 + scatter(place)
  return /amt|amount|price|gmv|spend|revenue|cost|commission|balance/.test(name)
    ? 990 + 13 * scatter(place)
    : 1 + scatter(place)
}

const textAt = ({ name, n }: Place): string => {
  if (name === 'currency') return 'USD'
  if (name === 'zone' || name === 'tz') return fakeZone
  if (name === 'region') return countries[n % countries.length] ?? ''
  if (/image|avatar|url/.test(name)) return ''
  if (/(^|_)(day|from|to)$/.test(name)) return dayText(Math.floor(fakeNow / 86_400) - n)
  return `${name}-${n}`
}

/** The first that the schema takes, what a check wants being known from nothing but trying. */
const fitting = (schema: $ZodType, tried: readonly unknown[]): unknown =>
  tried.find((one) => (schema as z.ZodMiniType).safeParse(one).success) ?? tried[0]

const secret = 'a'.repeat(43)
const forms = [
  '2026-03-17',
  '2026-03',
  '2026-W12',
  'US',
  '1',
  '/private/file',
  'https://shop.example/',
  secret,
  `wall_${secret}`,
]

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const entriesOf = (said: unknown): [string, unknown][] => (isObject(said) ? Object.entries(said) : [])

/** @param said stands as it is, objects and arrays with what they leave out */
const made = (schema: $ZodType, said: unknown, place: Place): unknown => {
  const { def } = (schema as $ZodTypes)._zod
  const within = (name: string, one: $ZodType, value: unknown) => made(one, value, { ...place, name })
  switch (def.type) {
    case 'object': {
      const given = Object.fromEntries(entriesOf(said))
      const all = Object.entries(def.shape).map(([name, one]) => [name, within(name, one, given[name])])
      return said === undefined || isObject(said) ? { ...given, ...Object.fromEntries(all) } : said
    }
    case 'array':
      return said === undefined || Array.isArray(said)
        ? (said ?? Array.from({ length: ROWS })).map((one: unknown, n: number) =>
            made(def.element, one, { ...place, n }),
          )
        : said
    case 'record':
      return Object.fromEntries(
        [
          ...[...((!def.partial && def.keyType._zod.values) || [])].map((name) => [String(name), undefined] as const),
          ...entriesOf(said),
        ].map(([name, one]) => [name, within(name, def.valueType, one)]),
      )
    case 'nullable':
      if (said === null || (said === undefined && scatter(place) % 5 === 4)) return null
      return made(def.innerType, said, place)
    case 'optional':
      return said === undefined ? undefined : made(def.innerType, said, place)
    case 'default':
    case 'readonly':
      return made(def.innerType, said, place)
    case 'pipe':
      return fitting(schema, [made(def.out, said, place), made(def.in, said, place)])
    case 'union':
      return fitting(
        schema,
        def.options.map((one) => made(one, said, place)),
      )
    default:
      return said === undefined ? leaf(schema, place) : said
  }
}

const leaf = (schema: $ZodType, place: Place): unknown => {
  const { def } = (schema as $ZodTypes)._zod
  switch (def.type) {
    case 'enum': {
      const values = Object.values(def.entries)
      return values[place.n % values.length]
    }
    case 'literal':
      return def.values[0]
    case 'boolean':
      return place.n % 2 === 0
    case 'number':
      return fitting(schema, [numberAt(place), 1 + (place.n % 3), 0, 10_000])
    case 'string':
      return fitting(schema, [textAt(place), ...forms])
    default:
      return null
  }
}

/** An answer of a call: of what the contract declares all that `said` leaves out is invented, the same at every run. */
export const fakeOf = <E extends Endpoint>({ data }: E, said?: Said<CallData<E>>, n = 0): CallData<E> =>
  made(data, said, { name: '', n }) as CallData<E>
