import { commonTexts } from '../../shared/i18n/common.ts'
import { figureTexts } from '../../shared/i18n/figures.ts'
import { joinTexts } from '../../shared/i18n/texts.ts'
import { textsHook } from '../i18n/texts-hook.ts'

const texts = joinTexts(commonTexts, figureTexts)

export const useFigureText = textsHook(texts)
