import { workflowWords } from '../../shared/workflows/words.ts'
import { wordsHook } from '../i18n/texts-hook.ts'

/** Words of every declared form: its buttons, and what can be wrong with a field. */
export const useFormWords = wordsHook(workflowWords)
