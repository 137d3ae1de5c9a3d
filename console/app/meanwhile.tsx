import { Link } from 'react-router-dom'
import { decideAccess } from '../../shared/access/decide.ts'
import { menuOf } from '../../shared/access/menu.ts'
import { isComing, screenRow } from '../../shared/access/screens.ts'
import type { UserRecord } from '../../shared/record/record.ts'
import { openSessionDialog } from '../state/session-dialog.ts'
import { useMenuText } from './shell/use-menu-text.ts'
import { useScreenTitle, useShellText } from './shell/use-shell-text.ts'

/** Of the menu, as many as are seen at a glance. */
const most = 5

const ofTheAccount = [
  ['announcements', 'announ.bell'],
  ['notices', 'notice.title'],
  ['phone', 'menu.phone'],
  ['password', 'menu.password'],
  ['avatar', 'menu.avatar'],
] as const

/** What `record` can do before a page comes: the pages that it has, or, without any, what is to be done about the account. */
export const Meanwhile = ({ record }: { record: UserRecord }) => {
  const text = useShellText()
  const say = useMenuText()
  const title = useScreenTitle(record)
  const here = menuOf(record).filter((id) => !isComing(id))
  const mayHide = record.company > 0 && record.hide_coming === 0 && decideAccess(record).allows('permissions')
  return (
    <div className="meanwhile" data-testid="meanwhile">
      <h2>{text(here.length > 0 ? 'coming.here' : 'coming.account')}</h2>
      <p className="block-actions">
        {here.slice(0, most).map((id) => {
          const { app, path } = screenRow(id)
          return app === 'display' ? (
            <a key={id} className="button" href={path}>
              {title(id)}
            </a>
          ) : (
            <Link key={id} className="button" to={path}>
              {title(id)}
            </Link>
          )
        })}
        {here.length === 0
          ? ofTheAccount.map(([dialog, name]) => (
              <button key={dialog} type="button" className="button" onClick={() => openSessionDialog(dialog)}>
                {say(name)}
              </button>
            ))
          : null}
      </p>
      {mayHide ? (
        <p>
          <Link to={screenRow('permissions').path}>{text('coming.hide')}</Link>
        </p>
      ) : null}
    </div>
  )
}
