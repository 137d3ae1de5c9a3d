import { useMemo } from 'react'
import { analysisTexts } from '../../shared/areas/analysis/words.ts'
import { commonTexts } from '../../shared/i18n/common.ts'
import { figureTexts } from '../../shared/i18n/figures.ts'
import { listPageTexts } from '../../shared/i18n/list-page.ts'
import { screenTexts } from '../../shared/i18n/screens.ts'
import { allTexts } from '../../shared/i18n/texts.ts'
import { commonWords } from '../../shared/words/common.ts'
import { textsHook } from '../i18n/texts-hook.ts'
import { type ListText, useListText } from '../lists/use-list-text.ts'

const texts = allTexts(commonWords, commonTexts, screenTexts, figureTexts, listPageTexts, analysisTexts)
type AnalysisKey = keyof typeof texts.zh

export const useAnalysisText = textsHook(texts)

const isOwnKey = (key: string): key is AnalysisKey => Object.hasOwn(analysisTexts.zh, key)

/** The words of lists, for the parts of the list machine that stand here, with the names of the analysis' own filters. */
export const useFilterText = (): ListText => {
  const listText = useListText()
  const text = useAnalysisText()
  return useMemo(() => {
    const word = (...keys: readonly string[]): string => {
      const own = keys.find(isOwnKey)
      return own ? text(own) : listText.word(...keys)
    }
    return Object.assign(((key, params) => listText(key, params)) as ListText, { word })
  }, [listText, text])
}
