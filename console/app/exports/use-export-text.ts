import { exportTexts } from '../../../shared/areas/exports/words.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { commonWords } from '../../../shared/words/common.ts'
import { wordsHook } from '../../i18n/texts-hook.ts'

export const useExportText = wordsHook(allTexts(exportTexts, commonWords))
