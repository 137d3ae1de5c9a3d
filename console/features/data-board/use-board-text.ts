import { dashboardTexts } from '../../../shared/areas/dashboard/words.ts'
import { dataBoardTexts } from '../../../shared/areas/data-board/words.ts'
import { commonTexts } from '../../../shared/i18n/common.ts'
import { figureTexts } from '../../../shared/i18n/figures.ts'
import { listPageTexts } from '../../../shared/i18n/list-page.ts'
import { screenTexts } from '../../../shared/i18n/screens.ts'
import { joinTexts } from '../../../shared/i18n/texts.ts'
import { textsHook } from '../../i18n/texts-hook.ts'

const words = joinTexts(joinTexts(commonTexts, screenTexts), joinTexts(figureTexts, listPageTexts))
const texts = joinTexts(words, joinTexts(dashboardTexts, dataBoardTexts))

export const useBoardText = textsHook(texts)
