import { trendTexts } from '../../../shared/areas/trends/words.ts'
import { textsHook } from '../../i18n/texts-hook.ts'

export const useTrendText = textsHook(trendTexts)
