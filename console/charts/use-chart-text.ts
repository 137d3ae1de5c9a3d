import { chartTexts } from '../../shared/i18n/charts.ts'
import { textsHook } from '../i18n/texts-hook.ts'

export const useChartText = textsHook(chartTexts)
