import { useLocation } from 'react-router-dom'
import { groupTitle, screenAt, screenRow } from '../../../shared/access/screens.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { useScreenTitle, useShellText } from './use-shell-text.ts'
import { WayHome } from './way-home.tsx'

/** Home / group / screen. */
const Trail = ({ record }: { record: UserRecord }) => {
  const text = useShellText()
  const titleFor = useScreenTitle(record)
  const screen = screenAt(useLocation().pathname)
  const group = screen && screenRow(screen).group
  return (
    <nav className="crumbs" aria-label={text('app.crumbs')}>
      <ol>
        <li>
          <WayHome record={record}>{text('app.home')}</WayHome>
        </li>
        {group ? <li>{text(groupTitle(group))}</li> : null}
        {screen ? <li aria-current="page">{titleFor(screen)}</li> : null}
      </ol>
    </nav>
  )
}

/** The line between top bar and page: where one is, and whether the figures are a demonstration's. */
export const Crumbs = ({ record }: { record: UserRecord }) => {
  const text = useShellText()
  return (
    <section className="crumb-line" aria-label={text('app.place')}>
      <Trail record={record} />
      {record.demo ? (
        <span className="demo-mark" data-testid="demo">
          {text('product.demo')}
        </span>
      ) : null}
    </section>
  )
}
