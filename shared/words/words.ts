import type { Texts } from '../i18n/texts.ts'

/** A table of words, one row a word: Chinese, English. */
export const defineWords = <const Key extends string>(
  rows: Readonly<Record<Key, readonly [zh: string, en: string]>>,
): Texts<Key> => {
  const of = (place: 0 | 1) =>
    Object.fromEntries(
      Object.entries<readonly [string, string]>(rows).map(([key, row]) => [key, row[place]]),
    ) as Record<Key, string>
  return { zh: of(0), en: of(1) }
}
