import '@fontsource-variable/oxanium'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type ScreenId, screenAt } from '../../../shared/access/screens.ts'
import { currentModule } from '../../../shared/modules/modules.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { useSession } from '../../state/session.ts'
import { useNarrow } from '../../ui/use-narrow.ts'
import { SessionParts } from '../session-parts.tsx'
import { useTitle } from '../use-title.ts'
import { AnswerCache } from './answer-cache.tsx'
import { BareCorner } from './bare-corner.tsx'
import { Content } from './content.tsx'
import { Crumbs } from './crumbs.tsx'
import { Drawer } from './drawer.tsx'
import { useShellKeys } from './keys.ts'
import { ModuleNotice } from './module-notice.tsx'
import { Overlays } from './overlays.tsx'
import './shell.css'
import '../../ui/link-button.css'
import { useShell } from './shell-state.ts'
import { Sidebar } from './sidebar.tsx'
import { Topbar } from './topbar.tsx'
import { useFold } from './use-fold.ts'
import { useScreenTitle, useShellText } from './use-shell-text.ts'

interface Props {
  readonly record: UserRecord
  readonly children: ReactNode
}

/** Sidebar (a drawer on narrow screens), top bar, breadcrumb and content. */
const Frame = ({ record, children }: Props) => {
  const narrow = useNarrow()
  const { wide, flip } = useFold(screenAt(useLocation().pathname))
  const switching = useShell((state) => state.switching !== null)
  const [drawer, setDrawer] = useState(false)
  useShellKeys(flip)
  return (
    <div className={narrow ? 'shell' : wide ? 'shell wide' : 'shell slim'}>
      {narrow ? null : <Sidebar record={record} slim={!wide} onFold={flip} />}
      {narrow ? <Drawer record={record} open={drawer} onClose={() => setDrawer(false)} /> : null}
      <div className="shell-body">
        <Topbar record={record} {...(narrow ? { onMenu: () => setDrawer(true) } : {})} />
        <Crumbs record={record} />
        <Content>{children}</Content>
      </div>
      <ModuleNotice />
      <Overlays />
      {switching ? null : <SessionParts />}
    </div>
  )
}

/** A wall seat (status 4): the page on the whole screen. */
const Bare = ({ record, children }: Props) => (
  <div className="shell bare">
    <BareCorner record={record} />
    <Content>{children}</Content>
  </div>
)

/** What stands around every page behind the sign-in. `screen` is the open one; a refusal has its own title. */
export const Layout = ({ screen, children }: { screen?: ScreenId; children: ReactNode }) => {
  const text = useShellText()
  const { token, record } = useSession()
  const titleFor = useScreenTitle(record)
  useTitle(screen && titleFor(screen))
  if (!record) return null
  const Around = record.status === 4 ? Bare : Frame
  return (
    <AnswerCache key={token} mode={currentModule(record)}>
      <a className="skip" href="#main">
        {text('app.skip')}
      </a>
      <Around record={record}>{children}</Around>
    </AnswerCache>
  )
}
