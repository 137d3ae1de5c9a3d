import { clipEnumWords, clipListWords } from '../../../shared/areas/clips/list-words.ts'
import { clipOverviewWords } from '../../../shared/areas/clips/overview-words.ts'
import { clipReasonWords } from '../../../shared/areas/clips/reason-words.ts'
import { clipWorkflowWords } from '../../../shared/areas/clips/workflow-words.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { commonWords } from '../../../shared/words/common.ts'
import { wordsHook } from '../../i18n/texts-hook.ts'

export const useOverviewText = wordsHook(
  allTexts(clipOverviewWords, clipListWords, clipEnumWords, clipReasonWords, clipWorkflowWords, commonWords),
)
