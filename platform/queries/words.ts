import { type RawBuilder, sql } from 'kysely'

/** True where `text` contains the word, in any case of letters; every text contains the empty word. */
export const holds = (text: RawBuilder<unknown>, word: string): RawBuilder<unknown> =>
  sql`strpos(lower(${text}), lower(${word})) > 0`

/** True where `text` begins with the word, in any case of letters. */
export const begins = (text: RawBuilder<unknown>, word: string | RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`starts_with(lower(${text}), lower(${word}))`
