import { useLocation } from 'react-router-dom'
import { followedBy, groups, type ScreenId, screenAt, screenRow, titleOf } from '../../shared/access/screens.ts'
import { purposeTexts } from '../../shared/i18n/purposes.ts'
import { usePreferences } from '../state/preferences.ts'
import { useSession } from '../state/session.ts'
import { Icon, type IconName, isIcon } from '../ui/icon.tsx'
import { Meanwhile } from './meanwhile.tsx'
import { useScreenTitle, useShellText } from './shell/use-shell-text.ts'
import './coming-page.css'

const iconOf = (screen: ScreenId | undefined): IconName => {
  if (!screen) return 'pulse'
  const { icon, group } = screenRow(screen)
  const name = icon ?? (group && groups[group].icon)
  if (isIcon(name)) return name
  return iconOf(followedBy(screen))
}

const hasPurpose = (key: string): key is keyof typeof purposeTexts.zh => key in purposeTexts.zh

/** A screen of the table that this build does not draw yet: what it will hold, that it is to come, and what can be done meanwhile. */
export const ComingPage = () => {
  const text = useShellText()
  const language = usePreferences((state) => state.language)
  const record = useSession((state) => state.record)
  const titleFor = useScreenTitle(record)
  const screen = screenAt(useLocation().pathname)
  const title = screen ? titleOf(screen, record) : ''
  const purpose = title.replace('screen.', 'purpose.')
  return (
    <section className="block coming" data-testid="coming">
      <span className="block-sign">
        <Icon name={iconOf(screen)} size={30} />
      </span>
      <h1>{screen ? titleFor(screen) : null}</h1>
      {hasPurpose(purpose) ? <p className="coming-purpose">{purposeTexts[language][purpose]}</p> : null}
      <p className="coming-note">
        <Icon name="clock" size={16} />
        {text('coming.note')}
      </p>
      {record ? <Meanwhile record={record} /> : null}
    </section>
  )
}
