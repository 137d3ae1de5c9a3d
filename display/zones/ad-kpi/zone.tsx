import type { ReactElement } from 'react'
import { rateText } from '../../../shared/format/number.ts'
import type { Figure } from '../../../shared/live/zones.ts'
import { useCurrency, useZone } from '../../live/live.ts'
import { useAdTexts } from '../../settings/ad-texts.ts'
import { useTexts } from '../../settings/texts.ts'
import { ChangeMark } from '../../ui/change.tsx'
import { fitCount, fitMoney } from '../../ui/fit.ts'
import { Panel } from '../../ui/panel.tsx'
import { AdFigure } from '../ad-rows/figure.tsx'
import '../kpi/kpi.css'
import './ad-kpi.css'

/** The six tiles in their order. More of it is good, bad, or neither. */
const tiles = [
  { id: 'M25', unit: 'money', more: 'plain' },
  { id: 'conversions', unit: 'count', more: 'good' },
  { id: 'impressions', unit: 'count', more: 'good' },
  { id: 'clicks', unit: 'count', more: 'good' },
  { id: 'M26_CTR', unit: 'rate', more: 'good' },
  { id: 'M26_CPA', unit: 'money', more: 'bad' },
] as const
type TileRow = (typeof tiles)[number]

/** Room for a value at 44 units, em. */
const room = 4.6

const textOf = (value: number, unit: TileRow['unit'], currency: string): string => {
  if (unit === 'money') return fitMoney(value, currency, room)
  return unit === 'rate' ? rateText(value) : fitCount(value, room)
}

const Tile = ({ tile, figure }: { tile: TileRow; figure: Figure | undefined }): ReactElement => {
  const t = useAdTexts()
  const currency = useCurrency()
  const value = figure?.value ?? null
  return (
    <div className="kpi-tile" data-more={tile.more}>
      <div className="kpi-name">
        <span className="line">{t(`adFigure.${tile.id}`)}</span>
        {figure && <ChangeMark change={figure.change} />}
      </div>
      <AdFigure name={tile.id} value={value} className="kpi-value" money={tile.unit === 'money'}>
        {value === null ? '—' : textOf(value, tile.unit, currency)}
      </AdFigure>
    </div>
  )
}

export const AdKpiZone = (): ReactElement => {
  const t = useAdTexts()
  const common = useTexts()
  const figures = useZone('ad_kpi')
  return (
    <Panel zone="ad_kpi" data={figures} title={t('zone.ad_kpi')} aside={common('compare.same')}>
      <div className="kpi-grid">
        {tiles.map((tile) => (
          <Tile key={tile.id} tile={tile} figure={figures?.find(({ id }) => id === tile.id)} />
        ))}
      </div>
    </Panel>
  )
}
