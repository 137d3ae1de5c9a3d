import { trendTexts } from '../../../shared/i18n/trend.ts'
import { textsHook } from '../../i18n/texts-hook.ts'

export const useTrendText = textsHook(trendTexts)
