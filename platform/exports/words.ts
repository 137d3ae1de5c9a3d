import { screenRow, titleKey } from '../../shared/access/screens.ts'
import { allListTexts } from '../../shared/i18n/all-lists.ts'
import { commonTexts } from '../../shared/i18n/common.ts'
import { listPageTexts } from '../../shared/i18n/list-page.ts'
import { screenTexts } from '../../shared/i18n/screens.ts'
import { allTexts, type Language, type Translate, translators } from '../../shared/i18n/texts.ts'
import type { List } from '../../shared/lists/list.ts'
import { commonWords } from '../../shared/words/common.ts'

const texts = allTexts(screenTexts, commonTexts, allListTexts, listPageTexts, commonWords)
type WordKey = keyof (typeof texts)['zh']

const isKey = (key: string): key is WordKey => Object.hasOwn(texts.zh, key)

/** Words of one language by their keys. */
export interface Words extends Translate<WordKey> {
  /** The word of a key that is put together; undefined when nobody has it. */
  readonly find: (key: string) => string | undefined
  readonly language: Language
}

const { zh, en } = translators(texts)

const withFind = (word: Translate<WordKey>, language: Language): Words => Object.assign(word, { find: (key: string) => (isKey(key) ? word(key) : undefined), language })

const all: Readonly<Record<Language, Words>> = { zh: withFind(zh, 'zh'), en: withFind(en, 'en') }

export const wordsIn = (language: Language): Words => all[language]

/** Of the list's screen, as the list's mode calls it. */
export const titleOf = (list: List, words: Words): string => {
  const { titles } = screenRow(list.screen)
  return words.find((list.mode && titles?.[list.mode]) ?? titleKey(list.screen)) ?? list.id
}
