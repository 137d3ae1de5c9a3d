import { groupWords } from '../../../shared/areas/permissions/group-words.ts'
import { groupListTexts } from '../../../shared/areas/permissions/list-words.ts'
import { commonTexts } from '../../../shared/i18n/common.ts'
import { screenTexts } from '../../../shared/i18n/screens.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { commonWords } from '../../../shared/words/common.ts'
import { wordsHook } from '../../i18n/texts-hook.ts'

export const useGroupText = wordsHook(allTexts(commonWords, groupWords, groupListTexts, screenTexts, commonTexts))
