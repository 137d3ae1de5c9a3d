import { dialogTexts } from '../../../shared/i18n/dialogs.ts'
import { textsHook } from '../../i18n/texts-hook.ts'

export const useDialogText = textsHook(dialogTexts)
export type DialogText = ReturnType<typeof useDialogText>
