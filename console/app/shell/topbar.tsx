import { useLocation } from 'react-router-dom'
import { screenAt, screenRow } from '../../../shared/access/screens.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { writesSettled } from '../../http/pending.ts'
import { isTextKey, useText } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { LanguageSwitch, ThemeSwitch } from '../../ui/switches.tsx'
import { AccountMenu } from './account-menu.tsx'
import { WayHome } from './way-home.tsx'

const reload = (): void => {
  void writesSettled().then(() => window.location.reload())
}

const Crumbs = ({ record }: { record: UserRecord }) => {
  const text = useText()
  const screen = screenAt(useLocation().pathname)
  const title = screen && screenRow(screen).title
  return (
    <nav className="crumbs" aria-label={text('app.crumbs')}>
      <ol>
        <li>
          <WayHome record={record}>{text('app.home')}</WayHome>
        </li>
        {title ? <li aria-current="page">{isTextKey(title) ? text(title) : title}</li> : null}
      </ol>
    </nav>
  )
}

/** Where one is, and what holds for the whole app: demo mark, language, theme, account. */
export const Topbar = ({ record, onMenu }: { record: UserRecord; onMenu?: () => void }) => {
  const text = useText()
  return (
    <header className="topbar">
      {onMenu ? (
        <button type="button" className="icon-button" aria-label={text('app.openMenu')} onClick={onMenu}>
          <Icon name="menu" size={20} />
        </button>
      ) : null}
      <Crumbs record={record} />
      {record.demo ? (
        <span className="demo-mark" data-testid="demo">
          {text('product.demo')}
        </span>
      ) : null}
      <span className="topbar-space" />
      <LanguageSwitch />
      <ThemeSwitch after={reload} />
      <AccountMenu record={record} />
    </header>
  )
}
