import { importCheckTexts } from '../../../../shared/i18n/import-check.ts'
import { importRunTexts } from '../../../../shared/i18n/import-runs.ts'
import { importTexts } from '../../../../shared/i18n/imports.ts'
import { allTexts } from '../../../../shared/i18n/texts.ts'
import { tableImportWords } from '../../../../shared/imports/words.ts'
import { wordsHook } from '../../../i18n/texts-hook.ts'

export const useImportText = wordsHook(allTexts(importTexts, importCheckTexts, importRunTexts, tableImportWords))
export type ImportText = ReturnType<typeof useImportText>
