import { create } from 'zustand'
import type { Language } from '../../shared/i18n/texts.ts'
import { storedKeys } from '../../shared/record/keys.ts'
import {
  readAccount,
  readLanguage,
  readSidebarOpen,
  readTheme,
  writeAccount,
  writeLanguage,
  writeSidebarOpen,
  writeTheme,
} from '../../shared/record/stored.ts'
import type { Theme } from '../../shared/theme/tokens.ts'
import { storage } from './storage.ts'

export interface Preferences {
  readonly theme: Theme
  readonly language: Language
  readonly sidebarOpen: boolean
}

export const usePreferences = create<Preferences>(() => ({
  theme: readTheme(storage),
  language: readLanguage(storage),
  sidebarOpen: readSidebarOpen(storage),
}))

const show = (theme: Theme, language: Language): void => {
  document.documentElement.dataset.theme = theme
  document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN'
  usePreferences.setState({ theme, language })
}

export const setTheme = (theme: Theme): void => {
  writeTheme(storage, theme)
  show(theme, usePreferences.getState().language)
}

export const setLanguage = (language: Language): void => {
  writeLanguage(storage, language)
  show(usePreferences.getState().theme, language)
}

/** Theme and language that another tab chose hold here, too. */
export const followPreferences = (): void =>
  window.addEventListener('storage', ({ key }) => {
    if (key === storedKeys.theme || key === storedKeys.language) show(readTheme(storage), readLanguage(storage))
  })

export const setSidebarOpen = (sidebarOpen: boolean): void => {
  writeSidebarOpen(storage, sidebarOpen)
  usePreferences.setState({ sidebarOpen })
}

export const rememberedAccount = (): string => readAccount(storage)
export const rememberAccount = (account: string | null): void => writeAccount(storage, account)
