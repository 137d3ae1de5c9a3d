import { operationListTexts, operationWords } from '../../../shared/areas/operations/words.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { textsHook } from '../../i18n/texts-hook.ts'

export const useOperationsText = textsHook(allTexts(operationWords, operationListTexts))
