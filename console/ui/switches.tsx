import { useText } from '../i18n/use-text.ts'
import { setLanguage, setTheme, usePreferences } from '../state/preferences.ts'
import { BaseIcon } from './base-icon.tsx'

export const LanguageSwitch = () => {
  const text = useText()
  const language = usePreferences((state) => state.language)
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={`${text('app.languageShort')} ${text('app.language')}`}
      title={text('app.language')}
      data-testid="language"
      onClick={() => setLanguage(language === 'zh' ? 'en' : 'zh')}
    >
      {text('app.languageShort')}
    </button>
  )
}

/** `onFlip` stands for flipping in place: the shell asks and reloads there, as the specification wants it. */
export const ThemeSwitch = ({ onFlip }: { onFlip?: () => void }) => {
  const text = useText()
  const theme = usePreferences((state) => state.theme)
  const label = text(theme === 'dark' ? 'app.toLight' : 'app.toDark')
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      data-testid="theme"
      onClick={onFlip ?? (() => setTheme(theme === 'dark' ? 'light' : 'dark'))}
    >
      <BaseIcon name={theme === 'dark' ? 'sun' : 'moon'} />
    </button>
  )
}
