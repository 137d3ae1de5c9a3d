import { memo, type ReactElement } from 'react'
import { countryName } from '../../../shared/geo/countries.ts'
import type { Zones } from '../../../shared/live/zones.ts'
import { firstDraw } from '../../live/first-draw.ts'
import { useCurrency, useZone } from '../../live/live.ts'
import { noteScene } from '../../live/scene-state.ts'
import { options, useSettings } from '../../settings/settings.ts'
import { useTexts } from '../../settings/texts.ts'
import { reloadOnce } from '../../stage/reload.ts'
import { ChangeMark } from '../../ui/change.tsx'
import { columnMoney, fitCount } from '../../ui/fit.ts'
import { useLater } from '../../ui/later.ts'
import { Panel } from '../../ui/panel.tsx'
import { sceneSource } from './source.ts'
import './map.css'

const slots = 6
const loadScene = async () => {
  await firstDraw
  return (await import('../../scene/scene.tsx')).default
}

/** Three reloads an hour at most bring a browser back that blocked 3D after its GPU process died twice. */
const onBlocked = (): void => {
  const now = new Date()
  void reloadOnce(`gpu.${now.toISOString().slice(0, 13)}.${Math.floor(now.getMinutes() / 20)}`)
}

const Row = memo(({ row, index }: { row: Zones['map'][number]; index: number }) => {
  const t = useTexts()
  const { language } = useSettings()
  const currency = useCurrency()
  return (
    <li data-region={row.id} data-rank={index + 1} style={{ transform: `translateY(${index * 100}%)` }}>
      <p>
        <span className="line">{countryName(row.id, language)}</span>
        <span className="digits map-amt" data-value={row.amt}>
          {columnMoney(row.amt, currency, 4.6)}
        </span>
      </p>
      <p className="map-more">
        <span className="line">
          {t('column.orders')} <span className="digits">{fitCount(row.orders, 3)}</span>
        </span>
        <ChangeMark change={row.change} />
      </p>
    </li>
  )
})

const Countries = ({ rows }: { rows: Zones['map'] }): ReactElement => {
  const t = useTexts()
  const placed = rows.slice(0, slots).map((row, index) => ({ row, index }))
  if (placed.length === 0) return <p className="panel-wait">{t('empty.none')}</p>
  placed.sort((a, b) => (a.row.id < b.row.id ? -1 : 1))
  return (
    <ol className="map-list">
      {placed.map(({ row, index }) => (
        <Row key={row.id} row={row} index={index} />
      ))}
    </ol>
  )
}

/** The picture of the wall. Where `covered`, a share of its height from below, stands under another zone, it has the whole place; else the leading countries stand beside it. */
export const MapZone = ({ covered = 0 }: { covered?: number }): ReactElement => {
  const rows = useZone('map')
  const { theme, language, still } = useSettings()
  const Scene = useLater(rows !== undefined, loadScene)
  const whole = covered > 0
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
      {whole ? null : (
        <div className="map-side">
          <Countries rows={rows ?? []} />
        </div>
      )}
    </Panel>
  )
}
