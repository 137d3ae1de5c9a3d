import '@fontsource-variable/oxanium'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { screenAt } from '../../../shared/access/screens.ts'
import { useText } from '../../i18n/use-text.ts'
import { usePreferences } from '../../state/preferences.ts'
import { useSession } from '../../state/session.ts'
import { Crash } from '../crash.tsx'
import { Denied } from '../denied.tsx'
import { Splash } from '../splash.tsx'
import { Drawer } from './drawer.tsx'
import './shell.css'
import { Sidebar } from './sidebar.tsx'
import { Topbar } from './topbar.tsx'
import { useNarrow } from './use-narrow.ts'

const newClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: 5000, refetchOnReconnect: true } },
  })

/** The page itself. What it throws stays in here, so that menu and account stay usable. */
const Content = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const first = useRef(pathname)
  useEffect(() => {
    if (first.current !== pathname) main.current?.focus({ preventScroll: true })
    first.current = ''
  }, [pathname])
  const screen = screenAt(pathname)
  return (
    <main id="main" ref={main} tabIndex={-1} className="shell-main">
      <Crash key={pathname} denied={(rules) => (screen ? <Denied screen={screen} rules={rules} /> : null)}>
        <Suspense fallback={<Splash />}>{children}</Suspense>
      </Crash>
    </main>
  )
}

/** Sidebar, top bar and content. A wall seat (status 4) sees no navigation. Every session has its own cache of answers. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const text = useText()
  const { token, record } = useSession()
  const narrow = useNarrow()
  const open = usePreferences((state) => state.sidebarOpen)
  const [drawer, setDrawer] = useState(false)
  if (!record) return null
  const bare = record.status === 4
  return (
    <Session key={token}>
      <a className="skip" href="#main">
        {text('app.skip')}
      </a>
      <div className={bare || narrow ? 'shell' : open ? 'shell wide' : 'shell slim'}>
        {bare || narrow ? null : <Sidebar record={record} slim={!open} />}
        {!bare && narrow ? <Drawer record={record} open={drawer} onClose={() => setDrawer(false)} /> : null}
        <div className="shell-body">
          <Topbar record={record} {...(narrow && !bare ? { onMenu: () => setDrawer(true) } : {})} />
          <Content>{children}</Content>
        </div>
      </div>
    </Session>
  )
}

const Session = ({ children }: { children: ReactNode }) => {
  const [client] = useState(newClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
