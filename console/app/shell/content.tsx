import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { screenAt } from '../../../shared/access/screens.ts'
import { Crash } from '../crash.tsx'
import { LazyDenied } from '../lazy-denied.tsx'
import { useShell } from './shell-state.ts'
import { useShellText } from './use-shell-text.ts'

/** While a module is being switched to: the page before may not be of that module, and the next one comes with the reload. */
const Switching = () => {
  const text = useShellText()
  const code = useShell((state) => state.switching)
  if (code === null) return null
  return (
    <div className="switching" role="status" data-testid="switching">
      <span className="thin-bar" aria-hidden="true" />
      <p>{text('module.switching', { module: text(`module.${code}`) })}</p>
    </div>
  )
}

/** The page itself. What it throws stays in here, so that menu and account stay usable. */
export const Content = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation()
  const switching = useShell((state) => state.switching !== null)
  const main = useRef<HTMLElement>(null)
  const first = useRef(pathname)
  useEffect(() => {
    if (first.current !== pathname) main.current?.focus({ preventScroll: true })
    first.current = ''
  }, [pathname])
  const screen = screenAt(pathname)
  return (
    <main id="main" ref={main} tabIndex={-1} className="shell-main">
      {switching ? (
        <Switching />
      ) : (
        <Crash key={pathname} denied={(rules) => (screen ? <LazyDenied screen={screen} rules={rules} /> : null)}>
          {children}
        </Crash>
      )}
    </main>
  )
}
