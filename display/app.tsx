import { Component, type ReactElement, type ReactNode, useEffect } from 'react'
import { screenOfModule } from '../shared/access/mode.ts'
import type { LiveScreen, PageScreen } from '../shared/live/screens.ts'
import { announceBuild } from './live/builds.ts'
import type { Phase } from './live/connection.ts'
import { isFinal } from './live/connection.ts'
import { firstDraw } from './live/first-draw.ts'
import { startLink } from './live/link.ts'
import { connection, pulse, server, store, useAge, useBeat, useHead, usePhase } from './live/live.ts'
import { setReplay, useReplay } from './live/replay-day.ts'
import { shutHeard, useHeard } from './live/scene-link.ts'
import { DataScreen } from './screens/data.tsx'
import { storedModule } from './settings/mode.ts'
import { openedScreen } from './settings/opened.ts'
import { readItem } from './settings/stored-items.ts'
import { useTexts } from './settings/texts.ts'
import { followLostChunks, reloadOnce } from './stage/reload.ts'
import { Stage } from './stage/stage.tsx'
import { useLater } from './ui/later.ts'
import { Latest } from './ui/latest.tsx'

const loadClosed = async () => (await import('./screens/closed.tsx')).Closed
const loadClip = async () => (await import('./screens/clip.tsx')).ClipScreen
const loadAds = async () => (await import('./screens/ads.tsx')).AdScreen
const loadShops = async () => {
  await firstDraw
  return (await import('./screens/shops.tsx')).ShopScreen
}
const loadSmart = async () => (await import('./smart/smart.tsx')).SmartScreen
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

/** A day or an hour of the past in place of the present, once its code is there; returns its end. */
const startReplayOf = (asked: string): (() => void) => {
  let stop: (() => void) | undefined
  let wanted = true
  const end = (): void => setReplay(undefined)
  import('./live/replay.ts').then(({ startReplay }) => {
    if (wanted) stop = startReplay({ store, asked, onEnd: end })
  }, end)
  return () => {
    wanted = false
    stop?.()
  }
}

const restedMs = 4000
/** A part that cannot be had: the wall goes on without it. */
const noPart = (): void => {}

/** Shows what this box has kept, and once the wall has all that it shows keeps that for a start without network; returns its end. */
const keepOnBox = (screen: LiveScreen): (() => void) => {
  let stop: (() => void) | undefined
  let wanted = true
  const keeping = async () => (wanted ? await import('./live/keeping.ts') : undefined)
  if (readItem('picture')) keeping().then((part) => part?.restorePicture(screen, store), noPart)
  const start = (): void => {
    keeping().then((part) => {
      stop = wanted ? part?.startKeeping(screen, store, () => pulse.age() === 'live') : undefined
    }, noPart)
  }
  const timer = setTimeout(start, restedMs)
  return () => {
    wanted = false
    clearTimeout(timer)
    stop?.()
  }
}

const ClipBody = (): ReactElement | undefined => {
  const Clip = useLater(true, loadClip)
  return Clip && <Clip />
}

const AdBody = (): ReactElement | undefined => {
  const Ads = useLater(true, loadAds)
  return Ads && <Ads />
}

/** Its first numbers are those of the data wall, and stand there before the rest is loaded. */
const ShopBody = (): ReactElement => {
  const Shops = useLater(true, loadShops)
  return Shops ? <Shops /> : <DataScreen screen="shops" />
}

const SmartBody = (): ReactElement | undefined => {
  const Smart = useLater(true, loadSmart)
  return Smart && <Smart />
}

const bodies: Readonly<Record<LiveScreen, () => ReactElement | undefined>> = {
  data: () => <DataScreen />,
  clip: ClipBody,
  smart: SmartBody,
  ads: AdBody,
  shops: ShopBody,
}

/** The smart wall goes on where the wall of a scene is refused. */
const gentle = {
  ...connection,
  set: (phase: Phase): void => (phase === 'forbidden' ? shutHeard() : connection.set(phase)),
}

/** The wall of a page: which one stands on that of the data wall follows from the account's mode. */
const useScreenOf = (page: PageScreen): LiveScreen => {
  const module = useHead()?.module ?? storedModule
  return page === 'data' ? screenOfModule(module) : page
}

/** A wall that shows the present by its relay; the data wall a day of the past too. */
const LiveWall = ({ page }: { page: PageScreen }): ReactElement => {
  const screen = useScreenOf(page)
  const age = useAge()
  const source = useBeat((state) => state.health.source)
  const asked = useReplay()
  const isOfOrders = screen === 'data' || screen === 'shops'
  const replayed = isOfOrders ? asked : undefined
  const heard = useHeard()
  const room = screen === 'smart' ? heard : screen
  // Of the past there is the data wall.
  const Body = bodies[replayed === undefined ? screen : 'data']
  useEffect(() => {
    if (replayed !== undefined) return
    return keepOnBox(screen)
  }, [replayed, screen])
  useEffect(
    () =>
      replayed === undefined
        ? startLink({
            screen: room,
            store,
            server,
            connection: room === screen ? connection : gentle,
            onReload: announceBuild,
          })
        : startReplayOf(replayed),
    [replayed, screen, room],
  )
  return (
    <div
      className="wall"
      data-age={replayed === undefined ? (age ?? 'offline') : undefined}
      data-source={source}
      data-replay={replayed}
    >
      <Body />
      {isOfOrders && <Latest />}
    </div>
  )
}

/** The walls that are drawn, by their screens. */
const liveScreens = { dataScreen: 'data', clipScreen: 'clip', smartScreen: 'smart' } as const

/** The screen of the path, and what looks after it. */
const Wall = (): ReactElement => {
  const Attendant = useLater(true, loadAttendant)
  return (
    <>
      <LiveWall page={liveScreens[openedScreen]} />
      {Attendant && <Attendant />}
    </>
  )
}

const Pages = (): ReactElement | undefined => {
  const phase = usePhase()
  const closed = isFinal(phase) || readItem('token') === null
  const Closed = useLater(closed, loadClosed)
  return closed ? Closed && <Closed phase={phase} /> : <Wall />
}

export const App = (): ReactElement => {
  const t = useTexts()
  useEffect(() => followLostChunks(__BUILD_ID__), [])
  useEffect(() => {
    document.title = `${t(`screen.${openedScreen}`)} - ${t('product.name')}`
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
