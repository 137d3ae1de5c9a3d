import { importTexts } from '../../../../shared/i18n/imports.ts'
import { textsHook } from '../../../i18n/texts-hook.ts'

export const useImportText = textsHook(importTexts)
export type ImportText = ReturnType<typeof useImportText>
