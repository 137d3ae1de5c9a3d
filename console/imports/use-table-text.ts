import { allTexts } from '../../shared/i18n/texts.ts'
import { tableImportWords } from '../../shared/imports/words.ts'
import { commonWords } from '../../shared/words/common.ts'
import { wordsHook } from '../i18n/texts-hook.ts'

export const useTableText = wordsHook(allTexts(tableImportWords, commonWords))
export type TableText = ReturnType<typeof useTableText>
