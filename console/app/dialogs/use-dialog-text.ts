import { accountMenuTexts } from '../../../shared/areas/account/menu-words.ts'
import { dialogTexts } from '../../../shared/areas/account/words.ts'
import { formWords } from '../../../shared/forms/words.ts'
import { consoleTexts } from '../../../shared/i18n/console.ts'
import { allTexts } from '../../../shared/i18n/texts.ts'
import { commonWords } from '../../../shared/words/common.ts'
import { textsHook } from '../../i18n/texts-hook.ts'

export const useDialogText = textsHook(allTexts(accountMenuTexts, dialogTexts, commonWords, consoleTexts, formWords))
export type DialogText = ReturnType<typeof useDialogText>
