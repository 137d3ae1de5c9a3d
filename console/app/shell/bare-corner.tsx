import type { UserRecord } from '../../../shared/record/record.ts'
import { Icon } from '../../ui/icon.tsx'
import { signOut } from './sign-out.ts'
import { useShellText } from './use-shell-text.ts'
import { WayHome } from './way-home.tsx'

/** All that a wall seat (status 4) has around a page of the console: the way to its wall, and the way out. */
export const BareCorner = ({ record }: { record: UserRecord }) => {
  const text = useShellText()
  return (
    <header className="bare-corner">
      <WayHome record={record} className="icon-button">
        <Icon name="home" />
        <span className="unseen">{text('app.home')}</span>
      </WayHome>
      <button
        type="button"
        className="icon-button"
        aria-label={text('app.logout')}
        title={text('app.logout')}
        data-testid="logout"
        onClick={() => void signOut()}
      >
        <Icon name="logout" />
      </button>
    </header>
  )
}
