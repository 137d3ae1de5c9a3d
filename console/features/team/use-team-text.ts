import { trendListTexts } from '../../../shared/areas/trends/list-words.ts'
import { trendTexts } from '../../../shared/areas/trends/words.ts'
import { listTexts } from '../../../shared/i18n/lists.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { textsHook } from '../../i18n/texts-hook.ts'

export const useTeamText = textsHook(allTexts(trendTexts, trendListTexts, listTexts))
