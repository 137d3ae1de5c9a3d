import { staffDataTexts } from '../../../shared/areas/staff/data-words.ts'
import { staffListTexts } from '../../../shared/areas/staff/list-words.ts'
import { trendListTexts } from '../../../shared/areas/trends/list-words.ts'
import { listTexts } from '../../../shared/i18n/lists.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { commonWords } from '../../../shared/words/common.ts'
import { textsHook } from '../../i18n/texts-hook.ts'

export const useStaffDataText = textsHook(
  allTexts(commonWords, staffDataTexts, staffListTexts, trendListTexts, listTexts),
)
