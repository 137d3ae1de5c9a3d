import { reportListTexts } from '../../../../shared/areas/reports/list-words.ts'
import { reportWords } from '../../../../shared/areas/reports/words.ts'
import { allTexts } from '../../../../shared/i18n/texts.ts'
import { wordsHook } from '../../../i18n/texts-hook.ts'

export const useReportText = wordsHook(allTexts(reportWords, reportListTexts))
