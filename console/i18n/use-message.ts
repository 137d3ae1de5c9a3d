import { messageTexts } from '../../shared/i18n/messages.ts'
import { translator } from '../../shared/i18n/texts.ts'
import { usePreferences } from '../state/preferences.ts'
import { textsHook } from './texts-hook.ts'

/** A message of the catalogue in the language at hand; for code outside React. */
export const messageNow: ReturnType<typeof useMessage> = (key, params) =>
  translator(messageTexts, usePreferences.getState().language)(key, params)

export const useMessage = textsHook(messageTexts)
