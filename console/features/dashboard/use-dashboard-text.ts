import { useMemo } from 'react'
import { commonTexts } from '../../../shared/i18n/common.ts'
import { dashboardTexts } from '../../../shared/i18n/dashboard.ts'
import { figureTexts } from '../../../shared/i18n/figures.ts'
import { screenTexts } from '../../../shared/i18n/screens.ts'
import { joinTexts, type Translate, translator } from '../../../shared/i18n/texts.ts'
import { usePreferences } from '../../state/preferences.ts'

const texts = joinTexts(joinTexts(commonTexts, screenTexts), joinTexts(figureTexts, dashboardTexts))
export type DashboardKey = keyof typeof texts.zh
export type DashboardText = Translate<DashboardKey>

export const useDashboardText = (): DashboardText => {
  const language = usePreferences((state) => state.language)
  return useMemo(() => translator(texts, language), [language])
}

export const isDashboardKey = (key: string): key is DashboardKey => key in texts.zh
