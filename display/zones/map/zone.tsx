import type { ReactElement } from 'react'
import { firstDraw } from '../../live/first-draw.ts'
import { useZone } from '../../live/live.ts'
import { noteScene } from '../../live/scene-state.ts'
import { options, useSettings } from '../../settings/settings.ts'
import { reloadOnce } from '../../stage/reload.ts'
import { useLater } from '../../ui/later.ts'
import { Panel } from '../../ui/panel.tsx'
import { sceneSource } from './source.ts'
import './map.css'

const loadCountries = async () => (await import('./countries.tsx')).Countries
const loadScene = async () => {
  await firstDraw
  return (await import('../../scene/scene.tsx')).default
}

/** Three reloads an hour at most bring a browser back that blocked 3D after its GPU process died twice. */
const onBlocked = (): void => {
  const now = new Date()
  void reloadOnce(`gpu.${now.toISOString().slice(0, 13)}.${Math.floor(now.getMinutes() / 20)}`)
}

/** The picture of the wall. Where `covered`, a share of its height from below, stands under another zone, it has the whole place; else the leading countries stand beside it. */
export const MapZone = ({ covered = 0 }: { covered?: number }): ReactElement => {
  const rows = useZone('map')
  const { theme, language, still } = useSettings()
  const Scene = useLater(rows !== undefined, loadScene)
  const whole = covered > 0
  const Countries = useLater(!whole, loadCountries)
  return (
    <Panel zone="map" data={rows} open>
      <div className="map-scene" data-ready={Scene ? true : undefined} data-whole={whole || undefined}>
        {Scene && (
          <Scene
            source={sceneSource}
            theme={theme}
            tier={options.tier}
            still={still}
            lang={language}
            covered={covered}
            onState={(state) => {
              noteScene(state)
              if (state.reason === 'blocked') onBlocked()
            }}
          />
        )}
      </div>
      {whole ? null : <div className="map-side">{Countries && <Countries rows={rows ?? []} />}</div>}
    </Panel>
  )
}
