import type { ReactElement } from 'react'
import { useClosedTexts } from '../settings/closed-texts.ts'
import { openedScreen } from '../settings/opened.ts'
import { useSettings } from '../settings/settings.ts'
import { useTexts } from '../settings/texts.ts'
import { NotePage } from './note.tsx'
import type { Rights } from './rights.ts'

/** Refused in words: which screen, by which rules, and the way home. */
export const DeniedPage = ({ refusals }: { refusals: Rights['refusals'] }): ReactElement => {
  const t = useTexts()
  const says = useClosedTexts()
  const { language } = useSettings()
  const screen = t(`screen.${openedScreen}`)
  return (
    <NotePage
      testId="denied"
      title={`403 ${says('page.denied', { screen })}`}
      why={says('page.deniedWhy', { screen })}
      link={{ href: '/', text: says('page.home') }}
    >
      {refusals.map(({ rule, sentence }) => (
        <small key={rule} data-rule={rule}>
          {sentence[language]}
        </small>
      ))}
    </NotePage>
  )
}
