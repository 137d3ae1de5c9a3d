import { exportTexts } from '../../../shared/areas/exports/words.ts'
import { textsHook } from '../../i18n/texts-hook.ts'

export const useExportText = textsHook(exportTexts)
