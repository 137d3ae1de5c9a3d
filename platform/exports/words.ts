import { screenRow } from '../../shared/access/screens.ts'
import { allListTexts } from '../../shared/i18n/all-lists.ts'
import { commonTexts } from '../../shared/i18n/common.ts'
import { listPageTexts } from '../../shared/i18n/list-page.ts'
import { screenTexts } from '../../shared/i18n/screens.ts'
import type { Language } from '../../shared/i18n/texts.ts'
import type { List } from '../../shared/lists/list.ts'
import { commonWords } from '../../shared/words/common.ts'

/** Words of one language by their keys; undefined for a key that nobody has. */
export interface Words {
  (key: string): string | undefined
  readonly language: Language
}

const wordsOf = (language: Language): Words => {
  const texts = {
    ...screenTexts[language],
    ...commonTexts[language],
    ...allListTexts[language],
    ...listPageTexts[language],
    ...commonWords[language],
  }
  const known = new Map<string, string>(Object.entries(texts))
  return Object.assign((key: string) => known.get(key), { language })
}

const all: Readonly<Record<Language, Words>> = { zh: wordsOf('zh'), en: wordsOf('en') }

export const wordsIn = (language: Language): Words => all[language]

/** Of the list's screen, as the list's mode calls it. */
export const titleOf = (list: List, words: Words): string => {
  const { title, titles } = screenRow(list.screen)
  return words((list.mode && titles?.[list.mode]) ?? title) ?? list.id
}
