import { importCheckTexts } from '../../../../shared/areas/imports/check-words.ts'
import { importRunTexts } from '../../../../shared/areas/imports/run-words.ts'
import { importTexts } from '../../../../shared/areas/imports/words.ts'
import { allTexts } from '../../../../shared/i18n/texts.ts'
import { tableImportWords } from '../../../../shared/imports/words.ts'
import { commonWords } from '../../../../shared/words/common.ts'
import { wordsHook } from '../../../i18n/texts-hook.ts'

export const useImportText = wordsHook(
  allTexts(commonWords, importTexts, importCheckTexts, importRunTexts, tableImportWords),
)
export type ImportText = ReturnType<typeof useImportText>
