import { tableImportWords } from '../../shared/imports/words.ts'
import { wordsHook } from '../i18n/texts-hook.ts'

export const useTableText = wordsHook(tableImportWords)
export type TableText = ReturnType<typeof useTableText>
