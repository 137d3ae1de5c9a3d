import { commonTexts } from '../../shared/i18n/common.ts'
import { figureTexts } from '../../shared/i18n/figures.ts'
import { joinTexts } from '../../shared/i18n/texts.ts'
import { textsHook } from '../i18n/texts-hook.ts'

const texts = joinTexts(commonTexts, figureTexts)
type FigureKey = keyof typeof texts.zh

export const useFigureText = textsHook(texts)

export const isFigureKey = (key: string): key is FigureKey => key in texts.zh
