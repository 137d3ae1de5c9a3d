import { useSyncExternalStore } from 'react'
import type { Language } from '../../shared/i18n/texts.ts'
import { storedKeys } from '../../shared/record/keys.ts'
import type { Theme } from '../../shared/theme/tokens.ts'
import { readOptions, type ScaleMode, scaleModes, type WallOptions } from './options.ts'
import { readItem, writeItem } from './stored-items.ts'

export interface Settings {
  readonly theme: Theme
  readonly language: Language
  readonly scale: ScaleMode
  readonly still: boolean
}

export const options: WallOptions = readOptions(location.search)
const calm = matchMedia('(prefers-reduced-motion: reduce)')

const readSettings = (): Settings => ({
  theme: options.theme ?? ((readItem('wallTheme') ?? readItem('theme')) === 'light' ? 'light' : 'dark'),
  language: options.language ?? (readItem('language') === 'en' ? 'en' : 'zh'),
  scale: options.scale,
  still: options.still || calm.matches,
})

let settings = readSettings()
const listeners = new Set<() => void>()

const mark = (): void => {
  const root = document.documentElement
  root.dataset.theme = settings.theme
  root.lang = settings.language === 'zh' ? 'zh-CN' : 'en'
  root.toggleAttribute('data-still', settings.still)
}

const change = (next: Partial<Settings>): void => {
  settings = { ...settings, ...next }
  mark()
  for (const listener of listeners) listener()
}

mark()
calm.addEventListener('change', () => change({ still: options.still || calm.matches }))
addEventListener('storage', (event) => {
  if (event.key === storedKeys.wallTheme || event.key === storedKeys.theme || event.key === storedKeys.language) {
    const { theme, language } = readSettings()
    change({ theme, language })
  }
})

const currentSettings = (): Settings => settings
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, currentSettings)

export const flipTheme = (): void => {
  const theme = settings.theme === 'dark' ? 'light' : 'dark'
  writeItem('wallTheme', theme)
  change({ theme })
}

/** The next way of scaling, in the order of `scaleModes`. */
export const nextScale = (): ScaleMode => {
  const scale = scaleModes[(scaleModes.indexOf(settings.scale) + 1) % scaleModes.length] ?? 'fit'
  change({ scale })
  return scale
}
