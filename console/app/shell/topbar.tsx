import type { UserRecord } from '../../../shared/record/record.ts'
import { Icon } from '../../ui/icon.tsx'
import { LanguageSwitch, ThemeSwitch } from '../../ui/switches.tsx'
import { ExportsButton } from '../exports/exports-button.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Bell } from './bell.tsx'
import { ModuleTabs } from './module-tabs.tsx'
import { Partner } from './partner.tsx'
import { SearchButton } from './search-button.tsx'
import { switchTheme } from './switch-theme.ts'
import { useShellText } from './use-shell-text.ts'

/** What holds for the whole app: modules, partner, search, language, theme, account. `onMenu` only where a drawer holds the modules. */
export const Topbar = ({ record, onMenu }: { record: UserRecord; onMenu?: () => void }) => {
  const text = useShellText()
  return (
    <header className="topbar">
      {onMenu ? (
        <button type="button" className="icon-button" aria-label={text('app.openMenu')} onClick={onMenu}>
          <Icon name="menu" size={20} />
        </button>
      ) : (
        <ModuleTabs record={record} />
      )}
      <span className="topbar-space" />
      {onMenu ? null : <Partner record={record} />}
      <SearchButton />
      <ExportsButton />
      <Bell />
      <LanguageSwitch />
      <ThemeSwitch onFlip={() => void switchTheme()} />
      <AccountMenu record={record} />
    </header>
  )
}
