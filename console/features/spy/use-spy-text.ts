import { useMemo } from 'react'
import { allListTexts } from '../../../shared/i18n/all-lists.ts'
import { screenTexts } from '../../../shared/i18n/screens.ts'
import { spyTexts } from '../../../shared/i18n/spy.ts'
import { allTexts, type Translate, translator } from '../../../shared/i18n/texts.ts'
import { usePreferences } from '../../state/preferences.ts'

const texts = allTexts(screenTexts, allListTexts, spyTexts)
type SpyKey = keyof typeof texts.zh
const isSpyKey = (key: string): key is SpyKey => Object.hasOwn(texts.zh, key)

export interface SpyText extends Translate<SpyKey> {
  /** The text of a key that is put together; the key itself when there is none. */
  readonly word: (key: string) => string
}

export const useSpyText = (): SpyText => {
  const language = usePreferences((state) => state.language)
  return useMemo(() => {
    const text = translator(texts, language)
    return Object.assign(text, { word: (key: string) => (isSpyKey(key) ? text(key) : key) })
  }, [language])
}
