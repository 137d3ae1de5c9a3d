import { dashboardTexts } from '../../shared/areas/dashboard/words.ts'
import { commonTexts } from '../../shared/i18n/common.ts'
import { figureTexts } from '../../shared/i18n/figures.ts'
import { screenTexts } from '../../shared/i18n/screens.ts'
import { allTexts } from '../../shared/i18n/texts.ts'
import { commonWords } from '../../shared/words/common.ts'
import { wordsHook } from '../i18n/texts-hook.ts'

const texts = allTexts(commonWords, commonTexts, screenTexts, figureTexts, dashboardTexts)
export type DashboardKey = keyof typeof texts.zh

export const useDashboardText = wordsHook(texts)
export type DashboardText = ReturnType<typeof useDashboardText>

export const isDashboardKey = (key: string): key is DashboardKey => key in texts.zh
