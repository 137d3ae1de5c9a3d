import { type RawBuilder, sql } from 'kysely'

type Sql = RawBuilder<unknown>

/** Behind every text that begins with the one before it, in byte order. */
const LAST = '\u{10ffff}'

const beginning = (column: Sql, word: string): Sql =>
  sql`${column} collate "C" >= ${word} and ${column} collate "C" < ${word + LAST}`

/** Fewer digits would end too many numbers. */
const isEnding = (word: string): boolean => /^\d{4,}$/.test(word)

/** The ways in which an order's number is like a word: what an index sorts it by, and what that begins with. */
export const waysLike = (column: Sql, word: string): readonly { readonly by: Sql; readonly like: Sql }[] => {
  const turned = sql`reverse(${column})`
  return [
    { by: column, like: beginning(column, word) },
    ...(isEnding(word) ? [{ by: turned, like: beginning(turned, [...word].reverse().join('')) }] : []),
  ]
}

/** Conditions that an order's number begins with `word`, or ends with it (four digits or more): each finds it by an index. */
export const numbersLike = (column: Sql, word: string): readonly Sql[] => waysLike(column, word).map(({ like }) => like)
