import { useMemo } from 'react'
import { allListTexts } from '../../shared/i18n/all-lists.ts'
import { commonTexts } from '../../shared/i18n/common.ts'
import { figureTexts } from '../../shared/i18n/figures.ts'
import { listPageTexts } from '../../shared/i18n/list-page.ts'
import { screenTexts } from '../../shared/i18n/screens.ts'
import { joinTexts, type Translate, translator } from '../../shared/i18n/texts.ts'
import { usePreferences } from '../state/preferences.ts'

const words = joinTexts(joinTexts(commonTexts, screenTexts), allListTexts)
const texts = joinTexts(words, joinTexts(figureTexts, listPageTexts))
type ListKey = keyof typeof texts.zh
const isListKey = (key: string): key is ListKey => Object.hasOwn(texts.zh, key)

export interface ListText extends Translate<ListKey> {
  /** The text of the first key that there is; the last key itself when there is none. */
  readonly word: (...keys: readonly string[]) => string
}

export const useListText = (): ListText => {
  const language = usePreferences((state) => state.language)
  return useMemo(() => {
    const text = translator(texts, language)
    const word = (...keys: readonly string[]): string => {
      const key = keys.find(isListKey)
      return key ? text(key) : (keys.at(-1) ?? '')
    }
    return Object.assign(text, { word })
  }, [language])
}
