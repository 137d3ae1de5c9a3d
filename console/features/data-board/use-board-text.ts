import { dashboardTexts } from '../../../shared/areas/dashboard/words.ts'
import { dataBoardTexts } from '../../../shared/areas/data-board/words.ts'
import { commonTexts } from '../../../shared/i18n/common.ts'
import { figureTexts } from '../../../shared/i18n/figures.ts'
import { listPageTexts } from '../../../shared/i18n/list-page.ts'
import { screenTexts } from '../../../shared/i18n/screens.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { commonWords } from '../../../shared/words/common.ts'
import { wordsHook } from '../../i18n/texts-hook.ts'

const texts = allTexts(
  commonWords,
  commonTexts,
  screenTexts,
  figureTexts,
  listPageTexts,
  dashboardTexts,
  dataBoardTexts,
)

export const useBoardText = wordsHook(texts)
