import { memo, type ReactElement, type ReactNode } from 'react'
import type { Figure } from '../../../shared/live/zones.ts'
import { type MetricId, metrics } from '../../../shared/metrics/catalogue.ts'
import { useCurrency, useZone } from '../../live/live.ts'
import { useTexts } from '../../settings/texts.ts'
import { ChangeMark } from '../../ui/change.tsx'
import { fitCount, fitMoney } from '../../ui/fit.ts'
import { Metric } from '../../ui/metric.tsx'
import { Panel } from '../../ui/panel.tsx'
import './kpi.css'

/** The six tiles of the wall, in their order. */
const tiles = ['M03', 'M05', 'M06', 'M07', 'M08', 'M17'] as const satisfies readonly MetricId[]
/** Room for a value at 44 units, em. */
const room = 4.6

interface TileProps {
  readonly id: MetricId
  readonly figure: Figure | undefined
  readonly currency: string
  /** Of a metric that another wall calls otherwise. */
  readonly name?: string
}

export const Tile = memo(({ id, figure, currency, name }: TileProps) => {
  const t = useTexts()
  const value = figure?.value ?? null
  const money = metrics[id].unit === 'money'
  const text = value === null ? '—' : money ? fitMoney(value, currency, room) : fitCount(value, room)
  return (
    <div className="kpi-tile">
      <div className="kpi-name">
        <span className="line">{name ?? t(id === 'M08' || id === 'M17' ? `short.${id}` : `metric.${id}`)}</span>
        {figure && <ChangeMark change={figure.change} />}
      </div>
      <Metric id={id} value={value} className="kpi-value" money={money}>
        {text}
      </Metric>
    </div>
  )
})

/** Six figures of the day; `more` stands below them. */
export const KpiZone = ({ more }: { more?: ReactNode }): ReactElement => {
  const t = useTexts()
  const figures = useZone('kpi')
  const currency = useCurrency()
  return (
    <Panel zone="kpi" data={figures} aside={t('compare.same')}>
      <div className="kpi-grid">
        {tiles.map((id) => (
          <Tile key={id} id={id} figure={figures?.find((one) => one.id === id)} currency={currency} />
        ))}
        {more}
      </div>
    </Panel>
  )
}
