import { publicTexts } from '../../shared/i18n/public.ts'
import { textsHook } from './texts-hook.ts'

/** The texts of registration, forgotten password and policy; apart from the shell's, so that login does not carry them. */
export const usePublicText = textsHook(publicTexts)
