import { Link } from 'react-router-dom'
import { type ScreenId, screenRow } from '../../../shared/access/screens.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { Icon, isIcon } from '../../ui/icon.tsx'
import { isConsoleScreen, pageOf } from '../page-of.tsx'
import { useScreenTitle } from './use-shell-text.ts'

interface Props {
  readonly id: ScreenId
  readonly record: UserRecord
  /** The screen that is open; one that is never in the menu counts as the one it goes with. */
  readonly current: ScreenId | undefined
  readonly exact: boolean
  readonly onGo?: (() => void) | undefined
}

/** One screen as a real link; its page is fetched as soon as one points at it. */
export const MenuLink = ({ id, record, current, exact, onGo }: Props) => {
  const name = useScreenTitle(record)(id)
  const { path, icon, app } = screenRow(id)
  const body = (
    <>
      {isIcon(icon) ? <Icon name={icon} /> : null}
      <span className="menu-words">
        <span className="menu-name">{name}</span>
      </span>
    </>
  )
  const here = id === current ? { 'aria-current': exact ? ('page' as const) : ('true' as const) } : {}
  const common = {
    className: 'menu-entry',
    title: name,
    'data-screen': id,
    ...here,
  }
  if (app === 'display')
    return (
      <a href={path} {...common}>
        {body}
      </a>
    )
  return (
    <Link
      to={path}
      {...common}
      {...(onGo ? { onClick: onGo } : {})}
      onPointerEnter={() => isConsoleScreen(id) && pageOf(id).preload?.()}
    >
      {body}
    </Link>
  )
}
