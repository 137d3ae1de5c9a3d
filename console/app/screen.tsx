import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { guard } from '../../shared/access/guard.ts'
import { homeOf, safeRedirect } from '../../shared/access/home.ts'
import { type ScreenId, screenAt, screenRow, titleKey } from '../../shared/access/screens.ts'
import { isTextKey, useText } from '../i18n/use-text.ts'
import { setLikelyNext } from '../state/likely-next.ts'
import { useSession } from '../state/session.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { LazyDenied } from './lazy-denied.tsx'
import { isConsoleScreen, pageOf } from './page-of.tsx'
import { Splash } from './splash.tsx'
import { useTitle } from './use-title.ts'
import type { LeaveProps } from './wall-door.tsx'

const Layout = lazyPart<{ screen?: ScreenId; children: ReactNode }>(
  async () => (await import('./shell/layout.tsx')).Layout,
  <Splash />,
)

const loadedFor = window.location.pathname
const LeaveTo = lazyPart<LeaveProps>(async () => (await import('./wall-door.tsx')).LeaveTo, <Splash />)
// Like the pages by way of their table: what a page is made of is then not named in the first chunk.
const FirstPassword = lazyPart(async () => (await import('./pages.ts')).loadFirstPassword(), <Splash />)

// While the sign-in is answered, the first page behind it is on its way.
setLikelyNext(() => {
  Layout.preload()
  pageOf('console').preload?.()
})

/** Where the guard sends: within this app by the router, to the wall by a real navigation. */
const Go = ({ to }: { to: string }) => {
  const screen = screenAt(to.split(/[?#]/)[0] ?? to)
  return screen && screenRow(screen).app === 'display' ? (
    <LeaveTo to={to} replace loadedFor={loadedFor} />
  ) : (
    <Navigate to={to} replace />
  )
}

/**
 * The one route: the shared guard says what the address means for this session, this draws its answer. Titles of pages
 * behind the sign-in come with the layout.
 */
export const Screen = () => {
  const { pathname, search } = useLocation()
  const text = useText()
  const { token, record } = useSession()
  const answer = guard(pathname, search, token, record)
  const open = answer.kind === 'open' ? answer.screen : undefined
  const key = answer.kind === 'denied' ? 'error.denied' : open && titleKey(open)
  useTitle(key && isTextKey(key) ? text(key) : undefined)
  useEffect(() => {
    if (pathname) window.scrollTo(0, 0)
  }, [pathname])

  if (token && !record) return <Splash />
  if (token && record?.must_change === 1) return <FirstPassword />
  if (record && screenAt(pathname) === 'login') {
    return <Go to={safeRedirect(new URLSearchParams(search).get('redirect'), record) ?? homeOf(record)} />
  }
  switch (answer.kind) {
    case 'redirect':
      return <Go to={answer.to} />
    case 'unknown':
      return <Navigate to="/404" replace state={{ asked: pathname + search }} />
    case 'denied':
      return (
        <Layout>
          <LazyDenied screen={answer.screen} rules={answer.rules} />
        </Layout>
      )
    case 'open': {
      if (!isConsoleScreen(answer.screen)) return <LeaveTo to={pathname + search} loadedFor={loadedFor} />
      const Page = pageOf(answer.screen)
      if (screenRow(answer.screen).public) return <Page />
      Layout.preload()
      Page.preload?.()
      return (
        <Layout screen={answer.screen}>
          <Page />
        </Layout>
      )
    }
    default:
      return answer satisfies never
  }
}
