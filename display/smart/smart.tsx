import type { ComponentType, ReactElement } from 'react'
import type { SceneId } from '../../shared/live/scenes.ts'
import type { ModeScreen } from '../../shared/live/screens.ts'
import { At } from '../screens/at.tsx'
import { ClipScreen } from '../screens/clip.tsx'
import { DataScreen } from '../screens/data.tsx'
import { useSmartTexts } from '../settings/smart-texts.ts'
import { isUpright, isWide } from '../stage/fit.ts'
import { useStage } from '../stage/stage.tsx'
import { Dots } from '../ui/dots.tsx'
import { useLater } from '../ui/later.ts'
import { Header } from '../zones/header/zone.tsx'
import { TickerZone } from '../zones/ticker/zone.tsx'
import { ALERT_S, neighbour, type Playable, type Turn } from './director.ts'
import { DayScene } from './scenes/day.tsx'
import { LiveScene } from './scenes/live.tsx'
import { OutlookScene } from './scenes/outlook.tsx'
import { WinnerScene } from './scenes/winner.tsx'
import { smartLayout } from './smart-layout.ts'
import { useDirector } from './use-director.ts'
import './smart.css'

const loadAds = async () => (await import('../screens/ads.tsx')).AdScreen
const loadShops = async () => (await import('../screens/shops.tsx')).ShopScreen

/** The data wall of the account's mode, loaded before its turn comes; of orders where that is not another one. */
const useDataWall = (data: ModeScreen | undefined): ComponentType => {
  const Ads = useLater(data === 'ads', loadAds)
  const Shops = useLater(data === 'shops', loadShops)
  return (data === 'ads' ? Ads : data === 'shops' ? Shops : undefined) ?? DataScreen
}

const bodies = { live: LiveScene, outlook: OutlookScene, day: DayScene, winner: WinnerScene } as const

/** What comes next and when, or why the wall stands. */
const Reason = ({ turn, list }: { turn: Turn; list: readonly Playable[] }): ReactElement | null => {
  const t = useSmartTexts()
  if (turn.held) return <span>{t('smart.paused')}</span>
  if (turn.cut) return <span>{t('smart.alert')}</span>
  const next = neighbour(list, turn.scene, 1)
  if (!next || next.scene === turn.scene) return null
  return <span>{t('smart.next', { scene: t(`scene.${next.scene}`), n: turn.left })}</span>
}

/** A scene of this wall alone, below the head that all walls have. */
const OwnScene = (props: { scene: keyof typeof bodies; turn: Turn; list: readonly Playable[] }): ReactElement => {
  const { scene, turn, list } = props
  const t = useSmartTexts()
  const { fit } = useStage()
  const at = smartLayout(fit.stage)
  const Body = bodies[scene]
  return (
    <>
      <At place={at.header}>
        <Header screen="smart" />
      </At>
      <At place={at.title}>
        <div className="smart-title">
          <h2>{t(`scene.${scene}`)}</h2>
          <Reason turn={turn} list={list} />
        </div>
      </At>
      <At place={at.body}>
        <Body at={at.body} turn={turn.n} />
      </At>
      <At place={at.footer}>
        <TickerZone w={at.footer.w} />
      </At>
    </>
  )
}

const isOwn = (scene: SceneId): scene is keyof typeof bodies => Object.hasOwn(bodies, scene)

/** The smart big screen: one scene after the other, on the same stage and of the same picture. */
export const SmartScreen = (): ReactElement => {
  const { turn, shown, list, data } = useDirector()
  const DataWall = useDataWall(data)
  const { fit } = useStage()
  const whole = turn.cut ? ALERT_S : list.find(({ scene }) => scene === turn.scene)?.seconds
  return (
    <div
      className="smart"
      data-scene={shown}
      data-held={turn.held || undefined}
      data-upright={isUpright(fit.stage) || undefined}
      data-wide={isWide(fit.stage) || undefined}
    >
      <div key={shown} className="smart-scene" data-own={isOwn(shown) || undefined}>
        {shown === 'data' && <DataWall />}
        {shown === 'clip' && <ClipScreen />}
        {isOwn(shown) && <OwnScene scene={shown} turn={turn} list={list} />}
      </div>
      <div className="smart-progress" aria-hidden="true">
        <Dots count={list.length} turn={list.findIndex(({ scene }) => scene === turn.scene)} />
        <span style={{ transform: `scaleX(${whole ? 1 - turn.left / whole : 0})` }} />
      </div>
    </div>
  )
}
