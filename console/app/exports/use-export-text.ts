import { exportTexts } from '../../../shared/i18n/exports.ts'
import { textsHook } from '../../i18n/texts-hook.ts'

export const useExportText = textsHook(exportTexts)
