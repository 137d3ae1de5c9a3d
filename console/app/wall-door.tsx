import { useEffect } from 'react'
import { useShellText } from './shell/use-shell-text.ts'
import { Splash } from './splash.tsx'

export interface LeaveProps {
  readonly to: string
  readonly replace?: boolean
  /** The address this page was loaded for: when the server answers a wall's address with the console, going there would loop. */
  readonly loadedFor: string
}

/** Leaves to the display app, which the server serves under `to`. */
export const LeaveTo = ({ to, replace = false, loadedFor }: LeaveProps) => {
  const text = useShellText()
  const here = to.split(/[?#]/)[0] === loadedFor
  useEffect(() => {
    if (here) return
    if (replace) window.location.replace(to)
    else window.location.assign(to)
  }, [here, replace, to])
  if (!here) return <Splash />
  return (
    <section className="block" role="alert">
      <h1>{text('app.noWall')}</h1>
      <p>{text('app.noWallNote')}</p>
    </section>
  )
}
