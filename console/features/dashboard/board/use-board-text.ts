import { useMemo } from 'react'
import { commonTexts } from '../../../../shared/i18n/common.ts'
import { dashboardTexts } from '../../../../shared/i18n/dashboard.ts'
import { dataBoardTexts } from '../../../../shared/i18n/data-board.ts'
import { figureTexts } from '../../../../shared/i18n/figures.ts'
import { listPageTexts } from '../../../../shared/i18n/list-page.ts'
import { screenTexts } from '../../../../shared/i18n/screens.ts'
import { joinTexts, type Translate, translator } from '../../../../shared/i18n/texts.ts'
import { usePreferences } from '../../../state/preferences.ts'

const words = joinTexts(joinTexts(commonTexts, screenTexts), joinTexts(figureTexts, listPageTexts))
const texts = joinTexts(words, joinTexts(dashboardTexts, dataBoardTexts))
type BoardText = Translate<keyof typeof texts.zh>

export const useBoardText = (): BoardText => {
  const language = usePreferences((state) => state.language)
  return useMemo(() => translator(texts, language), [language])
}
