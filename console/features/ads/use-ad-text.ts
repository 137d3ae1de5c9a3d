import { useMemo } from 'react'
import { adTexts } from '../../../shared/i18n/ads.ts'
import { commonTexts } from '../../../shared/i18n/common.ts'
import { figureTexts } from '../../../shared/i18n/figures.ts'
import { listPageTexts } from '../../../shared/i18n/list-page.ts'
import { adListTexts } from '../../../shared/i18n/lists-ads.ts'
import { screenTexts } from '../../../shared/i18n/screens.ts'
import { allTexts, type Translate, translator } from '../../../shared/i18n/texts.ts'
import { usePreferences } from '../../state/preferences.ts'

const texts = allTexts(commonTexts, screenTexts, figureTexts, listPageTexts, adListTexts, adTexts)
type AdKey = keyof typeof texts.zh
const isAdKey = (key: string): key is AdKey => Object.hasOwn(texts.zh, key)

export interface AdText extends Translate<AdKey> {
  /** The text of a key that is put together; the key itself when there is none. */
  readonly word: (key: string) => string
}

export const useAdText = (): AdText => {
  const language = usePreferences((state) => state.language)
  return useMemo(() => {
    const text = translator(texts, language)
    return Object.assign(text, { word: (key: string) => (isAdKey(key) ? text(key) : key) })
  }, [language])
}
