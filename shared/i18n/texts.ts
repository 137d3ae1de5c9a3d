import { keysOf, recordOf } from '../keys.ts'

export type Language = 'zh' | 'en'

/** A table of texts: both languages hold exactly the same keys. */
export interface Texts<Key extends string> {
  readonly zh: Readonly<Record<Key, string>>
  readonly en: Readonly<Record<Key, string>>
}

/** A table of words, one row a word: Chinese, English. A row that lacks one does not compile. */
export const defineWords = <const Key extends string>(rows: Readonly<Record<Key, readonly [zh: string, en: string]>>): Texts<Key> => {
  const of = (place: 0 | 1) => recordOf(keysOf(rows), (key) => rows[key][place])
  return { zh: of(0), en: of(1) }
}

export type Params = Readonly<Record<string, string | number>>
export type Translate<Key extends string> = (key: Key, params?: Params) => string

/** `{name}` in a text takes the parameter of that name; an unknown one stays as it stands, so that it is seen. */
export const fill = (text: string, params?: Params): string => (params ? text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole)) : text)

export const translator =
  <Key extends string>(tables: Texts<Key>, language: Language): Translate<Key> =>
  (key, params) =>
    fill(tables[language][key] ?? key, params)

/** The texts of a table in each language. */
export const translators = <Key extends string>(tables: Texts<Key>): Readonly<Record<Language, Translate<Key>>> => ({
  zh: translator(tables, 'zh'),
  en: translator(tables, 'en'),
})

/** Of each table of a union: the keys of all of them. */
type KeysOf<T> = T extends Texts<infer Key> ? Key : never

/** Any number of tables as one. */
export const allTexts = <const T extends readonly Texts<string>[]>(...tables: T): Texts<KeysOf<T[number]>> => {
  const of = (language: Language) => Object.assign({}, ...tables.map((table) => table[language]))
  return { zh: of('zh'), en: of('en') }
}

/** Two tables as one; an app joins only the tables that it shows. */
export const joinTexts = <A extends string, B extends string>(a: Texts<A>, b: Texts<B>): Texts<A | B> => allTexts(a, b)

/** Some texts of a table, for who says only these of it. */
export const pickTexts = <Key extends string, const Picked extends Key>(table: Texts<Key>, ...keys: readonly Picked[]): Texts<Picked> => {
  const of = (language: Language) => recordOf(keys, (key) => table[language][key])
  return { zh: of('zh'), en: of('en') }
}
