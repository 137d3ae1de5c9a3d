import type { UserRecord } from '../../../shared/record/record.ts'
import { Icon } from '../../ui/icon.tsx'
import { Clocks } from './clocks.tsx'
import { Menu } from './menu.tsx'
import { ShellBrand } from './shell-brand.tsx'
import { useShellText } from './use-shell-text.ts'

interface Props {
  readonly record: UserRecord
  readonly slim: boolean
  readonly onFold: () => void
}

/** 210 px, or 64 px of icons. A long menu scrolls inside; clocks and fold stay at the foot. */
export const Sidebar = ({ record, slim, onFold }: Props) => {
  const text = useShellText()
  const label = text(slim ? 'app.expand' : 'app.collapse')
  return (
    <aside className="sidebar" data-slim={slim}>
      <ShellBrand record={record} />
      <Menu record={record} slim={slim} />
      <Clocks slim={slim} />
      <button
        type="button"
        className="icon-button sidebar-fold"
        aria-expanded={!slim}
        aria-label={label}
        aria-keyshortcuts="["
        title={`${label} [`}
        onClick={onFold}
      >
        <Icon name={slim ? 'right' : 'left'} />
      </button>
    </aside>
  )
}
