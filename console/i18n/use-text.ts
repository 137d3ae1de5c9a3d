import { baseTexts } from '../../shared/i18n/base.ts'
import { consoleTexts } from '../../shared/i18n/console.ts'
import { errorTexts } from '../../shared/i18n/errors.ts'
import { joinTexts, translator } from '../../shared/i18n/texts.ts'
import { usePreferences } from '../state/preferences.ts'
import { textsHook } from './texts-hook.ts'

const texts = joinTexts(baseTexts, joinTexts(consoleTexts, errorTexts))
export type TextKey = keyof typeof texts.zh

export const isTextKey = (key: string): key is TextKey => key in texts.zh

/** The texts of the shell in the language at hand; for code outside React. */
export const textNow: Text = (key, params) => translator(texts, usePreferences.getState().language)(key, params)

export const useText = textsHook(texts)
export type Text = ReturnType<typeof useText>
