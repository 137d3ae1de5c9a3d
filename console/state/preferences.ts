import { create } from 'zustand'
import type { Language } from '../../shared/i18n/texts.ts'
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

export const setTheme = (theme: Theme): void => {
  writeTheme(storage, theme)
  document.documentElement.dataset.theme = theme
  usePreferences.setState({ theme })
}

export const setLanguage = (language: Language): void => {
  writeLanguage(storage, language)
  document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN'
  usePreferences.setState({ language })
}

export const setSidebarOpen = (sidebarOpen: boolean): void => {
  writeSidebarOpen(storage, sidebarOpen)
  usePreferences.setState({ sidebarOpen })
}

export const rememberedAccount = (): string => readAccount(storage)
export const rememberAccount = (account: string | null): void => writeAccount(storage, account)
