import { Component, type ReactElement, type ReactNode, useEffect } from 'react'
import { announceBuild } from './live/builds.ts'
import { firstDraw } from './live/first-draw.ts'
import { startLink } from './live/link.ts'
import { connection, pulse, server, store, useAge, useBeat, usePhase } from './live/live.ts'
import { DataScreen } from './screens/data.tsx'
import { readItem } from './settings/stored-items.ts'
import { useTexts } from './settings/texts.ts'
import { followLostChunks, reloadOnce } from './stage/reload.ts'
import { Stage } from './stage/stage.tsx'
import { useLater } from './ui/later.ts'
import { Latest } from './ui/latest.tsx'

const loadClosed = async () => (await import('./screens/closed.tsx')).Closed
const loadAttendant = async () => {
  await firstDraw
  return (await import('./stage/attendant.tsx')).Attendant
}

/** A failure of the whole picture: said in words, and one fresh start. */
class Fence extends Component<{ children: ReactNode; fallback: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = (): { failed: boolean } => ({ failed: true })
  override componentDidCatch(): void {
    void reloadOnce(`broken.${__BUILD_ID__}`)
  }
  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}

const Wall = (): ReactElement => {
  const age = useAge()
  const source = useBeat((state) => state.health.source)
  const Attendant = useLater(true, loadAttendant)
  useEffect(() => startLink({ store, server, connection, onReload: announceBuild }), [])
  return (
    <div className="wall" data-age={age ?? 'offline'} data-source={source}>
      <DataScreen />
      <Latest />
      {Attendant && <Attendant />}
    </div>
  )
}

const Pages = (): ReactElement | undefined => {
  const phase = usePhase()
  const closed = phase === 'forbidden' || phase === 'signed-out' || readItem('token') === null
  const Closed = useLater(closed, loadClosed)
  return closed ? Closed && <Closed phase={phase} /> : <Wall />
}

export const App = (): ReactElement => {
  const t = useTexts()
  useEffect(() => followLostChunks(__BUILD_ID__), [])
  useEffect(() => {
    document.title = `${t('screen.dataScreen')} - ${t('product.name')}`
  }, [t])
  useEffect(() => () => pulse.stop(), [])
  return (
    <Stage>
      <Fence fallback={<p className="panel-wait">{t('page.broken')}</p>}>
        <Pages />
      </Fence>
    </Stage>
  )
}
