import { createContext, useContext } from 'react'
import { type MetricId, type MetricUnit, metricUnit } from '../../shared/metrics/catalogue.ts'
import './figure.css'
import { exactUnit, shortUnit } from './figure-text.ts'

/** What every figure of a panel shares: its currency, the zone of its times and the time of its data (Unix seconds). */
export interface Frame {
  readonly currency: string
  readonly zone: string
  readonly time: number
}

export const FrameContext = createContext<Frame>({ currency: 'USD', zone: 'UTC', time: 0 })
export const useFrame = (): Frame => useContext(FrameContext)

interface Look {
  readonly value: number | null
  /** `exact` writes every digit; `short` uses K and M and keeps the exact value in the tooltip. */
  readonly as?: 'exact' | 'short'
}

/** A figure under its own name and unit, with its exact value on the element. */
export const NamedFigure = ({ name, unit, value, as = 'short' }: Look & { name: string; unit: MetricUnit }) => {
  const { currency } = useFrame()
  const exact = exactUnit(unit, value, currency)
  const shown = as === 'exact' ? exact : shortUnit(unit, value, currency)
  return (
    <data
      className="figure"
      value={value ?? ''}
      data-metric={name}
      data-unit={unit}
      {...(value === null ? {} : { 'data-value': value })}
      {...(shown === exact ? {} : { title: exact })}
    >
      {shown}
    </data>
  )
}

/** A metric of the catalogue. */
export const Figure = ({ metric, ...look }: Look & { metric: MetricId }) => (
  <NamedFigure name={metric} unit={metricUnit(metric)} {...look} />
)
