import { trendTexts } from '../../../shared/areas/trends/words.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { commonWords } from '../../../shared/words/common.ts'
import { textsHook } from '../../i18n/texts-hook.ts'

export const useTrendText = textsHook(allTexts(trendTexts, commonWords))
