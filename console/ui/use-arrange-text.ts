import { arrangeTexts } from '../../shared/i18n/arrange.ts'
import { commonTexts } from '../../shared/i18n/common.ts'
import { allTexts } from '../../shared/i18n/texts.ts'
import { commonWords } from '../../shared/words/common.ts'
import { textsHook } from '../i18n/texts-hook.ts'

export const useArrangeText = textsHook(allTexts(commonWords, commonTexts, arrangeTexts))
