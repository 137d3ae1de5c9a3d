import { publicTexts } from '../../shared/areas/account/public-words.ts'
import { allTexts } from '../../shared/i18n/texts.ts'
import { commonWords } from '../../shared/words/common.ts'
import { textsHook } from './texts-hook.ts'

/** The texts of registration, forgotten password and policy; apart from the shell's, so that login does not carry them. */
export const usePublicText = textsHook(allTexts(publicTexts, commonWords))
