import type { ReactElement } from 'react'
import { useSettings } from '../settings/settings.ts'
import { useTexts } from '../settings/texts.ts'
import { NotePage } from './note.tsx'
import { openedScreen } from './opened.ts'
import type { Rights } from './rights.ts'

/** Refused in words: which screen, by which rules, and the way home. */
export const DeniedPage = ({ refusals }: { refusals: Rights['refusals'] }): ReactElement => {
  const t = useTexts()
  const { language } = useSettings()
  const screen = t(`screen.${openedScreen}`)
  return (
    <NotePage
      testId="denied"
      title={`403 ${t('page.denied', { screen })}`}
      why={t('page.deniedWhy', { screen })}
      link={{ href: '/', text: t('page.home') }}
    >
      {refusals.map(({ rule, sentence }) => (
        <small key={rule} data-rule={rule}>
          {sentence[language]}
        </small>
      ))}
    </NotePage>
  )
}
