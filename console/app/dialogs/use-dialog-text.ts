import { useMemo } from 'react'
import { dialogTexts } from '../../../shared/i18n/dialogs.ts'
import { type Translate, translator } from '../../../shared/i18n/texts.ts'
import { usePreferences } from '../../state/preferences.ts'

type DialogKey = keyof typeof dialogTexts.zh
export type DialogText = Translate<DialogKey>

export const useDialogText = (): DialogText => {
  const language = usePreferences((state) => state.language)
  return useMemo(() => translator(dialogTexts, language), [language])
}
