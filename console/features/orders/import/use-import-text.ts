import { importCheckTexts } from '../../../../shared/areas/imports/check-words.ts'
import { importRunTexts } from '../../../../shared/areas/imports/run-words.ts'
import { importTexts } from '../../../../shared/areas/imports/words.ts'
import { listTexts } from '../../../../shared/i18n/lists.ts'
import { allTexts } from '../../../../shared/i18n/texts.ts'
import { tableImportWords } from '../../../../shared/imports/words.ts'
import { commonWords } from '../../../../shared/words/common.ts'
import { wordsHook } from '../../../i18n/texts-hook.ts'

export const useImportText = wordsHook(
  allTexts(listTexts, commonWords, importTexts, importCheckTexts, importRunTexts, tableImportWords),
)
export type ImportText = ReturnType<typeof useImportText>

/** A field of the file: as the order list calls it, where it has no name of its own. */
export const fieldText = (field: string, text: ImportText): string =>
  text.word(`field.${field}`, `column.${field}`, field)
