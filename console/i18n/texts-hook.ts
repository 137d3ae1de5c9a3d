import { type Language, type Texts, type Translate, translators } from '../../shared/i18n/texts.ts'
import { usePreferences } from '../state/preferences.ts'

export interface Words<Key extends string> extends Translate<Key> {
  /** The text of the first key that there is; the last key itself when there is none. */
  readonly word: (...keys: readonly string[]) => string
  readonly language: Language
}

const useLanguage = () => usePreferences((state) => state.language)

/** A hook: the texts of a table in the chosen language, the same function until the language changes. */
export const textsHook = <Key extends string>(texts: Texts<Key>): (() => Translate<Key>) => {
  const by = translators(texts)
  return () => by[useLanguage()]
}

/** As `textsHook`, with the words of keys that are put together. */
export const wordsHook = <Key extends string>(texts: Texts<Key>): (() => Words<Key>) => {
  const { zh, en } = translators(texts)
  const isKey = (key: string): key is Key => Object.hasOwn(texts.zh, key)
  const withWord = (text: Translate<Key>, language: Language): Words<Key> => {
    const word = (...keys: readonly string[]): string => {
      const key = keys.find(isKey)
      return key === undefined ? (keys.at(-1) ?? '') : text(key)
    }
    return Object.assign(text, { word, language })
  }
  const by = { zh: withWord(zh, 'zh'), en: withWord(en, 'en') }
  return () => by[useLanguage()]
}
