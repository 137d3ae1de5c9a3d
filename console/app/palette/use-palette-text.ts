import { useMemo } from 'react'
import { consoleTexts } from '../../../shared/i18n/console.ts'
import { paletteTexts } from '../../../shared/i18n/palette.ts'
import { joinTexts, type Translate, translator } from '../../../shared/i18n/texts.ts'
import { usePreferences } from '../../state/preferences.ts'

const texts = joinTexts(consoleTexts, paletteTexts)
export type PaletteText = Translate<keyof typeof texts.zh>

export const usePaletteText = (): PaletteText => {
  const language = usePreferences((state) => state.language)
  return useMemo(() => translator(texts, language), [language])
}
