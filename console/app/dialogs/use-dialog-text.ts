import { dialogTexts } from '../../../shared/areas/account/words.ts'
import { textsHook } from '../../i18n/texts-hook.ts'

export const useDialogText = textsHook(dialogTexts)
export type DialogText = ReturnType<typeof useDialogText>
