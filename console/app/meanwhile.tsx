import { Link } from 'react-router-dom'
import { decideAccess } from '../../shared/access/decide.ts'
import { menuOf } from '../../shared/access/menu.ts'
import { isComing, screenRow } from '../../shared/access/screens.ts'
import type { UserRecord } from '../../shared/record/record.ts'
import { useScreenTitle, useShellText } from './shell/use-shell-text.ts'

/** Of the menu, as many as are seen at a glance. */
const most = 5

/** What `record` can do before a page comes: the pages that it has. Every account has some. */
export const Meanwhile = ({ record }: { record: UserRecord }) => {
  const text = useShellText()
  const title = useScreenTitle(record)
  const here = menuOf(record).filter((id) => !isComing(id))
  const mayHide = record.company > 0 && record.hide_coming === 0 && decideAccess(record).allows('permissions')
  return (
    <div className="meanwhile" data-testid="meanwhile">
      <h2>{text('coming.here')}</h2>
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
      </p>
      {mayHide ? (
        <p>
          <Link to={screenRow('permissions').path}>{text('coming.hide')}</Link>
        </p>
      ) : null}
    </div>
  )
}
