import { exportTexts } from '../../../shared/areas/exports/words.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { commonWords } from '../../../shared/words/common.ts'
import { textsHook } from '../../i18n/texts-hook.ts'

export const useExportText = textsHook(allTexts(exportTexts, commonWords))
