import { auditWords } from '../../shared/areas/audit/words.ts'
import { formWords } from '../../shared/forms/words.ts'
import { allListTexts } from '../../shared/i18n/all-lists.ts'
import { allTexts } from '../../shared/i18n/texts.ts'
import { commonWords } from '../../shared/words/common.ts'
import { allWorkflowWords } from '../../shared/workflows/all-words.ts'
import { workflowWords } from '../../shared/workflows/words.ts'
import { wordsHook } from '../i18n/texts-hook.ts'

export const useWorkflowText = wordsHook(
  allTexts(commonWords, allListTexts, formWords, workflowWords, allWorkflowWords, auditWords),
)
