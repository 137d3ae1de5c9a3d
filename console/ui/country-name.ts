import { useMemo } from 'react'
import { usePreferences } from '../state/preferences.ts'
import { useFigureText } from './use-figure-text.ts'

/** Names of ISO 3166 codes in the language at hand, from the browser; `ZZ` and what it does not know have words too. */
export const useCountryName = (): ((code: string) => string) => {
  const language = usePreferences((state) => state.language)
  const text = useFigureText()
  return useMemo(() => {
    const names = new Intl.DisplayNames([language === 'zh' ? 'zh-Hans' : 'en'], { type: 'region', fallback: 'code' })
    return (code) => {
      if (!/^[A-Z]{2}$/.test(code) || code === 'ZZ') return text('figure.unknownPlace')
      return names.of(code) ?? code
    }
  }, [language, text])
}
