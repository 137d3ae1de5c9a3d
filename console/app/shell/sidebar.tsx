import type { UserRecord } from '../../../shared/record/record.ts'
import { useText } from '../../i18n/use-text.ts'
import { setSidebarOpen } from '../../state/preferences.ts'
import { Icon } from '../../ui/icon.tsx'
import { Clocks } from './clocks.tsx'
import { Menu } from './menu.tsx'
import { ShellBrand } from './shell-brand.tsx'

/** 210 px, or 64 px of icons. */
export const Sidebar = ({ record, slim }: { record: UserRecord; slim: boolean }) => {
  const text = useText()
  const label = text(slim ? 'app.expand' : 'app.collapse')
  return (
    <aside className="sidebar" data-slim={slim}>
      <ShellBrand record={record} />
      <Menu record={record} />
      <Clocks slim={slim} />
      <button
        type="button"
        className="icon-button sidebar-fold"
        aria-expanded={!slim}
        aria-label={label}
        title={label}
        onClick={() => setSidebarOpen(slim)}
      >
        <Icon name={slim ? 'right' : 'left'} />
      </button>
    </aside>
  )
}
