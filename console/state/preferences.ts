import { create } from 'zustand'
import type { Language } from '../../shared/i18n/texts.ts'
import {
  readLanguage,
  readSidebarOpen,
  readTheme,
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

const accountKey = 'tw.account'
/** The account that the user asked to be remembered; its password never is. */
export const rememberedAccount = (): string => {
  try {
    return storage.getItem(accountKey) ?? ''
  } catch {
    return ''
  }
}
export const rememberAccount = (account: string | null): void => {
  try {
    if (account) storage.setItem(accountKey, account)
    else storage.removeItem(accountKey)
  } catch {
    // A full or blocked storage only costs the convenience.
  }
}
