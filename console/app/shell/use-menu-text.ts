import { accountMenuTexts } from '../../../shared/areas/account/menu-words.ts'
import { textsHook } from '../../i18n/texts-hook.ts'

export const useMenuText = textsHook(accountMenuTexts)
export type MenuText = ReturnType<typeof useMenuText>
