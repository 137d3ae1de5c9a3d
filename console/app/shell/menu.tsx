import { NavLink } from 'react-router-dom'
import { menuOf } from '../../../shared/access/menu.ts'
import { screenRow } from '../../../shared/access/screens.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { isTextKey, useText } from '../../i18n/use-text.ts'
import { Icon, isIcon } from '../../ui/icon.tsx'

/** The record's menu as real links: what it holds is the answer of the same rules as guard and API. */
export const Menu = ({ record, onGo }: { record: UserRecord; onGo?: () => void }) => {
  const text = useText()
  return (
    <nav className="menu" data-testid="menu" aria-label={text('app.menu')}>
      <ul>
        {menuOf(record).map((id) => {
          const { path, title, icon, app } = screenRow(id)
          const name = isTextKey(title) ? text(title) : title
          const body = (
            <>
              {isIcon(icon) ? <Icon name={icon} /> : null}
              <span className="menu-name">{name}</span>
            </>
          )
          return (
            <li key={id}>
              {app === 'display' ? (
                <a href={path} title={name} data-screen={id}>
                  {body}
                </a>
              ) : (
                <NavLink to={path} title={name} data-screen={id} {...(onGo ? { onClick: onGo } : {})}>
                  {body}
                </NavLink>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
